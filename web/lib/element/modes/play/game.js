/**
 * game.js -- a position and how it came about: queens on cells, moves, undo and redo.
 */
export class Game {
  /** Positions, oldest first; each is a sorted list of cells with the move that led to it. */
  #positions = [{ move: null, cells: [] }];
  #at = 0;

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
    if (this.has(cell))
      this.#set(
        'remove',
        this.queens.filter((other) => other !== cell),
      );
    else this.#set('place', [...this.queens, cell]);
  }

  shift(from, to) {
    if (from === to || this.has(to)) return;
    this.#set('move', [...this.queens.filter((other) => other !== from), to]);
  }

  /** Another position as one move, such as a whole solution. */
  put(cells) {
    this.#set(cells.length < this.queens.length ? 'remove' : 'place', cells);
  }

  /** Starts over from a position, without a past. */
  begin(cells) {
    this.#positions = [{ move: null, cells: sorted(cells) }];
    this.#at = 0;
  }

  goTo(move) {
    this.#at = Math.max(0, Math.min(this.moves, move));
  }

  #set(move, cells) {
    this.#positions.length = this.#at + 1;
    this.#positions.push({ move, cells: sorted(cells) });
    this.#at++;
  }
}

function sorted(cells) {
  return [...new Set(cells)].sort((a, b) => a - b);
}
