/**
 * main.jsx -- a small page around the component: the size is React's, the steps are counted.
 */
import { useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { Board } from './Board.jsx';

function Page() {
  const [n, setN] = useState(5);
  const [steps, setSteps] = useState(0);
  const count = useCallback(() => setSteps((before) => before + 1), []);
  return (
    <main>
      <h1>Queens in React</h1>
      <label>
        n{' '}
        <input
          type="number"
          min="1"
          max="12"
          value={n}
          onChange={(e) => setN(Number(e.target.value))}
        />
      </label>
      <Board mode="trace" n={n} algorithm="lookup" onStep={count} />
      <p id="steps">{steps} steps shown</p>
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
