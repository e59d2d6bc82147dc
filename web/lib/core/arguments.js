/**
 * arguments.js -- what callers may hand in, checked before any work begins.
 *
 * The wrong kind of value is a TypeError, the wrong size a RangeError; both say what
 * was given and what is taken. Limits and names are asked of C, never copied.
 */
import { NQueensError } from './errors.js';
import { columnsIn } from './position.js';
import { show } from './show.js';

export { show };

/** What one can ask of an algorithm: the numbers of nq_task. */
export const TASKS = { list: 0, count: 1, trace: 2 };

/** In place of an algorithm's index: the default. */
const DEFAULT = -1;

/** A number of any size; everything else is a TypeError. */
export function numberOf(name, value) {
  if (typeof value === 'number') return value;
  throw new TypeError(`${name} must be a number, not ${show(value)}`);
}

/** A whole number from low to high. */
export function wholeNumber(name, value, low, high) {
  if (Number.isInteger(numberOf(name, value)) && low <= value && value <= high) return value;
  throw new RangeError(`${name} must be a whole number from ${low} to ${high}, not ${value}`);
}

/** A board's size from `least` to `most`; `those` says which boards these are. */
export function sizeWithin(n, most, those, least = 0) {
  if (Number.isInteger(numberOf('n', n)) && least <= n && n <= most) return n;
  throw new RangeError(`n = ${n} is outside ${least} to ${most}, the ${those}`);
}

const LARGEST = 2n ** 64n - 1n;

/** A bigint that 64 bits hold. */
export function bigintOf(name, value) {
  if (typeof value !== 'bigint') {
    throw new TypeError(`${name} must be a bigint, not ${show(value)}`);
  }
  if (0n <= value && value <= LARGEST) return value;
  throw new RangeError(`${name} must be from 0n to ${LARGEST}n, not ${value}n`);
}

/**
 * 64 bits for C: a whole number, or a bigint for the large ones.
 *
 * @param {number | bigint} value
 * @returns {bigint}
 */
export function longOf(name, value) {
  if (typeof value === 'bigint') return bigintOf(name, value);
  return BigInt(wholeNumber(name, value, 0, Number.MAX_SAFE_INTEGER));
}

/** A seed for those who gave none; any of 2^53. */
export const anySeed = () => Math.floor(Math.random() * 2 ** 53);

/**
 * What was made with a seed says which. Not enumerable, so that a board equals another
 * one, and options that are spread do not carry it along.
 *
 * @template T
 * @param {T} made
 * @param {number | bigint} seed
 * @returns {T & { readonly seed: number | bigint }}
 */
export function withSeed(made, seed) {
  return made && Object.defineProperty(/** @type {any} */ (made), 'seed', { value: seed });
}

/**
 * A seed, as C takes it.
 *
 * @param {number | bigint} [seed]
 */
export function seedOf(seed = 0) {
  return longOf('seed', seed);
}

/**
 * The options of a call: an object, or nothing.
 *
 * @template T
 * @param {T} options
 * @returns {Partial<NonNullable<T>>}
 */
export function optionsOf(options) {
  if (options === undefined) return {};
  if (typeof options === 'object' && options !== null) return options;
  throw new TypeError(`options must be an object, not ${show(options)}`);
}

/** One of a list of names, as its index; undefined is the default. */
export function choiceOf(what, name, names) {
  if (name === undefined) return DEFAULT;
  if (typeof name !== 'string') {
    throw new TypeError(`${what} must be a name, not ${show(name)}`);
  }
  const index = names.indexOf(name);
  if (index >= 0) return index;
  const known = names.join(', ');
  throw new NQueensError(`no ${what} is called ${show(name)}; there are ${known}`, {
    code: 'unknown-name',
  });
}

/**
 * An array with no more rows than the largest board.
 *
 * @template {ArrayLike<any>} T
 * @param {T} value
 * @returns {T}
 */
export function listOf(engine, name, value) {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) {
    throw new TypeError(`${name} must be an array, not ${show(value)}`);
  }
  const limit = engine.limit('check');
  if (value.length <= limit) return value;
  throw new RangeError(`${name} has ${value.length} rows; at most ${limit} are taken`);
}

/** Columns, one per row; a copy. */
export function columnsOf(engine, columns, highest = columns?.length - 1) {
  const list = listOf(engine, 'columns', columns);
  const copy = new Uint32Array(list.length);
  for (let row = 0; row < list.length; row++) {
    copy[row] = wholeNumber(`columns[${row}]`, list[row], 0, highest);
  }
  return copy;
}

/** The squares of a row of a board with gaps (see position.js). */
export function squaresOf(row, queens, n) {
  return columnsIn(queens).map((column) => ({
    row,
    column: wholeNumber(`the column in row ${row}`, column, 0, n - 1),
  }));
}

/**
 * The algorithm of a task for boards of size n, as the id that C takes.
 *
 * @param {import('./wasm_instance.js').WasmInstance} engine
 * @param {number} n
 * @param {import('./index.js').AlgorithmOptions | undefined} options
 * @param {number} task
 */
export function resolveAlgorithm(engine, n, options, task) {
  numberOf('n', n);
  const algorithm = algorithmOf(engine, optionsOf(options).algorithm);
  const limit = engine.ask('algorithm_limit', algorithm, task);
  if (limit >= 0 && Number.isInteger(n) && 0 <= n && n <= limit) return algorithm;
  throw refusal(engine, n, algorithm, task, limit);
}

function algorithmOf(engine, name) {
  const index = choiceOf('algorithm', name, engine.names('algorithm_name'));
  return index === DEFAULT ? index : engine.ask('algorithm_id', index);
}

// C says it best, as long as the number reaches C unharmed.
function refusal(engine, n, algorithm, task, limit) {
  const code = engine.status(engine.ask('status'));
  const reaches = (n | 0) === n;
  const message = engine.ask('text', 'refusal_text', reaches ? n : 0, algorithm, task);
  if (limit < 0) return new NQueensError(message, { code });
  return new RangeError(message || `n must be a whole number from 0 to ${limit}, not ${n}`);
}
