/**
 * stack.js -- the call stack: a chip for each row with the column chosen there.
 */
import { make, setText } from '../dom.js';

/** Above this chips become a bar of slots. */
const CHIPS = 16;

export class Stack {
  #t;
  #n = 0;
  #chips = [];
  #note = make('span', { class: 'note' });
  #list = make('ol', { class: 'stack', part: 'stack' });

  constructor(t) {
    this.#t = t;
    const head = make('div', { class: 'head' }, make('h2', {}, t('trace.stack')), this.#note);
    this.element = make('section', { class: 'stack-s' }, head, this.#list);
  }

  show(n, { row, column, depth }, board) {
    if (n !== this.#n) this.#build(n);
    setText(this.#note, this.#t('trace.depth', { d: depth, n }));
    this.#chips.forEach(({ element, value }, r) => {
      const now = r === row;
      element.className = now ? 'now' : Number.isInteger(board[r]) ? '' : 'wait';
      setText(
        value,
        now && column !== undefined
          ? String(column)
          : Number.isInteger(board[r])
            ? String(board[r])
            : '·',
      );
    });
  }

  #build(n) {
    this.#n = n;
    this.#list.classList.toggle('many', n > CHIPS);
    this.#chips = Array.from({ length: n }, (_, row) => {
      const value = make('b');
      const word = n > 10 ? String(row) : `${this.#t('trace.row')} ${row}`;
      return { value, element: make('li', {}, make('small', {}, word), value) };
    });
    this.#list.replaceChildren(...this.#chips.map(({ element }) => element));
  }
}
