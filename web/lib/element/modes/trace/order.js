/**
 * order.js -- in which order an algorithm goes through rows, and from which column.
 */
import { hasTrait } from '../../../core/algorithm_table.js';

/** The rows by depth, as a board was filled; n after the last one. */
export function rowOrder(algorithm, n, board) {
  if (hasTrait(algorithm, 'chooses-rows')) return chosenRows(n, board);
  const last = hasTrait(algorithm, 'last-row-second');
  return Array.from({ length: n + 1 }, (_, depth) => (last && depth % n ? n - depth : depth));
}

/** The row with the fewest free cells comes next, the upper one of equals. */
function chosenRows(n, board) {
  const free = Array.from({ length: n }, () => new Set(Array(n).keys()));
  const order = [];
  const open = new Set(free.keys());
  while (open.size > 0) {
    const row = [...open].reduce((best, r) => (free[r].size < free[best].size ? r : best));
    order.push(row);
    open.delete(row);
    if (board[row] === null) break;
    for (const other of open) {
      for (const away of [0, other - row, row - other]) free[other].delete(board[row] + away);
    }
  }
  return [...order, n];
}

/** The first column that is tried at a depth; the bit sieve leaves mirror images out. */
export function firstColumn(algorithm, depth, board) {
  return hasTrait(algorithm, 'derives') && depth === 1 ? board[0] + 1 : 0;
}

/** Algorithms that look at a cell before they refuse it, one by one. */
export function testsEachCell(algorithm) {
  return hasTrait(algorithm, 'tests');
}

export function isSieve(algorithm) {
  return hasTrait(algorithm, 'strikes');
}

/** The kind of an event as it is drawn: a test that was not free is a refusal. */
export const kindOf = (event) =>
  event.type === 'test' && event.verdict !== 'free' ? 'reject' : event.type;
