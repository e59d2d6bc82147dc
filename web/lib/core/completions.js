/**
 * completions.js -- can these queens be completed, how, in how many ways?
 */

/** @import { CompleteOptions } from './index.js' */
/** @import { Opened } from './streams.js' */
/** @import { Step, Steps, Sync, Work } from './sync.js' */
/** @import { WasmInstance } from './wasm_instance.js' */
import { optionsOf, wholeNumber } from './arguments.js';
import { budgetOf, DEFAULT_BUDGET, openPuzzle, withPuzzle } from './puzzle.js';
import { asked, found, nothing, runNow } from './steps.js';
import { Stream } from './streams.js';

const REFUSED = -1n;

/** The numbers of nq_order. */
const LEXICOGRAPHIC = 0;
const FEWEST_FIRST = 1;

// The names of nq_cell, in their order.
/** @type {import('./index.js').Cell[]} */
const CELLS = ['free', 'struck', 'forbidden', 'queen', 'clash', 'crossed'];

/**
 * Some solution that has the given queens, or null when there is none.
 *
 * @type {Steps<'complete'>}
 */
export function* complete(engine, n, options) {
  const budget = budgetOf(optionsOf(options), DEFAULT_BUDGET);
  return yield* withPuzzle(engine, n, options, function* (puzzle) {
    yield ['puzzle_begin', puzzle, FEWEST_FIRST];
    const tried = /** @type {Step} */ (['puzzle_nodes', puzzle]);
    return yield* found(engine, ['numbers', n, 'puzzle_next', puzzle, budget], tried);
  });
}

/**
 * Whether there is a solution: yes, no, or gave up.
 *
 * @type {Steps<'canComplete'>}
 */
export function* canComplete(engine, n, options) {
  try {
    return (yield* complete(engine, n, options)) === null ? 'no' : 'yes';
  } catch (error) {
    if (error.code === 'gave-up') return 'gave up';
    throw error;
  }
}

/**
 * How many solutions there are, or `limit` if there are that many.
 *
 * @type {Steps<'countCompletions'>}
 */
export function* countCompletions(engine, n, options) {
  const given = optionsOf(options);
  const budget = budgetOf(given, Infinity);
  const { limit } = given;
  const most = limit === undefined ? 0 : wholeNumber('limit', limit, 1, Number.MAX_SAFE_INTEGER);
  return yield* withPuzzle(engine, n, options, function* (puzzle) {
    yield ['puzzle_begin', puzzle, FEWEST_FIRST];
    const count = yield ['puzzle_count', puzzle, BigInt(most), budget];
    if (count === REFUSED) yield* nothing(engine, yield ['status'], ['puzzle_nodes', puzzle]);
    return count;
  });
}

/**
 * A walk over the solutions of a puzzle.
 *
 * @param {WasmInstance} engine
 * @param {number} n
 * @param {CompleteOptions} [options]
 * @returns {Work<Opened>}
 */
export function* openCompletions(engine, n, options) {
  const budget = budgetOf(optionsOf(options), Infinity);
  const puzzle = yield* openPuzzle(engine, n, options);
  yield ['puzzle_begin', puzzle, LEXICOGRAPHIC];
  return {
    next: ['numbers', n, 'puzzle_next', puzzle, budget],
    tried: ['puzzle_nodes', puzzle],
    closing: [['puzzle_close', puzzle]],
  };
}

/**
 * All solutions that have the given queens, in lexicographic order.
 *
 * @type {Sync<'completions'>}
 */
export function completions(engine, n, options) {
  return new Stream(engine, runNow(engine, openCompletions(engine, n, options)));
}

/**
 * What stands where: a name for each cell, row by row.
 *
 * @type {Steps<'cells'>}
 */
export function* cells(engine, n, options) {
  return yield* withPuzzle(engine, n, options, function* (puzzle) {
    const cells = yield* asked(engine, ['bytes', n * n, 'puzzle_cells', puzzle]);
    return Array.from(cells, (cell) => CELLS[/** @type {number} */ (cell)]);
  });
}
