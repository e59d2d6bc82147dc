/**
 * speed.js -- steps a second on a logarithmic slider, from one in two seconds to a thousand.
 */
import { make, setText } from '../dom.js';
import { picker } from './buttons.js';

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

/** The speeds that a narrow board offers, where a slider has no room. */
const FEW = [0.5, 1, 2, 4, 8, 16, 60, 250, 1000];

/** A slider with its value in words, and for narrow boards a list of speeds instead. */
export function speedControl(t, onchange) {
  const slider = make('input', {
    type: 'range',
    min: '0',
    max: String(MARKS),
    'aria-label': t('ctl.speed'),
    oninput: () => onchange(toSpeed(Number(slider.value))),
  });
  const note = make('p', { class: 'note pace' });
  const formatSpeed = (speed) => t('ctl.persec', { k: t.number(speed) });
  const short = (speed) => t('ctl.persec.short', { k: t.number(speed) });
  const options = FEW.map((speed) => [String(speed), short(speed)]);
  const few = picker(t('ctl.speed'), options, '', (speed) => onchange(Number(speed)));
  few.classList.add('few');
  return {
    slider: make('label', { class: 'speed', part: 'speed' }, t('ctl.speed'), slider),
    note,
    few,
    show(speed) {
      slider.value = String(toMark(speed));
      const text = formatSpeed(speed);
      slider.setAttribute('aria-valuetext', text);
      setText(note, text);
      few.show(String(nearest(speed)));
    },
  };
}

function nearest(speed) {
  const far = (other) => Math.abs(Math.log(other / speed));
  return FEW.reduce((best, other) => (far(other) < far(best) ? other : best));
}
