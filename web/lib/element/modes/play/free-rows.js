/**
 * free-rows.js -- how many free cells each open row has: where to look next.
 */
import { make, setText } from '../../dom.js';

export class FreeRows {
  #items = [];
  element = make('ol', { class: 'free' });

  /** `rows` is the number of free cells of each row, or null where a queen stands. */
  show(t, rows) {
    if (rows.length !== this.#items.length) this.#build(rows.length);
    rows.forEach((free, row) => {
      const { element, label, value } = this.#items[row];
      const done = free === null;
      element.className = done ? 'done' : free < 2 ? 'low' : '';
      setText(value, done ? '–' : t.number(free));
      setText(label, `${t('trace.row')} ${row}: ${done ? t('play.row.done') : free}`);
    });
  }

  #build(n) {
    this.#items = Array.from({ length: n }, (_, row) => {
      const label = make('span', { class: 'vh' });
      const value = make('b', { 'aria-hidden': 'true' });
      const number = make('small', { 'aria-hidden': 'true' }, String(row));
      return { label, value, element: make('li', {}, label, number, value) };
    });
    this.element.replaceChildren(...this.#items.map(({ element }) => element));
  }
}
