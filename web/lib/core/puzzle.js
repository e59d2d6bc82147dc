/**
 * puzzle.js -- a board as people describe it, made into the puzzle that C searches.
 *
 * `queens` and `crosses` (a player's own marks) have an entry per row: a column, a list
 * of columns, or null; rows at the end may be left out. `forbidden` is a list of squares. `sums` and
 * `differences` forbid whole diagonals, where row + column or row - column is such a
 * number. `regions` has a number per cell, row by row, or is a text of letters.
 */

/** @import { CompleteOptions, PuzzleOptions } from './index.js' */
/** @import { Values } from './sync.js' */
/** @import { Wasm } from './wasm_exports.js' */
import { choiceOf, optionsOf, show, sizeWithin, squaresOf, wholeNumber } from './arguments.js';
import { NQueensError } from './errors.js';
import { Handle } from './handle.js';
import { readRegions } from './region_text.js';

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

/** The error of a search that tried so many queens in vain. */
export function gaveUp(tried) {
  return new NQueensError(`gave up after trying ${tried} queens; a larger budget may decide it`, {
    code: 'gave-up',
  });
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
 * @param {import('./wasm_instance.js').WasmInstance} engine
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
 * @param {import('./wasm_instance.js').WasmInstance} engine
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

/** A puzzle that lives in C until it is closed. */
export class Puzzle {
  /** @type {import('./wasm_instance.js').WasmInstance} */
  #engine;
  #handle;

  /**
   * @param {import('./wasm_instance.js').WasmInstance} engine
   * @param {number} n
   * @param {PuzzleOptions | undefined} options
   */
  constructor(engine, n, options) {
    const given = describe(engine, n, options);
    this.n = n;
    this.#engine = engine;
    this.#handle = new Handle(engine, engine.wasm.puzzle_open(n, given.rules), 'puzzle_close');
    try {
      this.#set(given);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  #set({ queens, forbidden, crosses, sums, differences, regions }) {
    const { wasm } = this.#engine;
    const at = this.#handle.address;
    for (const { row, column } of queens) wasm.puzzle_give(at, row, column);
    for (const { row, column } of forbidden) wasm.puzzle_forbid(at, row, column);
    for (const { row, column } of crosses) wasm.puzzle_cross(at, row, column);
    for (const sum of sums) wasm.puzzle_forbid_sum(at, sum);
    for (const difference of differences) wasm.puzzle_forbid_difference(at, difference);
    if (regions === null) return;
    this.#engine.write(regions);
    wasm.puzzle_paint(at);
  }

  /** What an export makes of the puzzle, as a handle of its own. */
  derive(open, close) {
    return new Handle(this.#engine, this.#engine.wasm[open](this.#handle.address), close);
  }

  get closed() {
    return this.#handle.closed;
  }

  /**
   * Call the export of that name with the puzzle and these values.
   *
   * @template {keyof Wasm} Name
   * @param {Name} name
   * @param {Values<Wasm[Name]>} values
   * @returns {ReturnType<Wasm[Name]>}
   */
  ask(name, ...values) {
    const run = /** @type {any} */ (this.#engine.wasm[name]);
    return run(this.#handle.address, ...values);
  }

  close() {
    this.#handle.close();
  }
}

/**
 * Do something with a puzzle, and close it whatever happens.
 *
 * @template T
 * @param {(puzzle: Puzzle) => T} work
 */
export function withPuzzle(engine, n, options, work) {
  const puzzle = new Puzzle(engine, n, options);
  try {
    return work(puzzle);
  } finally {
    puzzle.close();
  }
}
