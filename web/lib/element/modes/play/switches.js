/**
 * switches.js -- what a player likes: a letter in every region, crosses by taps, the time.
 */
import { make } from '../../dom.js';
import { HABITS } from './habits.js';

/** `choose(name, on)` is called when one is switched. */
export function switchRow(t, choose) {
  const boxes = Object.fromEntries(
    Object.keys(HABITS).map((name) => {
      const box = make('input', { type: 'checkbox', onchange: () => choose(name, box.checked) });
      return [name, box];
    }),
  );
  const labels = Object.entries(boxes).map(([name, box]) =>
    make('label', { class: 'check' }, box, t(`play.switch.${name}`)),
  );
  const element = make('div', { class: 'row wrap switches' }, ...labels);
  element.show = ({ habits, board }) => {
    for (const [name, box] of Object.entries(boxes)) box.checked = habits[name];
    boxes.letters.parentNode.hidden = board.rules !== 'regions';
    boxes.marks.parentNode.hidden = board.rules === 'regions';
  };
  return element;
}
