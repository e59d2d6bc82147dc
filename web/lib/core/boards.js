/**
 * boards.js -- is this a solution, and which queens attack which?
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

/**
 * Which queens attack which, wherever they stand.
 *
 * @type {Sync<'conflicts'>}
 */
export function conflicts(engine, board) {
  const rows = Array.from(listOf(engine, 'board', board));
  const squares = rows.flatMap((queens, row) => squaresOf(row, queens, rows.length));
  engine.write(squares.flatMap(({ row, column }) => [row, column]));
  const address = engine.unwrap(engine.wasm.conflicts(squares.length, rows.length));
  const pairs = engine.numbers(address, 3 * (engine.wasm.output_length() >>> 0));
  return Array.from({ length: pairs.length / 3 }, (_, i) => {
    const [first, second, line] = pairs.slice(3 * i, 3 * i + 3);
    return { first: { ...squares[first] }, second: { ...squares[second] }, line: LINES[line] };
  });
}
