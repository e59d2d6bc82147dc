/**
 * free-rows.js -- how many free cells each open row has: where to look next.
 */
import { make, setText } from '../../dom.js';

export class FreeRows {
  #t;
  #items = [];
  #list = make('ol', { class: 'free' });

  constructor(t) {
    this.#t = t;
    this.element = make('section', {}, make('h2', {}, t('play.free')), this.#list);
  }

  /** `rows` is the number of free cells of each row, or null where a queen stands. */
  show(rows, nameOf) {
    const t = this.#t;
    if (rows.length !== this.#items.length) this.#build(rows.length);
    rows.forEach((free, row) => {
      const { element, label, number, value } = this.#items[row];
      const done = free === null;
      element.className = done ? 'done' : free < 2 ? 'low' : '';
      setText(value, done ? '–' : t.number(free));
      setText(number, nameOf(row));
      setText(label, `${t('trace.row')} ${nameOf(row)}: ${done ? t('play.row.done') : free}`);
    });
  }

  #build(n) {
    this.#items = Array.from({ length: n }, () => {
      const label = make('span', { class: 'vh' });
      const value = make('b', { 'aria-hidden': 'true' });
      const number = make('small', { 'aria-hidden': 'true' });
      return { label, number, value, element: make('li', {}, label, number, value) };
    });
    this.#list.replaceChildren(...this.#items.map(({ element }) => element));
  }
}
