/**
 * completion.mjs -- how many random boards are decided before the search gives up.
 *
 * Three kinds, from seeds, n = 20 to 100: queens placed at random where none attacks
 * another; cells forbidden at random; whole diagonals excluded at random. The first kind
 * has no hard instances to speak of, the other two have: where about half of the boards
 * can be completed, deciding takes long (Gent, Jefferson and Nightingale, JAIR 59, 2017).
 */
import { load } from '../dist/core.js';

const BUDGET = 20_000;
const BOARDS = 10;
const SIZES = { full: [20, 40, 60, 80, 100], quick: [20, 60] };

/** Numbers from 0 to below - 1, the same for the same seed: mulberry32. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mix = Math.imul(state ^ (state >>> 15), state | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    return ((mix ^ (mix >>> 14)) >>> 0) % below;
  };
}

/** So many queens, each where no earlier one attacks it; fewer if there is no room. */
function placedQueens(n, percent, random) {
  const queens = [];
  const attacked = (row, column) =>
    queens.some(
      ([r, c]) => r === row || c === column || Math.abs(r - row) === Math.abs(c - column),
    );
  for (let tries = 0; tries < 20_000 && queens.length < (n * percent) / 100; tries++) {
    const cell = [random(n), random(n)];
    if (!attacked(...cell)) queens.push(cell);
  }
  const rows = Array.from({ length: n }, () => null);
  for (const [row, column] of queens) rows[row] = column;
  return { queens: rows };
}

/** All but so many cells a row, on average, are forbidden. */
function blockedCells(n, left, random) {
  const keep = () => random(n) < left;
  const row = () => Array.from({ length: n }, (_, column) => column).filter(() => !keep());
  return {
    forbidden: Array.from({ length: n }, row).flatMap((columns, i) =>
      columns.map((column) => ({ row: i, column })),
    ),
  };
}

/** So many percent of the diagonals, of both kinds, are excluded. */
function excludedDiagonals(n, percent, random) {
  const numbers = Array.from({ length: 2 * n - 1 }, (_, i) => i);
  const some = () => numbers.filter(() => random(100) < percent);
  return { sums: some(), differences: some().map((sum) => sum - n + 1) };
}

const KINDS = [
  { name: 'queens given, % of n', make: placedQueens, amounts: [10, 30, 50, 70] },
  { name: 'cells left a row', make: blockedCells, amounts: [18, 14, 10, 6, 2] },
  { name: 'diagonals out, %', make: excludedDiagonals, amounts: [5, 10, 20, 40, 60] },
];

function decide(nq, n, { make, amounts }) {
  const seen = { yes: 0, no: 0, 'gave up': 0 };
  const begin = performance.now();
  for (const amount of amounts) {
    for (let i = 0; i < BOARDS; i++) {
      const board = make(n, amount, randomFrom(n * 1_000_003 + amount * 1009 + i));
      seen[nq.canComplete(n, { ...board, budget: BUDGET })]++;
    }
  }
  return { n, ...seen, seconds: (performance.now() - begin) / 1000 };
}

/** { budget, boards, kinds: [{ name, amounts, rows: [{ n, yes, no, 'gave up', seconds }] }] } */
export async function decideBoards(quick) {
  const nq = await load();
  const sizes = quick ? SIZES.quick : SIZES.full;
  const kinds = KINDS.map((kind) => ({
    name: kind.name,
    amounts: kind.amounts,
    rows: sizes.map((n) => decide(nq, n, kind)),
  }));
  return { budget: BUDGET, boards: BOARDS, kinds };
}
