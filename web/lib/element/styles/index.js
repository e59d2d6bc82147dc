/**
 * index.js -- style sheets are made once and shared by all elements of a page. A board has its
 * own; what stands around it, modes and panes bring theirs.
 *
 * Constructed sheets are no inline style: the strictest policy allows them.
 */
import { board } from './board.js';
import { tokens } from './tokens.js';

export const BOARD_SHEETS = [tokens, board];

const made = new Map();

function sheet(text) {
  if (!made.has(text)) {
    const fresh = new CSSStyleSheet();
    fresh.replaceSync(text);
    made.set(text, fresh);
  }
  return made.get(text);
}

/**
 * Adds sheets to a root, each once; nothing where sheets cannot be constructed, as in test runners
 * without a layout.
 */
export function addSheets(root, texts = []) {
  if (!globalThis.CSSStyleSheet?.prototype.replaceSync || !root.adoptedStyleSheets) return;
  const fresh = texts.map(sheet).filter((one) => !root.adoptedStyleSheets.includes(one));
  if (fresh.length) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...fresh];
}
