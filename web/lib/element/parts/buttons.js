/**
 * buttons.js -- the controls that every mode is made of.
 */
import { make, mark, setText } from '../dom.js';
import { icon, setIcon } from '../icons.js';

/** A button that shows only a drawing; its name is for ears and for hovering. */
export function iconButton(name, label, onclick, options = {}) {
  const { class: extra = '', ...rest } = options;
  return make(
    'button',
    {
      type: 'button',
      class: `icon ${extra}`.trim(),
      'aria-label': label,
      title: label,
      onclick,
      ...rest,
    },
    icon(name),
  );
}

/**
 * A button with a word, and a drawing before it if it has one. Where there is little room the
 * drawing stands alone, so that the word is the button's name, too.
 *
 * @param {string} label
 * @param {() => unknown} onclick
 * @param {{ main?: boolean, icon?: string, part?: string }} [options]
 */
export function textButton(label, onclick, { main = false, icon: name, part } = {}) {
  return make(
    'button',
    {
      type: 'button',
      class: main ? 'btn main' : 'btn',
      'aria-label': name && !main ? label : undefined,
      onclick,
      part,
    },
    name ? icon(name) : null,
    make('span', { class: 'lbl' }, label),
  );
}

/** The button that is Play while nothing runs and Pause while something does. */
export function playButton(t, onclick) {
  const button = iconButton('play', t('ctl.play'), onclick, { class: 'main' });
  return {
    element: button,
    show(running) {
      const label = t(running ? 'ctl.pause' : 'ctl.play');
      if (button.title === label) return;
      setIcon(button.firstChild, running ? 'pause' : 'play');
      button.title = label;
      mark(button, 'aria-label', label);
    },
  };
}

/**
 * A labelled choice. `options` is a list of [value, word]. Its show(value) follows what was
 * chosen elsewhere. `short` shows the value itself beside the label.
 *
 * @param {string} label
 * @param {string[][]} options
 * @param {string} value
 * @param {(value: string) => unknown} onchange
 * @param {{ mono?: boolean, short?: boolean }} [look]
 */
export function picker(label, options, value, onchange, { mono = false, short } = {}) {
  const select = make('select', {
    'aria-label': label,
    onchange: () => onchange(select.value),
    translate: mono ? 'no' : undefined,
  });
  for (const [name, word] of options) select.append(make('option', { value: name }, word));
  select.value = value;
  const shown = make('span', { class: 'pick-v' });
  const caption = make('span', { class: 'pick-l', 'aria-hidden': 'true' }, label, shown);
  const describe = () => setText(shown, short ? ` · ${select.value}` : '');
  describe();
  const element = make(
    'label',
    { class: mono ? 'pick mono' : 'pick' },
    caption,
    select,
    icon('down'),
  );
  element.show = (chosen) => {
    select.value = chosen;
    describe();
  };
  return element;
}

/** Two or more states of which one holds; show(value) follows what was chosen elsewhere. */
export function segments(label, options, value, onchange) {
  const buttons = options.map(([name, word]) => {
    const onclick = () => {
      element.show(name);
      onchange(name);
    };
    return make('button', { type: 'button', 'aria-pressed': name === value, onclick }, word);
  });
  const element = make('div', { class: 'seg', role: 'group', 'aria-label': label }, ...buttons);
  element.show = (chosen) => {
    options.forEach(([name], i) => {
      mark(buttons[i], 'aria-pressed', name === chosen);
    });
  };
  return element;
}
