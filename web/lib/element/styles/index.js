/**
 * index.js -- the style sheets, made once and shared by all elements of a page.
 *
 * Constructed sheets are no inline style: the strictest policy allows them.
 */
import { controls } from './controls.js';
import { count } from './count.js';
import { layout } from './layout.js';
import { play } from './play.js';
import { solutions } from './solutions.js';
import { tokens } from './tokens.js';
import { trace } from './trace.js';

const made = new Map();

function sheet(text) {
  if (!made.has(text)) {
    const fresh = new CSSStyleSheet();
    fresh.replaceSync(text);
    made.set(text, fresh);
  }
  return made.get(text);
}

/** Adds the sheet of a part that was loaded later to the element that the part stands in. */
export function addSheet(part, text) {
  const root = part.getRootNode();
  if (!globalThis.CSSStyleSheet?.prototype.replaceSync || !root.adoptedStyleSheets) return;
  const added = sheet(text);
  if (!root.adoptedStyleSheets.includes(added)) root.adoptedStyleSheets.push(added);
}

/** None where sheets cannot be constructed, as in test runners without a layout. */
export function elementSheets() {
  if (!globalThis.CSSStyleSheet?.prototype.replaceSync) return [];
  return [tokens, controls, layout, play, trace, solutions, count].map(sheet);
}

/** The page shows some of the same controls outside of the element. */
export function pageSheets() {
  return [tokens, controls].map(sheet);
}
