/**
 * dialog.js -- a sheet over the page with a heading and a way out.
 */
import { make } from '../dom.js';
import { iconButton } from './buttons.js';

let number = 0;

export function makeDialog(t, title, ...children) {
  const id = `nq-dialog-${++number}`;
  const close = () => dialog.close();
  const head = make(
    'div',
    { class: 'head' },
    make('h2', { id }, title),
    iconButton('close', t('shell.close'), close),
  );
  const dialog = make('dialog', { 'aria-labelledby': id }, head, ...children);
  // A click on the backdrop arrives at the dialog itself.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}
