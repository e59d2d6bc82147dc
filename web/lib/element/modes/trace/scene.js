/**
 * scene.js -- what the board shows after an event.
 *
 * What was tried in the rows of the present stack need not be remembered: columns are
 * tried from left to right, so every column before the present one was either refused by
 * a queen that still stands, or held a queen that was taken back.
 */
import { attackedCells, lineOf } from '../../rules.js';
import { firstColumn, isSieve, rowOrder, testsEachCell } from './order.js';

export function sceneOf({ n, algorithm }, { event, board, struck }) {
  const queens = [];
  board.forEach((column, row) => {
    if (column !== null) queens.push({ row, column });
  });
  const order = rowOrder(algorithm, n, board);
  const open = openRows(n, order, event.depth);
  const sieve = isSieve(algorithm);
  const scene = {
    n,
    queens,
    row: event.row < n ? event.row : undefined,
    column: event.column,
    tried: triedCells({ n, algorithm, order }, event, board),
  };
  if (sieve) scene.struck = strokes(n, strikers(event, queens), queens, struck, open);
  else scene.attacked = hatched(n, queens, open);
  if (sieve && (event.type === 'place' || event.type === 'mark')) {
    scene.sights = [{ cell: event.row * n + event.column, down: algorithm === 'sieve' }];
  }
  if (event.kind === 'reject' && event.by !== undefined) {
    scene.refusal = {
      from: { row: event.by, column: board[event.by] },
      to: { row: event.row, column: event.column },
    };
  }
  if (event.type === 'solution') scene.rings = queens.map((queen) => ({ ...queen, alpha: 1 }));
  return scene;
}

/** Rows that are not settled yet: the current one and those to come. */
function openRows(n, order, depth) {
  const open = new Uint8Array(n).fill(1);
  for (let d = 0; d < Math.min(depth, n); d++) open[order[d]] = 0;
  return open;
}

function hatched(n, queens, open) {
  const cells = queens.map(({ row, column }) => row * n + column);
  const flags = attackedCells({ n, rules: 'classic' }, cells);
  for (let cell = 0; cell < n * n; cell++) if (!open[Math.floor(cell / n)]) flags[cell] = 0;
  for (const cell of cells) flags[cell] = 0;
  return flags;
}

/** The rows of the queens that attack a cell, also of those in rows that are settled. */
export function attackersOf(n, board, cell) {
  const attacks = (column, row) =>
    column !== null && lineOf({ n, rules: 'classic' }, row * n + column, cell);
  return [...board.keys()].filter((row) => attacks(board[row], row));
}

/** A queen that was just placed has struck nothing out yet. */
function strikers(event, queens) {
  return event.type === 'place' ? queens.filter(({ row }) => row !== event.row) : queens;
}

/** One stroke for each queen of another row that sees a struck cell. */
function strokes(n, strikers, queens, struck, open) {
  const times = new Uint8Array(n * n);
  const sees = ({ row, column }, cell) =>
    row !== Math.floor(cell / n) && lineOf({ n, rules: 'classic' }, row * n + column, cell);
  for (let cell = 0; cell < n * n; cell++) {
    if (!struck[cell] || !open[Math.floor(cell / n)]) continue;
    times[cell] = Math.max(1, strikers.filter((queen) => sees(queen, cell)).length);
  }
  for (const { row, column } of queens) times[row * n + column] = 0;
  return times;
}

function triedCells({ n, algorithm, order }, event, board) {
  const found = [];
  for (let depth = 0; depth <= Math.min(event.depth, n - 1); depth++) {
    const now = depth === event.depth;
    const row = order[depth];
    const end = now ? reachedColumn(event, n) : board[row];
    for (let column = firstColumn(algorithm, depth, board); column < end; column++) {
      const kind = verdict(n, order, board, depth, row * n + column);
      if (kind === 'undone' || testsEachCell(algorithm)) found.push({ row, column, kind, now });
    }
  }
  return found;
}

/** The first column of the event's row that has not been tried yet. */
function reachedColumn(event, n) {
  if (event.type === 'enter' || event.type === 'solution') return 0;
  if (event.type === 'leave') return n;
  return event.type === 'remove' ? event.column + 1 : event.column;
}

/** Why a tried cell holds no queen: one placed before sees it, or its own was taken back. */
function verdict(n, order, board, depth, cell) {
  for (let before = 0; before < depth; before++) {
    const row = order[before];
    if (lineOf({ n, rules: 'classic' }, row * n + board[row], cell)) return 'refused';
  }
  return 'undone';
}
