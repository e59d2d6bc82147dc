/**
 * index.js -- the style sheets, made once and shared by all elements of a page.
 *
 * Constructed sheets are no inline style: the strictest policy allows them.
 */
import { controls } from './controls.js';
import { layout } from './layout.js';
import { play } from './play.js';
import { tokens } from './tokens.js';

const made = new Map();

function sheet(text) {
  if (!made.has(text)) {
    const fresh = new CSSStyleSheet();
    fresh.replaceSync(text);
    made.set(text, fresh);
  }
  return made.get(text);
}

export function elementSheets() {
  return [tokens, controls, layout, play].map(sheet);
}
