/**
 * prose.js -- a link or button in the text that moves a board.
 *
 *     <a href="#four" data-board="four" data-step="51">the first solution</a>
 *
 * `data-board` is the board's id; every other `data-` attribute that is named like a key sets
 * that key. Without a script the link leads to the board. While the board shows what a link
 * sets, the link has `aria-current`.
 */
import { KEYS, readKey, writeKey } from './keys.js';

const LINKS = ':is(a, button)[data-board]';

/** How the reader likes to see boards is no business of a link. */
const SET_BY_LINKS = KEYS.filter((key) => !['theme', 'lang', 'controls'].includes(key));

/** Boards are elements named `tag`. */
export function watchProse(root, tag) {
  root.addEventListener('click', (event) => onClick(event, tag));
  for (const type of ['nq-step', 'nq-change', 'nq-ready']) {
    root.addEventListener(type, ({ target }) => showCurrent(target));
  }
}

function onClick(event, tag) {
  const link = event.target.closest?.(LINKS);
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || event.defaultPrevented || elsewhere) return;
  const board = link.ownerDocument.getElementById(link.dataset.board);
  if (board?.localName !== tag) return;
  event.preventDefault();
  board.pause();
  for (const [key, text] of keysOf(link)) board.setAttribute(key, text);
  board.scrollIntoView({ block: 'nearest' });
  queueMicrotask(() => showCurrent(board));
}

const keysOf = ({ dataset }) =>
  Object.entries(dataset).filter(([key]) => SET_BY_LINKS.includes(key));

function showCurrent(board) {
  if (!board.id) return;
  for (const link of board.ownerDocument.querySelectorAll(LINKS)) {
    if (link.dataset.board !== board.id) continue;
    if (isShown(board, link)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Values are compared as they are written: `8` and `08` are the same. */
function isShown(board, link) {
  const keys = keysOf(link);
  return keys.length > 0 && keys.every(([key, text]) => isSet(board, key, readKey(key, text)));
}

function isSet(board, key, wanted) {
  const { [key]: value } = board;
  if (wanted === undefined || value === undefined) return false;
  return writeKey(key, value) === writeKey(key, wanted);
}
