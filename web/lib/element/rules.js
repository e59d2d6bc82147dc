/**
 * rules.js -- who sees whom, as plain geometry, for every set of rules one can play.
 *
 * A cell is `row * n + column`. `regions` is one region number per cell, or null.
 */

/**
 * The eight ways a queen looks.
 *
 * @type {[number, number][]}
 */
const DIRECTIONS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

/** @type {[number, number][]} */
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
function cellsSeen(board, cell) {
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
export function lineOf(board, one, other) {
  const { n, rules, regions } = board;
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
const MOST_PAIRS = 999;

/** Pairs of queens that see each other: `{ one, other, line }`, up to MOST_PAIRS. */
export function conflictsOf(board, queens) {
  const pairs = [];
  for (let i = 0; i < queens.length; i++) {
    for (let j = i + 1; j < queens.length; j++) {
      const line = lineOf(board, queens[i], queens[j]);
      if (line) pairs.push({ one: queens[i], other: queens[j], line });
      if (pairs.length === MOST_PAIRS) return pairs;
    }
  }
  return pairs;
}

/**
 * A queen's lines of sight as pieces `{ from, to, rowStep, columnStep }`; more than one to a
 * direction only where a line leaves the board and comes back at the other side.
 */
export function raysOf(board, cell, downOnly = false) {
  const rays = [];
  for (const direction of DIRECTIONS) {
    if (downOnly && direction[0] < 1) continue;
    const cells = alongDirection(board, cell, direction);
    if (cells.length) rays.push(...pieces(board.n, cell, cells, direction));
  }
  return rays;
}

/** The straight pieces of a walk; one of them may be a single cell. */
function pieces(n, from, cells, [rowStep, columnStep]) {
  const found = [{ from, to: from, rowStep, columnStep }];
  for (const cell of cells) {
    const last = found.at(-1);
    if (areNeighbours(n, last.to, cell)) last.to = cell;
    else found.push({ from: cell, to: cell, rowStep, columnStep });
  }
  return found;
}

function areNeighbours(n, one, other) {
  const rows = Math.abs(Math.floor(one / n) - Math.floor(other / n));
  return rows <= 1 && Math.abs((one % n) - (other % n)) <= 1;
}

/** The line between two queens as pieces; straight but for what wraps around. */
export function lineBetween(board, one, other) {
  const { n } = board;
  if (board.rules === 'torus') {
    const ways = DIRECTIONS.map((direction) => wayTo(board, one, other, direction));
    const [shortest] = ways.filter(Boolean).sort((a, b) => a.cells.length - b.cells.length);
    if (shortest) return pieces(n, one, shortest.cells, shortest.direction);
  }
  const rowStep = Math.floor(other / n) - Math.floor(one / n);
  return [{ from: one, to: other, rowStep, columnStep: (other % n) - (one % n) }];
}

function wayTo(board, one, other, direction) {
  const cells = alongDirection(board, one, direction);
  const at = cells.indexOf(other);
  return at < 0 ? null : { direction, cells: cells.slice(0, at + 1) };
}
