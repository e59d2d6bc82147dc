/**
 * embed-button.js -- a button that opens the page's share sheet for a board in a text.
 *
 * The sheet has the page's style in a tree of its own: the text around keeps the document's.
 */
import { make } from '../../lib/element/dom.js';
import { controls } from '../../lib/element/styles/controls.js';
import { addSheets } from '../../lib/element/styles/index.js';
import { tokens } from '../../lib/element/styles/tokens.js';
import { translator } from '../../lib/element/translate.js';
import { openShare } from './share.js';

/** `top` is where the page and embed.html lie. */
export function embedButton(board, preferences, top) {
  board.base = top;
  const t = translator(document.documentElement.lang);
  const onclick = () => openShare({ board, address: board, preferences, t, root: sheetRoot() });
  const sheetRoot = () => {
    const host = make('div', { class: 'sheet' });
    host.setAttribute('theme', preferences.theme);
    const root = host.attachShadow({ mode: 'open' });
    addSheets(root, [tokens, controls]);
    document.body.append(host);
    root.addEventListener('close', () => host.remove(), true);
    return root;
  };
  return make('button', { type: 'button', class: 'embed', onclick }, t('copy.board'));
}
