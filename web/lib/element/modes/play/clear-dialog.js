/**
 * clear-dialog.js -- what is cleared of a board with queens and crosses: the crosses, or all.
 */
import { make } from '../../dom.js';
import { textButton } from '../../parts/buttons.js';
import { makeDialog } from '../../parts/dialog.js';

/** `act(event)` is called with what was chosen. */
export function askToClear({ t, element }, act) {
  const choice = (key, type, options) => {
    const onclick = () => {
      dialog.close();
      act({ type });
    };
    return textButton(t(key), onclick, options);
  };
  const crosses = choice('play.clear.crosses', 'wipe', { main: true });
  const all = choice('play.clear.all', 'clear');
  const dialog = makeDialog(t, t('play.clear'), make('div', { class: 'row wrap' }, crosses, all));
  element.shadowRoot.append(dialog);
  dialog.showModal();
}
