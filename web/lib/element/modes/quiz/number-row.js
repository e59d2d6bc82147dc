/**
 * number-row.js -- the field for an answer that is a number.
 */
import { make } from '../../dom.js';
import { iconButton } from '../../parts/buttons.js';

/** `answer(number)` is called with what was typed. Lies where the time line lies. */
export function numberRow(t, answer) {
  const input = make('input', {
    ...{ inputMode: 'numeric', autocomplete: 'off', placeholder: t('quiz.number') },
    'aria-label': t('quiz.number'),
    onkeydown: (event) => event.key === 'Enter' && read(),
  });
  const button = iconButton('check', t('quiz.answer'), () => read(), { class: 'main' });
  const field = make('label', { class: 'field' }, input);
  shrink(field, '16em');
  shrink(input, '100%');
  const element = make('div', { class: 'time row', hidden: true }, field, button);

  function read() {
    if (!/^\d{1,15}$/.test(input.value.trim())) return input.focus();
    const value = Number(input.value);
    input.select();
    return answer(value);
  }

  return {
    element,
    focus: () => input.focus(),
    show(isAsked) {
      if (isAsked === !element.hidden) return;
      input.value = '';
      element.hidden = !isAsked;
    },
  };
}

/** In small frames it takes what room there is. */
function shrink({ style }, width) {
  style.setProperty('flex', `0 1 ${width}`);
  style.setProperty('min-width', '0');
}
