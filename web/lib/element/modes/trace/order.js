/**
 * order.js -- in which order an algorithm goes through rows, and from which column.
 */
import { hasTrait } from '../../../core/algorithm_table.js';

/** The row that is filled at a depth. */
export function rowAt(algorithm, n, depth) {
  if (depth >= n) return n;
  return hasTrait(algorithm, 'last-row-second') && depth > 0 ? n - depth : depth;
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
