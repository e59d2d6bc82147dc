/**
 * puzzle.js -- a board as people describe it, made into the puzzle that C searches.
 *
 * `queens` and `crosses` (a player's own marks) have an entry per row: a column, a list
 * of columns, or null; rows at the end may be left out. `forbidden` is a list of squares. `sums` and
 * `differences` forbid whole diagonals, where row + column or row - column is such a
 * number. `regions` has a number per cell, row by row, or is a text of letters.
 */

/** @import { CompleteOptions, PuzzleOptions } from './index.js' */
/** @import { Work } from './sync.js' */
/** @import { WasmInstance } from './wasm_instance.js' */
import { choiceOf, optionsOf, show, sizeWithin, squaresOf, wholeNumber } from './arguments.js';
import { NQueensError } from './errors.js';
import { readRegions } from './region_text.js';
import { asked } from './steps.js';

/** Queens that a search tries before it gives up: seconds, where it is not endless. */
export const DEFAULT_BUDGET = 10_000_000;

const ENDLESS = 0n;

/**
 * How many queens a search may try, as C takes it; Infinity: as many as it takes.
 *
 * @param {CompleteOptions} options
 * @param {number} usual
 */
export function budgetOf({ budget }, usual) {
  const queens = budget ?? usual;
  if (queens === Infinity) return ENDLESS;
  return BigInt(wholeNumber('budget', queens, 1, Number.MAX_SAFE_INTEGER));
}

function listOf(name, value) {
  if (value === undefined || Array.isArray(value) || ArrayBuffer.isView(value)) {
    return Array.from(value ?? []);
  }
  throw new TypeError(`${name} must be an array, not ${show(value)}`);
}

function cellsOf(name, value, n) {
  const rows = listOf(name, value);
  if (rows.length > n) throw new RangeError(`${name} has ${rows.length} rows, the board ${n}`);
  return rows.flatMap((columns, row) => squaresOf(row, columns, n));
}

/** A pair of numbers could be a row and a column, or two columns of a row: it is refused. */
function squaresIn(name, value, n) {
  return listOf(name, value).map((square, i) => {
    if (typeof square !== 'object' || square === null || Array.isArray(square)) {
      const form = `{ row: 0, column: 0 }`;
      throw new TypeError(`${name}[${i}] must be a square such as ${form}, not ${show(square)}`);
    }
    return {
      row: wholeNumber(`${name}[${i}].row`, square.row, 0, n - 1),
      column: wholeNumber(`${name}[${i}].column`, square.column, 0, n - 1),
    };
  });
}

function numbersOf(name, value, low, high) {
  return listOf(name, value).map((number, i) => wholeNumber(`${name}[${i}]`, number, low, high));
}

function regionsOf(value, n) {
  if (typeof value === 'string') return regionsOfText(value, n);
  const regions = numbersOf('regions', value, 0, n - 1);
  if (regions.length === n * n) return regions;
  throw new RangeError(`regions has ${regions.length} numbers, the board ${n * n} cells`);
}

function regionsOfText(text, n) {
  const read = readRegions(text);
  if (read.n === n) return read.regions;
  throw new RangeError(`regions has ${read.n} rows of letters, the board ${n}`);
}

/**
 * @param {WasmInstance} engine
 * @param {PuzzleOptions} options
 */
function rulesOf(engine, { rules, regions }) {
  const names = engine.names('rules_name');
  const index = choiceOf('set of rules', rules, names);
  const coloured = names.indexOf('regions');
  if (regions === undefined) return index;
  if (rules === undefined || index === coloured) return coloured;
  throw new NQueensError(`the rules ${show(rules)} have no regions`, { code: 'unsupported' });
}

/**
 * What is told about the board, checked.
 *
 * @param {WasmInstance} engine
 * @param {number} n
 * @param {PuzzleOptions | undefined} options
 */
function describe(engine, n, options) {
  sizeWithin(n, engine.limit('puzzle'), 'boards that puzzles have');
  const given = optionsOf(options);
  const most = Math.max(n - 1, 0);
  return {
    rules: rulesOf(engine, given),
    queens: cellsOf('queens', given.queens, n),
    forbidden: squaresIn('forbidden', given.forbidden, n),
    crosses: cellsOf('crosses', given.crosses, n),
    sums: numbersOf('sums', given.sums, 0, 2 * most),
    differences: numbersOf('differences', given.differences, -most, most),
    regions: given.regions === undefined ? null : regionsOf(given.regions, n),
  };
}

function* set(engine, puzzle, { queens, forbidden, crosses, sums, differences, regions }) {
  const steps = [];
  for (const { row, column } of queens) steps.push(['puzzle_give', puzzle, row, column]);
  for (const { row, column } of forbidden) steps.push(['puzzle_forbid', puzzle, row, column]);
  for (const { row, column } of crosses) steps.push(['puzzle_cross', puzzle, row, column]);
  for (const sum of sums) steps.push(['puzzle_forbid_sum', puzzle, sum]);
  for (const difference of differences) {
    steps.push(['puzzle_forbid_difference', puzzle, difference]);
  }
  if (steps.length > 0) yield steps;
  if (regions === null) return;
  yield* asked(engine, ['puzzle_paint', puzzle, Uint32Array.from(regions)], null);
}

/**
 * A puzzle that lives in C until it is closed: its address.
 *
 * @param {WasmInstance} engine
 * @param {number} n
 * @param {PuzzleOptions | undefined} options
 * @returns {Work<number>}
 */
export function* openPuzzle(engine, n, options) {
  const given = describe(engine, n, options);
  const puzzle = yield* asked(engine, ['puzzle_open', n, given.rules]);
  try {
    yield* set(engine, puzzle, given);
    return puzzle;
  } catch (error) {
    yield ['puzzle_close', puzzle];
    throw error;
  }
}

/**
 * Do something with a puzzle, and close it whatever happens.
 *
 * @template T
 * @param {WasmInstance} engine
 * @param {number} n
 * @param {PuzzleOptions | undefined} options
 * @param {(puzzle: number) => Work<T>} work
 * @returns {Work<T>}
 */
export function* withPuzzle(engine, n, options, work) {
  const puzzle = yield* openPuzzle(engine, n, options);
  try {
    return yield* work(puzzle);
  } finally {
    yield ['puzzle_close', puzzle];
  }
}
