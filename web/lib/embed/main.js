/**
 * main.js -- everything of embed.html, bundled by the build into one classic script.
 */
import './inlined.js';
import './embed.js';
