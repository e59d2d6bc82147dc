/**
 * speed.js -- steps a second on a logarithmic slider, from one in two seconds to a thousand.
 */
import { make, say } from '../dom.js';

const SLOWEST = 0.5;
const FASTEST = 1000;
const MARKS = 100;

const toMark = (speed) =>
  Math.round((MARKS * Math.log(speed / SLOWEST)) / Math.log(FASTEST / SLOWEST));

function toSpeed(at) {
  const exact = SLOWEST * (FASTEST / SLOWEST) ** (at / MARKS);
  return niceSpeed(exact);
}

/** Two digits are enough for a speed. */
export function niceSpeed(speed) {
  const rounded = speed < 10 ? Math.round(speed * 2) / 2 : Number(speed.toPrecision(2));
  return Math.max(SLOWEST, Math.min(FASTEST, rounded));
}

export function speedControl(words, unit, onchange) {
  const slider = make('input', {
    type: 'range',
    min: '0',
    max: String(MARKS),
    'aria-label': words('ctl.speed'),
    oninput: () => onchange(toSpeed(Number(slider.value))),
  });
  const note = make('p', { class: 'note pace' });
  return {
    slider: make('label', { class: 'speed', part: 'speed' }, words('ctl.speed'), slider),
    note,
    show(speed) {
      slider.value = String(toMark(speed));
      const text = words(unit, { k: words.number(speed) });
      slider.setAttribute('aria-valuetext', text);
      say(note, text);
    },
  };
}
