/**
 * win-row.js -- what else there is after a win: the other solutions of the board.
 */
import { make } from '../../dom.js';
import { textButton } from '../../parts/buttons.js';

export function winRow(t, others) {
  const rest = textButton('', others);
  const status = make('p', { class: 'note' });
  const element = make('div', { class: 'row wrap' }, rest, status);
  element.show = ({ position, rank }) => {
    const k = position.solved && rank.found ? rank.found.n - 1n : 0n;
    element.hidden = !position.solved;
    rest.hidden = k === 0n;
    rest.lastChild.textContent = t('play.others', { k: t.number(k) });
    status.textContent = '';
  };
  element.say = (text) => {
    status.textContent = text;
  };
  return element;
}
