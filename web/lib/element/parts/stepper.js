/**
 * stepper.js -- the field for n: digits, a smaller and a larger button.
 *
 * What cannot be read stays in the field and is marked; the last good board stays.
 */

import { make, mark } from '../dom.js';
import { kindMark } from '../icons.js';
import { readKey } from '../keys.js';
import { iconButton } from './buttons.js';

export function stepper(t, value, max, onchange) {
  const input = make('input', {
    'aria-label': t('set.n'),
    inputMode: 'numeric',
    autocomplete: 'off',
    size: 3,
    value: String(value),
    oninput: () => read(),
    onchange: () => read(),
    onkeydown: (event) => press(event),
  });
  const sentence = make('span');
  const fieldError = make(
    'p',
    { class: 'trouble', role: 'alert', hidden: true },
    kindMark('reject'),
    sentence,
  );
  const smaller = iconButton('minus', t('set.smaller'), () => step(-1), { tabindex: -1 });
  const larger = iconButton('plus', t('set.larger'), () => step(1), { tabindex: -1 });
  const box = make(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': t('set.n') },
    smaller,
    make('label', {}, make('span', { class: 'var', 'aria-hidden': 'true' }, 'n'), input),
    larger,
  );

  function read() {
    const n = readKey('n', input.value);
    const good = n !== undefined && n <= max;
    complain(good ? '' : t('err.n', { max: t.number(max) }));
    if (good && n !== value) onchange(n);
  }

  function step(by) {
    const n = Math.max(1, Math.min(max, value + by));
    input.value = String(n);
    read();
  }

  /** The buttons are for pointers; with keys the field is one stop. */
  function press(event) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  }

  function complain(text) {
    sentence.textContent = text;
    fieldError.hidden = text === '';
    mark(input, 'aria-invalid', text ? 'true' : undefined);
  }

  function enable() {
    smaller.disabled = value <= 1;
    larger.disabled = value >= max;
  }

  enable();
  return {
    element: box,
    fieldError,
    complain,
    show(n) {
      value = n;
      if (readKey('n', input.value) !== n) input.value = String(n);
      complain('');
      enable();
    },
  };
}
