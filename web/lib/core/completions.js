/**
 * completions.js -- can these queens be completed, how, in how many ways?
 */

/** @import { Sync } from './sync.js' */
import { optionsOf, wholeNumber } from './arguments.js';
import { DISPOSE } from './handle.js';
import { budgetOf, DEFAULT_BUDGET, gaveUp, Puzzle, withPuzzle } from './puzzle.js';

const REFUSED = -1n;

/** The numbers of nq_order. */
const LEXICOGRAPHIC = 0;
const FEWEST_FIRST = 1;

// The names of nq_cell, in their order.
/** @type {import('./index.js').Cell[]} */
const CELLS = ['free', 'struck', 'forbidden', 'queen', 'clash', 'crossed'];

/** What an export answered; when it did not, either there is no more, or it gave up. */
function answerOf(engine, puzzle, address) {
  if (address !== 0) return address;
  if (engine.status() === 'done') return null;
  throw failure(engine, puzzle);
}

function failure(engine, puzzle) {
  if (engine.status() !== 'gave-up') return engine.failure();
  return gaveUp(puzzle.ask('puzzle_nodes'));
}

/**
 * Some solution that has the given queens, or null when there is none.
 *
 * @type {Sync<'complete'>}
 */
export function complete(engine, n, options) {
  const budget = budgetOf(optionsOf(options), DEFAULT_BUDGET);
  return withPuzzle(engine, n, options, (puzzle) => {
    puzzle.ask('puzzle_begin', FEWEST_FIRST);
    const address = answerOf(engine, puzzle, puzzle.ask('puzzle_next', budget));
    return address === null ? null : engine.numbers(address, n);
  });
}

/**
 * Whether there is a solution: yes, no, or gave up.
 *
 * @type {Sync<'canComplete'>}
 */
export function canComplete(engine, n, options) {
  try {
    return complete(engine, n, options) === null ? 'no' : 'yes';
  } catch (error) {
    if (error.code === 'gave-up') return 'gave up';
    throw error;
  }
}

/**
 * How many solutions there are, or `limit` if there are that many.
 *
 * @type {Sync<'countCompletions'>}
 */
export function countCompletions(engine, n, options) {
  const given = optionsOf(options);
  const budget = budgetOf(given, Infinity);
  const { limit } = given;
  const most = limit === undefined ? 0 : wholeNumber('limit', limit, 1, Number.MAX_SAFE_INTEGER);
  return withPuzzle(engine, n, options, (puzzle) => {
    puzzle.ask('puzzle_begin', FEWEST_FIRST);
    const count = puzzle.ask('puzzle_count', BigInt(most), budget);
    if (count === REFUSED) throw failure(engine, puzzle);
    return count;
  });
}

/** A walk over the solutions of a puzzle. */
class Completions {
  /** @type {import('./wasm_instance.js').WasmInstance} */
  #engine;
  #puzzle;
  #budget;

  constructor(engine, n, options) {
    this.#engine = engine;
    this.#budget = budgetOf(optionsOf(options), Infinity);
    this.#puzzle = new Puzzle(engine, n, options);
    this.#puzzle.ask('puzzle_begin', LEXICOGRAPHIC);
  }

  /** The next solution. When it gives up it throws; calling again goes on from there. */
  next() {
    if (this.#puzzle.closed) return { done: true, value: undefined };
    const found = this.#puzzle.ask('puzzle_next', this.#budget);
    const address = answerOf(this.#engine, this.#puzzle, found);
    if (address === null) return this.return();
    return { done: false, value: this.#engine.numbers(address, this.#puzzle.n) };
  }

  /** Called by for...of on break, return and throw. */
  return(value) {
    this.close();
    return { done: true, value };
  }

  /** Free the memory. Closing twice is fine. */
  close() {
    this.#puzzle.close();
  }

  [DISPOSE]() {
    this.close();
  }

  [Symbol.iterator]() {
    return this;
  }
}

/**
 * All solutions that have the given queens, in lexicographic order.
 *
 * @type {Sync<'completions'>}
 */
export function completions(engine, n, options) {
  return new Completions(engine, n, options);
}

/**
 * What stands where: a name for each cell, row by row.
 *
 * @type {Sync<'cells'>}
 */
export function cells(engine, n, options) {
  return withPuzzle(engine, n, options, (puzzle) => {
    const address = engine.unwrap(puzzle.ask('puzzle_cells'));
    return Array.from(engine.bytes(address, n * n), (cell) => CELLS[cell]);
  });
}
