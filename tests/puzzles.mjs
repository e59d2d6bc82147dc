/**
 * puzzles.mjs -- the figures of the puzzles, one line each; exit code 1 where one is missed.
 *
 *     node tests/puzzles.mjs [SEEDS]     200 unless told; large boards and grades a quarter
 *
 * Hints are followed to the end from empty boards and from positions on the way, single
 * steps are compared with all solutions of random boards, and puzzles are made and timed.
 */
import { load } from '../dist/core.js';
import { tintsOf } from '../web/lib/element/regions.js';
import { attacks, faultOf, solutionsOf } from './node/puzzle_reference.mjs';
import { randomFrom } from './random.mjs';

const SEEDS = Number(process.argv[2] ?? 200);
const POSITIONS = 20;
const BOARDS = 10 * SEEDS;
const GRADES = [undefined, 'easy', 'medium', 'hard', 'expert'];

/** Milliseconds for 95 of 100 puzzles; an expert's may take four times as long. */
const BUDGETS = { 5: 100, 6: 100, 7: 100, 8: 100, 9: 500, 10: 500, 11: 2000, 12: 5000 };
const HINT_BUDGET = 5;

const nq = await load();
const random = randomFrom(22);
const below = (bound) => Math.floor(random() * bound);
const seedsFor = (n, grade) => (n > 10 || grade ? Math.ceil(SEEDS / 4) : SEEDS);
const numbers = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const percentile = (times) => times.sort((a, b) => a - b)[Math.floor(0.95 * times.length)];

let missed = 0;

function report(text, kept) {
  if (!kept) missed++;
  console.log(`${kept ? 'kept  ' : 'MISSED'}  ${text}`);
}

/** In time of the processor, so that other programs do not count. */
function timed(times, work) {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  times.push((user + system) / 1000);
  return value;
}

/** Cells as the library takes them: a list of columns for each row. */
function toRows(n, cells) {
  const rows = Array.from({ length: n }, () => []);
  for (const cell of cells) rows[Math.floor(cell / n)].push(cell % n);
  return rows;
}

// ---- Chains of hints ----

/** Some queens of the solution and some crosses beside it: all of them right. */
function rightPosition(n, solution) {
  const [share, crossed] = [random(), random() / 2];
  const queens = solution.filter(() => random() < share);
  const beside = numbers(0, n * n - 1).filter((cell) => !solution.includes(cell));
  return { queens, crosses: beside.filter(() => random() < crossed) };
}

function chainFault(n, puzzle, { queens, crosses }) {
  const at = { queens: toRows(n, queens), crosses: toRows(n, crosses) };
  return faultOf(n, puzzle, nq.deduction(n, { ...puzzle, ...at }));
}

function chains() {
  for (const n of numbers(5, 12)) {
    const faults = new Map();
    let count = 0;
    for (let seed = 0; seed < seedsFor(n); seed++) {
      const puzzle = nq.puzzle(n, { seed });
      const [solution] = solutionsOf(n, puzzle, 1);
      const starts = numbers(1, POSITIONS).map(() => rightPosition(n, solution));
      for (const start of [{ queens: [], crosses: [] }, ...starts]) {
        const fault = chainFault(n, puzzle, start);
        if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1);
        count++;
      }
    }
    const wrong = [...faults].map(([fault, times]) => `${fault} ${times}`).join(', ') || 'none';
    report(`chains of hints, n = ${n}: ${count}, of them not solved: ${wrong}`, !faults.size);
  }
}

// ---- Steps and their reasons ----

/** Regions that grow from random cells until the board is full. */
function randomRegions(n) {
  const regions = new Array(n * n).fill(-1);
  for (let region = 0; region < n; ) {
    const cell = below(n * n);
    if (regions[cell] < 0) regions[cell] = region++;
  }
  while (regions.includes(-1)) {
    const cell = below(n * n);
    const to = cell + [1, -1, n, -n][below(4)];
    const near = to >= 0 && to < n * n && (to % n === cell % n || Math.abs(to - cell) === 1);
    const joins = near && Math.abs((to % n) - (cell % n)) < 2 && regions[to] < 0;
    if (joins && regions[cell] >= 0) regions[to] = regions[cell];
  }
  return regions;
}

const KEYS = { row: (n, cell) => Math.floor(cell / n), column: (n, cell) => cell % n };

/** Whether one free cell of each group can stand beside a queen on the cell. */
function allows(board, groups, queens) {
  const [group, ...others] = groups;
  if (!group) return true;
  const key = KEYS[group.group] ?? ((_, cell) => board.regions[cell]);
  const cells = board.free.filter((cell) => key(board.n, cell) === group.index);
  return cells.some((cell) => {
    const has = queens.includes(cell);
    const beside = has || queens.every((queen) => !attacks(board.n, board.regions, queen, cell));
    return beside && allows(board, others, has ? queens : [...queens, cell]);
  });
}

/** The groups of the reason, taken alone, leave no room for a queen that goes out. */
function reasonHolds(board, { groups, out, technique }) {
  if (technique === 'assumed') return true; // its reason is the chain, not the groups
  return out.every(({ row, column }) => !allows(board, groups, [row * board.n + column]));
}

function follow(board, { out, row, column }) {
  const gone = out.map((at) => at.row * board.n + at.column);
  if (row === undefined) {
    board.free = board.free.filter((cell) => !gone.includes(cell));
    return;
  }
  const queen = row * board.n + column;
  board.free = board.free.filter((cell) => !attacks(board.n, board.regions, queen, cell));
}

function judge(board, solutions, steps, tally) {
  for (const step of steps) {
    if (!step.technique) return;
    const { out, row, column } = step;
    const on = (at) => solutions.filter((queens) => queens.includes(at.row * board.n + at.column));
    const right =
      out.every((at) => on(at).length === 0) &&
      (row === undefined || on({ row, column }).length === solutions.length);
    tally.steps++;
    if (!right) tally.wrong++;
    if (!reasonHolds(board, step)) tally.reasons++;
    follow(board, step);
  }
}

function steps() {
  const tally = { steps: 0, wrong: 0, reasons: 0, several: 0 };
  let boards = 0;
  while (boards < BOARDS) {
    const n = 5 + below(3);
    const regions = randomRegions(n);
    const crosses = numbers(0, n * n - 1).filter(() => random() < 0.1);
    const right = solutionsOf(n, { regions }).filter((queens) =>
      queens.every((cell) => !crosses.includes(cell)),
    );
    if (right.length === 0) continue;
    boards++;
    if (right.length > 1) tally.several++;
    const forbidden = crosses.map((cell) => ({ row: Math.floor(cell / n), column: cell % n }));
    const { steps } = nq.deduction(n, { rules: 'regions', regions, forbidden });
    const free = numbers(0, n * n - 1).filter((cell) => !crosses.includes(cell));
    judge({ n, regions, free }, right, steps, tally);
  }
  report(
    `${boards} random boards, ${tally.several} with several solutions: ${tally.steps} steps, ` +
      `${tally.wrong} wrong, ${tally.reasons} with a wrong reason`,
    tally.wrong + tally.reasons === 0 && tally.several >= boards / 2,
  );
}

// ---- Making, grading, colours ----

function makes(n, grade) {
  const times = { made: [], graded: [], hinted: [] };
  let other = 0;
  const seeds = seedsFor(n, grade);
  for (let seed = 0; seed < seeds; seed++) {
    const puzzle = timed(times.made, () => nq.puzzle(n, { seed, ...(grade && { grade }) }));
    const found = timed(times.graded, () => nq.grade(n, puzzle));
    timed(times.hinted, () => nq.hint(n, puzzle));
    const fits = grade ? found.grade === grade : ['easy', 'medium', 'hard'].includes(found.grade);
    if (!fits) other++;
  }
  const [made, graded, hinted] = [times.made, times.graded, times.hinted].map(percentile);
  const budget = BUDGETS[n] * (grade === 'expert' ? 4 : 1);
  report(
    `n = ${n} ${grade ?? 'any grade'}: ${seeds} seeds, ${other} of another grade; 95 % made within ` +
      `${made.toFixed(1)} ms (${budget}), graded ${graded.toFixed(2)}, hint ${hinted.toFixed(2)}`,
    other === 0 && made <= budget && graded <= HINT_BUDGET && hinted <= HINT_BUDGET,
  );
}

function touchAlike(n, regions) {
  const tints = tintsOf(n, regions);
  const beside = (a, b) => Math.abs((a % n) - (b % n)) < 2 && b < n * n;
  return regions.some((region, a) =>
    [a + 1, a + n - 1, a + n, a + n + 1].some(
      (b) => beside(a, b) && regions[b] !== region && tints[regions[b]] === tints[region],
    ),
  );
}

/** Also of sizes that only puzzles of one's own have: there tints are used again. */
function colours() {
  for (const n of [...numbers(5, 12), 16, 20, 26]) {
    const made = (seed) => (n > 12 ? randomRegions(n) : nq.puzzle(n, { seed }).regions);
    const puzzles = numbers(0, SEEDS - 1).map(made);
    const alike = puzzles.filter((regions) => touchAlike(n, Array.from(regions))).length;
    report(`n = ${n}: ${alike} of ${SEEDS} puzzles have neighbours of one tint`, alike === 0);
  }
}

chains();
steps();
for (const n of numbers(5, 12)) for (const grade of GRADES) makes(n, grade);
colours();
console.log(missed ? `${missed} figures missed` : 'all figures kept');
process.exitCode = missed ? 1 : 0;
