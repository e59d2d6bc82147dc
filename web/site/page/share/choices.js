/**
 * choices.js -- what can be chosen of a board that is shared: where it begins, whether it plays,
 * repeats and asks, how large it is.
 */
import { make } from '../../../lib/element/dom.js';
import { picker } from '../../../lib/element/parts/buttons.js';
import { reachedKeys } from './codes.js';

/** An animation of more would be long in the making; see picture/trace.js. */
const FIRST_STEPS = 60;
const MOST_STEPS = 500;

/** In pixels; 0 is as wide as the column. */
const WIDTHS = [0, 360, 480, 640];
const SIZES = { picture: [480, 1024, 2048], animation: [320, 480, 720] };

const isTrace = ({ mode }) => mode === 'trace';
const isSearch = ({ mode, rules }) => mode === 'trace' && rules !== 'regions';

/** In which forms each choice is offered, and for which boards. */
const OFFERED = {
  isHere: [['link', 'frame', 'element', 'markdown'], hasReached],
  plays: [['link', 'frame', 'element', 'markdown'], (state) => /trace|solutions/.test(state.mode)],
  loops: [['link', 'frame', 'element', 'markdown', 'animation'], isTrace],
  asks: [['link', 'frame', 'element', 'markdown'], isSearch],
  steps: [['animation'], isTrace],
  width: [['frame', 'element'], () => true],
  size: [['picture', 'animation'], () => true],
  isPersonal: [['link', 'frame', 'element', 'markdown'], () => true],
};

function hasReached(state) {
  return reachedKeys(state).some((key) => state[key] !== undefined);
}

/** The element holds the choices; `changed()` is called when one is made. */
export class Choices {
  #t;
  #state;
  #changed;
  #form = '';
  #parts;
  #values;
  element = make('div', { class: 'choices' });

  constructor(t, state, changed) {
    this.#t = t;
    this.#state = state;
    this.#changed = changed;
    const from = state.loop?.[0] ?? 0;
    const steps = [from, state.loop?.[1] ?? from + FIRST_STEPS];
    this.#values = { isHere: true, width: 0, steps, isPersonal: false };
    Object.assign(this.#values, { loops: Boolean(state.loop), asks: Boolean(state.quiz) });
    Object.assign(this.#values, {
      plays: Boolean(state.autoplay),
      size: { picture: 1024, animation: 480 },
    });
    this.#parts = {
      isHere: this.#check('isHere', 'share.here'),
      plays: this.#check('plays', 'share.plays'),
      loops: this.#check('loops', 'share.loops'),
      asks: this.#check('asks', 'share.asks'),
      steps: this.#stepFields(),
      width: this.#widths(),
      size: null,
      isPersonal: this.#check('isPersonal', 'copy.settings'),
    };
  }

  /** Those of the form that is shown. */
  get values() {
    const offered = Object.entries(this.#values).filter(([name]) => this.#isOffered(name));
    const { size, ...values } = { isHere: true, width: 0, ...Object.fromEntries(offered) };
    return { ...values, size: size?.[this.#form], steps: this.#values.steps };
  }

  #isOffered(name) {
    const [forms, fits] = OFFERED[name];
    // What repeats says from where to where.
    if (name === 'steps' && this.#values.loops && OFFERED.loops[0].includes(this.#form)) {
      return isTrace(this.#state);
    }
    return forms.includes(this.#form) && fits(this.#state);
  }

  show(form) {
    this.#form = form;
    if (SIZES[form]) this.#parts.size = this.#sizes(form);
    const offered = Object.keys(this.#parts).filter((name) => this.#isOffered(name));
    const parts = offered.map((name) => this.#parts[name]);
    // The one that was chosen keeps the focus.
    if (parts.some((part, i) => part !== this.element.children[i])) {
      const { activeElement } = this.element.getRootNode();
      this.element.replaceChildren(...parts);
      if (this.element.contains(activeElement)) activeElement.focus();
    } else this.element.replaceChildren(...parts);
  }

  #choose(name, value) {
    this.#values = { ...this.#values, [name]: value };
    this.#changed();
  }

  #check(name, key) {
    const box = make('input', {
      type: 'checkbox',
      checked: this.#values[name],
      onchange: () => this.#choose(name, box.checked),
    });
    return make('label', { class: 'check' }, box, this.#t(key));
  }

  #widths() {
    const name = (width) => (width ? this.#pixels(width) : this.#t('share.fits'));
    const options = WIDTHS.map((width) => [String(width), name(width)]);
    const choose = (width) => this.#choose('width', Number(width));
    return picker(this.#t('share.width'), options, '0', choose);
  }

  #sizes(form) {
    const { size } = this.#values;
    const options = SIZES[form].map((pixels) => [String(pixels), this.#pixels(pixels)]);
    const choose = (pixels) => this.#choose('size', { ...size, [form]: Number(pixels) });
    return picker(this.#t('share.width'), options, String(size[form]), choose);
  }

  #pixels(pixels) {
    return this.#t('share.pixels', { pixels: this.#t.number(pixels) });
  }

  /** Numbered from 1, as the trace numbers them. */
  #stepFields() {
    const [from, to] = this.#values.steps;
    const fields = [this.#stepField('share.from', from), this.#stepField('share.to', to)];
    const read = () => {
      const [first, last] = fields.map((field) => Math.trunc(Number(field.value)) - 1);
      const isRange = first >= 0 && first < last && last - first < MOST_STEPS;
      for (const field of fields) field.setAttribute('aria-invalid', String(!isRange));
      if (isRange) this.#choose('steps', [first, last]);
    };
    for (const field of fields) field.addEventListener('change', read);
    const box = { class: 'row steps', role: 'group', 'aria-label': this.#t('share.steps') };
    const label = make('span', { class: 'pick-l', 'aria-hidden': 'true' }, this.#t('share.steps'));
    return make('div', box, label, fields[0], '–', fields[1]);
  }

  #stepField(key, step) {
    const number = { type: 'number', min: 1, value: String(step + 1) };
    return make('input', { ...number, 'aria-label': this.#t(key) });
  }
}
