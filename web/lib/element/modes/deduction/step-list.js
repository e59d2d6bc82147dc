/**
 * step-list.js -- the pane of a deduction: all steps by their techniques, the shown one marked.
 */
import { make, mark } from '../../dom.js';
import { kindMark } from '../../icons.js';
import { DEFAULTS } from '../../keys.js';
import { textButton } from '../../parts/buttons.js';
import { toRows } from '../../position.js';

export class StepList {
  #host;
  #names = '';
  #buttons = [];
  #list = make('ol', { class: 'steps' });

  constructor(host) {
    const { t } = host;
    this.#host = host;
    this.control = textButton(t('deduction.play'), () => this.#playOn());
    const note = make('p', { class: 'note wrap' }, t('deduction.unused'));
    this.element = make('section', { class: 'steps-s' }, note, this.#list);
  }

  show({ now }) {
    this.#build(now?.walk.events ?? []);
    this.#buttons.forEach((button, i) => {
      mark(button, 'aria-current', i === now.i ? 'step' : undefined);
    });
    this.#reveal(this.#buttons[now?.i]);
  }

  /** Every answer has a list of its own; most are the list that is shown. */
  #build(events) {
    const { t, element } = this.#host;
    const wordOf = ({ kind, technique }) =>
      t(technique ? `technique.${technique}` : `trace.kind.${kind}`);
    const names = events.map(wordOf).join();
    if (names === this.#names) return;
    this.#names = names;
    this.#buttons = events.map((event, i) => {
      const onclick = () => element.goTo(i);
      return make('button', { type: 'button', onclick }, kindMark(event.kind), wordOf(event));
    });
    this.#list.replaceChildren(...this.#buttons.map((button) => make('li', {}, button)));
  }

  /** Scrolls the list alone, never the page. */
  #reveal(button) {
    if (!button) return;
    const box = this.#list.getBoundingClientRect();
    const row = button.getBoundingClientRect();
    if (row.top < box.top) this.#list.scrollTop += row.top - box.top;
    else if (row.bottom > box.bottom) this.#list.scrollTop += row.bottom - box.bottom;
  }

  /** From the position that is shown a person goes on. */
  #playOn() {
    const { state, change } = this.#host;
    const { n } = state.spec;
    const { queens = [], crosses = [] } = state.now ?? {};
    const position = { queens: toRows(n, queens), crosses: toRows(n, crosses) };
    change({ mode: 'play', ...position, speed: DEFAULTS.speed });
  }
}
