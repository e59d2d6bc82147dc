/**
 * boards.js -- the boards of the page: one, and a second one as soon as a count that was
 * begun is left for another mode, so that it goes on meanwhile.
 */
export class Boards {
  #main;
  #counter = null;
  #prepare;

  /** `prepare(board)` is called for every board, now and later. */
  constructor(main, prepare) {
    this.#main = main;
    this.#prepare = prepare;
    this.#adopt(main);
  }

  get all() {
    return [...new Set([this.#main, this.#counter])].filter(Boolean);
  }

  /** The board that has the count, if one was begun. */
  get counter() {
    return this.#counter;
  }

  /** The board that shows a mode; a board that counts is left alone by the other modes. */
  of(mode) {
    if (mode === 'count') return this.#counter ?? this.#main;
    if (this.#main === this.#counter) this.#split();
    return this.#main;
  }

  /** The board that a mode would find, without making one. */
  at(mode) {
    return mode === 'count' ? (this.#counter ?? this.#main) : this.#main;
  }

  show(board) {
    for (const each of this.all) each.hidden = each !== board;
  }

  #adopt(board) {
    this.#prepare(board);
    board.addEventListener('nq-progress', () => {
      if (board.mode === 'count') this.#counter ??= board;
    });
    // A finished count is stored: its board is free again.
    board.addEventListener('nq-done', ({ detail }) => {
      if (detail.mode === 'count' && this.#main === this.#counter) this.#counter = null;
    });
  }

  #split() {
    const fresh = document.createElement('n-queens-board');
    fresh.setAttribute('controls', 'full');
    this.#counter.removeAttribute('id');
    fresh.id = 'board';
    fresh.base = this.#counter.base;
    this.#main = fresh;
    this.#adopt(fresh);
    this.#counter.before(fresh);
  }
}
