/**
 * game.js -- a position and how it came about: queens and crosses on cells, moves, undo
 * and redo. A cross marks a cell where the player rules out a queen.
 *
 * A game never changes: every move gives another one.
 */
export class Game {
  /** Positions, oldest first: sorted lists of cells with the move that led there. */
  #positions;
  #at;

  constructor(positions = [{ move: null, queens: [], crosses: [] }], at = 0) {
    this.#positions = positions;
    this.#at = at;
  }

  /** A game that starts from a position, without a past. */
  static from(queens, crosses = []) {
    return new Game([{ move: null, ...positionOf(queens, crosses) }]);
  }

  get queens() {
    return this.#positions[this.#at].queens;
  }

  get crosses() {
    return this.#positions[this.#at].crosses;
  }

  /** How many moves led here, and how many there are with those that were undone. */
  get move() {
    return this.#at;
  }

  get moves() {
    return this.#positions.length - 1;
  }

  /** The kind of each move: place, remove, move, mark, hint or solve. */
  kinds() {
    return this.#positions.slice(1).map(({ move }) => move);
  }

  has(cell) {
    return this.queens.includes(cell);
  }

  isCrossed(cell) {
    return this.crosses.includes(cell);
  }

  toggle(cell) {
    if (!this.has(cell)) return this.#with('place', [...this.queens, cell]);
    return this.#with('remove', without(this.queens, cell));
  }

  /** Empty, crossed out, queen, empty again: what taps do in a puzzle. */
  cycle(cell) {
    if (this.has(cell) || this.isCrossed(cell)) return this.toggle(cell);
    return this.cross([cell], true);
  }

  /** Crosses cells out, or takes the crosses off, as one move. */
  cross(cells, on) {
    const crosses = on
      ? [...this.crosses, ...cells.filter((cell) => !this.has(cell))]
      : this.crosses.filter((cell) => !cells.includes(cell));
    const changes = new Set(crosses).size !== this.crosses.length;
    return changes ? this.#with('mark', this.queens, crosses) : this;
  }

  shift(from, to) {
    if (from === to || this.has(to)) return this;
    return this.#with('move', [...without(this.queens, from), to]);
  }

  /** A whole solution as one move. */
  solve(queens) {
    return this.#with('solve', queens);
  }

  /** Whether the last move was not the player's own. */
  get wasSolved() {
    return this.#positions[this.#at].move === 'solve';
  }

  /** An empty board, as one move. */
  clear() {
    if (this.queens.length + this.crosses.length === 0) return this;
    return this.#with('remove', [], []);
  }

  /** What a hint says, as one move. */
  follow({ place = [], remove = [], cross = [], uncross = [] }) {
    const keep = (cells, gone) => cells.filter((cell) => !gone.includes(cell));
    const queens = [...keep(this.queens, remove), ...place];
    return this.#with('hint', queens, [...keep(this.crosses, uncross), ...cross]);
  }

  goTo(move) {
    if (move < 0 || move > this.moves || move === this.#at) return this;
    return new Game(this.#positions, move);
  }

  #with(move, queens, crosses = this.crosses) {
    const past = this.#positions.slice(0, this.#at + 1);
    return new Game([...past, { move, ...positionOf(queens, crosses) }], this.#at + 1);
  }
}

/** A queen stands on no cross. */
function positionOf(queens, crosses) {
  const standing = sorted(queens);
  return { queens: standing, crosses: sorted(crosses.filter((c) => !standing.includes(c))) };
}

const without = (cells, cell) => cells.filter((other) => other !== cell);

function sorted(cells) {
  return [...new Set(cells)].sort((a, b) => a - b);
}
