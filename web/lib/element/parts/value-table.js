/**
 * value-table.js -- a table of short values, of which a step writes only what it changes.
 */
import { make, setText } from '../dom.js';

export class ValueTable {
  #caption = make('caption');
  #cells = [];
  #notes = [];
  #shape = '';
  element = make('table', { class: 'values', part: 'values', translate: 'no' });

  /** `table` has { heads, rows }, see variable-tables.js. */
  show(caption, table) {
    const labels = table.rows.map(({ label }) => label);
    const shape = JSON.stringify([table.heads.length, labels]);
    if (shape !== this.#shape) this.#build(table);
    this.#shape = shape;
    setText(this.#caption, caption);
    table.rows.forEach((row, r) => {
      setText(this.#notes[r], row.note ?? '');
      row.cells.forEach((cell, c) => {
        const element = this.#cells[r][c];
        setText(element, cell.text);
        const classes = ['on', 'changed', 'here'].filter((name) => cell[name]).join(' ');
        if (element.className !== classes) element.className = classes;
      });
    });
  }

  #build({ heads, rows }) {
    const head = heads.map((text) => make('th', { scope: 'col' }, text));
    this.#cells = rows.map(({ cells }) => cells.map(() => make('td')));
    this.#notes = rows.map(() => make('td', { class: 'note' }));
    const lines = rows.map(({ label, derived }, r) =>
      make(
        'tr',
        { class: derived ? 'derived' : undefined },
        label ? make('th', { scope: 'row' }, label) : make('td'),
        ...this.#cells[r],
        this.#notes[r],
      ),
    );
    this.element.replaceChildren(
      this.#caption,
      make('thead', {}, make('tr', {}, make('td'), ...head, make('td'))),
      make('tbody', {}, ...lines),
    );
  }
}
