/**
 * boards.js -- is this a solution, which queens attack which, and along which diagonals?
 */

/** @import { Steps, Sync } from './sync.js' */
import { columnsOf, listOf, squaresOf } from './arguments.js';
import { asked } from './steps.js';

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
 * @type {Steps<'check'>}
 */
export function* check(engine, columns) {
  const board = columnsOf(engine, columns, ANY_COLUMN);
  return (yield* asked(engine, ['check', board.length, board], REFUSED)) === 1;
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
 * @type {Steps<'conflicts'>}
 */
export function* conflicts(engine, board) {
  const { n, squares } = squaresOn(engine, board);
  const places = Uint32Array.from(squares.flatMap(({ row, column }) => [row, column]));
  const address = yield* asked(engine, ['conflicts', squares.length, n, places]);
  const found = (yield ['output_length']) >>> 0;
  const pairs = yield ['numbers', 3 * found, address];
  return Array.from({ length: found }, (_, i) => {
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
