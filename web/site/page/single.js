/**
 * single.js -- everything of nqueens.html, bundled by the build into one script.
 */
import '../../lib/embed/inlined.js';
import './page.js';
