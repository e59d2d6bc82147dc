/**
 * main.jsx -- shows the document; any framework that speaks MDX does the same.
 */
import { createRoot } from 'react-dom/client';

import Document from './eight-queens.mdx';

createRoot(document.getElementById('root')).render(<Document />);
