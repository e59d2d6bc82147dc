/**
 * dimacs.js -- a puzzle as a formula for SAT solvers, in DIMACS CNF.
 */

/** @import { PuzzleOptions } from './index.js' */
/** @import { Opened } from './streams.js' */
/** @import { Sync, Work } from './sync.js' */
/** @import { WasmInstance } from './wasm_instance.js' */
import { openPuzzle } from './puzzle.js';
import { asked, runNow } from './steps.js';
import { Stream } from './streams.js';

/**
 * The text in pieces of whole lines.
 *
 * @param {WasmInstance} engine
 * @param {number} n
 * @param {PuzzleOptions} [options]
 * @returns {Work<Opened>}
 */
export function* openDimacs(engine, n, options) {
  const puzzle = yield* openPuzzle(engine, n, options);
  try {
    const formula = yield* asked(engine, ['dimacs_open', puzzle]);
    const closing = /** @type {[any, number][]} */ ([
      ['dimacs_close', formula],
      ['puzzle_close', puzzle],
    ]);
    return { next: ['output', 'dimacs_next', formula], closing };
  } catch (error) {
    yield ['puzzle_close', puzzle];
    throw error;
  }
}

/**
 * The formula piece by piece. Variable row * n + column + 1 is a queen on that cell, and
 * every solution is one model.
 *
 * @type {Sync<'dimacs'>}
 */
export function dimacs(engine, n, options) {
  return new Stream(engine, runNow(engine, openDimacs(engine, n, options)));
}
