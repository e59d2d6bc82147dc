/**
 * position.js -- what a position means under its rules: attacks, conflicts, free cells.
 */
import { columnsIn, rowFrom } from '../core/position.js';
import { attackedCells, conflictsOf } from './rules.js';

export function readPosition(board, queens, crosses = []) {
  const { n, forbidden = [] } = board;
  const attacked = attackedCells(board, queens);
  const taken = new Set([...queens, ...crosses, ...forbidden]);
  const free = [];
  for (let cell = 0; cell < n * n; cell++) if (!attacked[cell] && !taken.has(cell)) free.push(cell);
  const shaded = attacked.slice();
  for (const cell of [...queens, ...forbidden]) shaded[cell] = 0;
  const conflicts = conflictsOf(board, queens);
  const isAllowed = !queens.some((queen) => forbidden.includes(queen));
  const solved = queens.length === n && conflicts.length === 0 && isAllowed;
  return { attacked, shaded, free, conflicts, solved, rows: freeByRow(n, queens, free) };
}

/** For each row the number of its free cells, or null where a queen stands. */
function freeByRow(n, queens, free) {
  const rows = new Array(n).fill(0);
  for (const cell of free) rows[Math.floor(cell / n)]++;
  for (const queen of queens) rows[Math.floor(queen / n)] = null;
  return rows;
}

/** `queens` as the key has it, a row each, and back as cells. */
export function toRows(n, cells) {
  const rows = Array.from({ length: n }, () => []);
  for (const cell of cells) rows[Math.floor(cell / n)].push(cell % n);
  return rows.map(rowFrom);
}

export function toCells(n, rows = []) {
  return rows.slice(0, n).flatMap((columns, row) =>
    columnsIn(columns)
      .filter((c) => c < n)
      .map((column) => row * n + column),
  );
}

/** Cells as the core's lists of forbidden cells have them. */
export const toSquares = (n, cells) =>
  cells.map((cell) => ({ row: Math.floor(cell / n), column: cell % n }));
