/**
 * toast.js -- a message that can be sent away.
 */
import { make } from '../../lib/element/dom.js';
import { kindMark } from '../../lib/element/icons.js';
import { iconButton } from '../../lib/element/parts/buttons.js';

export function showToast(t, text) {
  document.querySelector('.toast')?.remove();
  const message = make(
    'p',
    { class: 'trouble', role: 'alert' },
    kindMark('reject'),
    make('span', {}, text),
  );
  const toast = make('div', { class: 'toast' }, message);
  toast.append(iconButton('close', t('shell.close'), () => toast.remove()));
  document.body.append(toast);
}
