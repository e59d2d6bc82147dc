/**
 * rules.js -- who sees whom, as plain geometry, for every set of rules one can play.
 *
 * A cell is `row * n + column`. `regions` is one region number per cell, or null.
 */

/** The eight ways a queen looks. */
export const DIRECTIONS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

const KNIGHT = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

/** How far a queen sees along a direction: diagonals end after one cell where only touching counts. */
function reach(rules, rowStep, columnStep, n) {
  const diagonal = rowStep !== 0 && columnStep !== 0;
  return diagonal && (rules === 'touch' || rules === 'regions') ? 1 : n - 1;
}

/** Every cell that a queen on `cell` sees. */
export function cellsSeen(board, cell) {
  const { n, rules, regions } = board;
  const seen = [];
  for (const direction of DIRECTIONS) seen.push(...alongDirection(board, cell, direction));
  if (rules === 'super') seen.push(...knightCells(n, cell));
  if (rules === 'regions' && regions) {
    for (let other = 0; other < n * n; other++) {
      if (regions[other] === regions[cell] && other !== cell) seen.push(other);
    }
  }
  return seen;
}

function alongDirection({ n, rules }, cell, [rowStep, columnStep]) {
  const cells = [];
  let row = Math.floor(cell / n);
  let column = cell % n;
  for (let far = reach(rules, rowStep, columnStep, n); far > 0; far--) {
    row += rowStep;
    column += columnStep;
    if (rules === 'torus') [row, column] = [(row + n) % n, (column + n) % n];
    else if (row < 0 || column < 0 || row >= n || column >= n) break;
    cells.push(row * n + column);
  }
  return cells;
}

function knightCells(n, cell) {
  const [row, column] = [Math.floor(cell / n), cell % n];
  return KNIGHT.map(([down, across]) => [row + down, column + across])
    .filter(([r, c]) => r >= 0 && c >= 0 && r < n && c < n)
    .map(([r, c]) => r * n + c);
}

/** For each cell the number of a queen that sees it plus one, or 0 where it is free. */
export function attackedCells(board, queens) {
  const seenBy = new Uint16Array(board.n * board.n);
  for (const queen of queens) {
    for (const cell of cellsSeen(board, queen)) if (!seenBy[cell]) seenBy[cell] = queen + 1;
  }
  return seenBy;
}

/** Along which line two queens see each other; null when they do not. */
export function lineOf({ n, rules, regions }, one, other) {
  const rows = Math.floor(other / n) - Math.floor(one / n);
  const columns = (other % n) - (one % n);
  if (rows === 0) return 'row';
  if (columns === 0) return 'column';
  if (seesDiagonally(n, rules, rows, columns)) return 'diagonal';
  if (rules === 'super' && Math.abs(rows * columns) === 2) return 'knight';
  if (rules === 'regions' && regions && regions[one] === regions[other]) return 'region';
  return null;
}

function seesDiagonally(n, rules, rows, columns) {
  if (rules === 'torus') return (rows - columns) % n === 0 || (rows + columns) % n === 0;
  const far = rules === 'touch' || rules === 'regions' ? 1 : n;
  return Math.abs(rows) === Math.abs(columns) && Math.abs(rows) <= far;
}

/** The largest number of pairs that are worth drawing or naming. */
const MANY = 999;

/** Pairs of queens that see each other: `{ one, other, line }`, up to MANY. */
export function conflictsOf(board, queens) {
  const pairs = [];
  for (let i = 0; i < queens.length; i++) {
    for (let j = i + 1; j < queens.length; j++) {
      const line = lineOf(board, queens[i], queens[j]);
      if (line) pairs.push({ one: queens[i], other: queens[j], line });
      if (pairs.length === MANY) return pairs;
    }
  }
  return pairs;
}

/** A queen's lines of sight as pieces `[row, column, row, column]`, ends in cells. */
export function raysOf(board, cell, downOnly = false) {
  const rays = [];
  for (const direction of DIRECTIONS) {
    if (downOnly && direction[0] < 1) continue;
    rays.push(...pieces(board.n, cell, alongDirection(board, cell, direction)));
  }
  return rays;
}

/** The straight pieces of a walk that may leave one edge and come back at the other. */
function pieces(n, from, cells) {
  const found = [];
  let start = from;
  let last = from;
  for (const cell of cells) {
    if (!areNeighbours(n, last, cell)) {
      found.push(piece(n, start, last));
      start = cell;
    }
    last = cell;
  }
  found.push(piece(n, start, last));
  return found.filter(([r1, c1, r2, c2]) => r1 !== r2 || c1 !== c2);
}

function areNeighbours(n, one, other) {
  const rows = Math.abs(Math.floor(one / n) - Math.floor(other / n));
  return rows <= 1 && Math.abs((one % n) - (other % n)) <= 1;
}

function piece(n, one, other) {
  return [Math.floor(one / n), one % n, Math.floor(other / n), other % n];
}

/** The line between two queens as pieces; more than one only where it wraps around. */
export function lineBetween(board, one, other) {
  const straight = [piece(board.n, one, other)];
  if (board.rules !== 'torus') return straight;
  const ways = DIRECTIONS.map((direction) => {
    const cells = alongDirection(board, one, direction);
    const at = cells.indexOf(other);
    return at < 0 ? null : cells.slice(0, at + 1);
  }).filter(Boolean);
  const shortest = ways.sort((a, b) => a.length - b.length)[0];
  return shortest ? pieces(board.n, one, shortest) : straight;
}
