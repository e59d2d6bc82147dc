/**
 * game.js -- a position and how it came about: queens on cells, moves, undo and redo.
 *
 * A game never changes: every move gives another one.
 */
export class Game {
  /** Positions, oldest first; each is a sorted list of cells with the move that led to it. */
  #positions;
  #at;

  constructor(positions = [{ move: null, cells: [] }], at = 0) {
    this.#positions = positions;
    this.#at = at;
  }

  /** A game that starts from a position, without a past. */
  static from(cells) {
    return new Game([{ move: null, cells: sorted(cells) }]);
  }

  get queens() {
    return this.#positions[this.#at].cells;
  }

  /** How many moves led here, and how many there are with those that were undone. */
  get move() {
    return this.#at;
  }

  get moves() {
    return this.#positions.length - 1;
  }

  /** The kind of each move: place, remove or move. */
  kinds() {
    return this.#positions.slice(1).map(({ move }) => move);
  }

  has(cell) {
    return this.queens.includes(cell);
  }

  toggle(cell) {
    if (!this.has(cell)) return this.#with('place', [...this.queens, cell]);
    return this.#with('remove', this.#without(cell));
  }

  shift(from, to) {
    if (from === to || this.has(to)) return this;
    return this.#with('move', [...this.#without(from), to]);
  }

  /** Another position as one move, such as a whole solution. */
  put(cells) {
    return this.#with(cells.length < this.queens.length ? 'remove' : 'place', cells);
  }

  goTo(move) {
    if (move < 0 || move > this.moves || move === this.#at) return this;
    return new Game(this.#positions, move);
  }

  #without(cell) {
    return this.queens.filter((other) => other !== cell);
  }

  #with(move, cells) {
    const past = this.#positions.slice(0, this.#at + 1);
    return new Game([...past, { move, cells: sorted(cells) }], this.#at + 1);
  }
}

function sorted(cells) {
  return [...new Set(cells)].sort((a, b) => a - b);
}
