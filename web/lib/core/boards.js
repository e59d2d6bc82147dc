/**
 * boards.js -- is this a solution, which queens attack which, and along which diagonals?
 */

/** @import { Sync } from './sync.js' */
import { columnsOf, listOf, squaresOf } from './arguments.js';

const REFUSED = -1;

/** A column off the board is no error here: it only means that this is no solution. */
const ANY_COLUMN = 2 ** 32 - 1;

/**
 * The names of nq_line, in its order.
 *
 * @type {import('./index.js').Line[]}
 */
const LINES = ['row', 'column', 'falling', 'rising'];

/**
 * Whether the columns are a solution.
 *
 * @type {Sync<'check'>}
 */
export function check(engine, columns) {
  const n = engine.write(columnsOf(engine, columns, ANY_COLUMN));
  return engine.unwrap(engine.wasm.check(n), REFUSED) === 1;
}

/** The size of a board with gaps, and the squares of its queens. */
function squaresOn(engine, board) {
  const rows = Array.from(listOf(engine, 'board', board));
  const squares = rows.flatMap((queens, row) => squaresOf(row, queens, rows.length));
  return { n: rows.length, squares };
}

/**
 * Which queens attack which, wherever they stand.
 *
 * @type {Sync<'conflicts'>}
 */
export function conflicts(engine, board) {
  const { n, squares } = squaresOn(engine, board);
  engine.write(squares.flatMap(({ row, column }) => [row, column]));
  const address = engine.unwrap(engine.wasm.conflicts(squares.length, n));
  const pairs = engine.numbers(address, 3 * (engine.wasm.output_length() >>> 0));
  return Array.from({ length: pairs.length / 3 }, (_, i) => {
    const [first, second, line] = pairs.slice(3 * i, 3 * i + 3);
    return { first: { ...squares[first] }, second: { ...squares[second] }, line: LINES[line] };
  });
}

/** The numbers of diagonals from `first` on, those with a queen and those without. */
function usage(n, first, numbers) {
  const taken = new Set(numbers);
  const all = Array.from({ length: Math.max(2 * n - 1, 0) }, (_, i) => first + i);
  const those = (used) => all.filter((number) => taken.has(number) === used);
  return { used: those(true), free: those(false) };
}

/**
 * Which diagonals have a queen, and which are free.
 *
 * @type {Sync<'diagonals'>}
 */
export function diagonals(engine, board) {
  const { n, squares } = squaresOn(engine, board);
  return {
    sums: usage(
      n,
      0,
      squares.map(({ row, column }) => row + column),
    ),
    differences: usage(
      n,
      1 - n,
      squares.map(({ row, column }) => row - column),
    ),
  };
}
