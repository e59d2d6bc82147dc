/**
 * free-rows.js -- how many free cells each open row has: where to look next.
 */
import { make } from '../../dom.js';

export class FreeRows {
  element = make('ol', { class: 'free' });

  /** `rows` is the number of free cells of each row, or null where a queen stands. */
  show(words, rows) {
    const items = rows.map((free, row) => {
      const done = free === null;
      const name = done ? 'done' : free < 2 ? 'low' : '';
      const value = make('b', {}, done ? '–' : words.number(free));
      const label = `${words('trace.row')} ${row}: ${done ? words('play.row.done') : free}`;
      const number = make('small', { 'aria-hidden': 'true' }, String(row));
      value.setAttribute('aria-hidden', 'true');
      return make('li', { class: name }, make('span', { class: 'vh' }, label), number, value);
    });
    this.element.replaceChildren(...items);
  }
}
