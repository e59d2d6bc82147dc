/**
 * explain.js -- `nqueens explain --regions accdd/aacbd/ccccd/ecccd/eeedd`.
 */
import { budget, puzzleFrom, puzzleOptions } from '../puzzle_options.js';

export const explain = {
  name: 'explain',
  synopsis: 'explain ["<squares>"] --regions <letters> [options]',
  summary: 'solve a puzzle of coloured regions by reasoning, step by step, with boards',
  about: `Takes a puzzle as nqueens puzzle prints it, and queens and crosses that are on the board. In
the boards letters are free cells, Q is a queen, x a cell that goes out by this step and . one that
went out before; ! is where the step puts a queen.`,
  options: { ...puzzleOptions, budget },
  examples: [
    'nqueens explain --regions accdd/aacbd/ccccd/ecccd/eeedd',
    'nqueens explain --regions "$(nqueens puzzle 8 --grade hard)" --json',
  ],

  async run({ nq, args, options, output }) {
    const { n, board } = puzzleFrom(nq, args, options);
    const { solved, steps } = await nq.deduction(n, board);
    if (options.json) {
      await output.json({ n, solved, steps });
      return solved ? 0 : 1;
    }
    const shown = new Position(nq, n, board);
    for (const [i, step] of steps.entries()) {
      await output.line(`${i + 1}. ${step.technique ?? step.kind}: ${step.text}`);
      for (const row of shown.rows(step)) await output.line(`   ${row}`);
      shown.follow(step);
    }
    await output.line(solved ? 'Solved.' : 'Not solved.');
    return solved ? 0 : 1;
  },
};

/** The board as the steps change it. */
class Position {
  #nq;
  #n;
  #board;

  constructor(nq, n, board) {
    this.#nq = nq;
    this.#n = n;
    const copy = (rows) => rows.map((columns) => [...columns]);
    this.#board = { ...board, queens: copy(board.queens), crosses: copy(board.crosses) };
  }

  /** The board before a step, with what the step does. */
  rows({ row, column, technique, kind, out }) {
    const letters = [...this.#letters()];
    const cells = this.#nq.cells(this.#n, this.#board);
    const signs = cells.map((cell, i) => signOf(cell, letters[i]));
    for (const square of out) signs[square.row * this.#n + square.column] = 'x';
    if (technique || kind === 'found') {
      if (row !== undefined) signs[row * this.#n + column] = '!';
    }
    return signs.join('').match(new RegExp(`.{${this.#n}}`, 'g')) ?? [];
  }

  #letters() {
    const { regions } = this.#board;
    const text = typeof regions === 'string' ? this.#nq.parsePuzzle(regions) : null;
    return text ? this.#nq.formatPuzzle(text).replaceAll('/', '') : '?'.repeat(this.#n ** 2);
  }

  follow({ row, column, technique, kind, out }) {
    for (const square of out) this.#board.crosses[square.row].push(square.column);
    const places = technique !== undefined || kind === 'found';
    if (places && row !== undefined) this.#board.queens[row].push(column);
  }
}

function signOf(cell, letter) {
  if (cell === 'free') return letter;
  return cell === 'queen' || cell === 'clash' ? 'Q' : '.';
}
