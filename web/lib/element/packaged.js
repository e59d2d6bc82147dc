/**
 * packaged.js -- the element with everything inside: for a <script> tag, for require(), and
 * for frames that may load no file.
 */
import '../embed/inlined.js';

export * from './index.js';
