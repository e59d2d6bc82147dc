/**
 * single.js -- everything of nqueens.html, bundled by the build into one script.
 */
import '../embed/inlined.js';
import './page.js';
