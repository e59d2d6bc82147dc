/**
 * share.js -- the sheet behind the Share button.
 */
import { copyRow } from '../element/parts/copy-row.js';
import { makeDialog } from '../element/parts/dialog.js';

export function openShare({ board, words }) {
  const dialog = makeDialog(words, words('shell.share'), copyRow(board, words));
  document.body.append(dialog);
  dialog.showModal();
}
