/**
 * switches.js -- what a player likes: a letter in every region, crosses by taps, the time, and
 * crosses on attacked cells by themselves.
 */
import { make } from '../../dom.js';
import { DEFAULTS } from '../../keys.js';
import { HABITS } from './habits.js';

/** `choose(name, on)` is called when a habit is switched; auto-marks are the key `assist`. */
export function switchRow({ t, change }, choose) {
  const boxOf = (name, use) => {
    const box = make('input', { type: 'checkbox', onchange: () => use(box.checked) });
    return [name, box];
  };
  const habits = Object.keys(HABITS).map((name) => boxOf(name, (on) => choose(name, on)));
  const auto = boxOf('auto', (on) => change({ assist: on ? 'attacked' : DEFAULTS.assist }));
  const boxes = Object.fromEntries([...habits, auto]);
  const labels = Object.entries(boxes).map(([name, box]) =>
    make('label', { class: 'check' }, box, t(`play.switch.${name}`)),
  );
  const element = make('div', { class: 'row wrap switches' }, ...labels);
  element.show = ({ habits: liked, board }, { assist }) => {
    for (const [name, box] of Object.entries(boxes)) box.checked = liked[name] === true;
    boxes.auto.checked = assist === 'attacked';
    boxes.letters.parentNode.hidden = board.rules !== 'regions';
    boxes.marks.parentNode.hidden = board.rules === 'regions';
  };
  return element;
}
