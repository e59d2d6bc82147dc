/**
 * puzzle_reference.mjs -- a plain search for puzzles of regions, and what it says of a
 * deduction. It shares no code with the techniques that it judges.
 *
 *     node tests/node/puzzle_reference.mjs [seeds]     the figures, n = 5 to 12
 */
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

/** All solutions, as lists of cells, up to `most`. */
export function solutionsOf(n, { regions }, most = Infinity) {
  const found = [];
  const place = (row, queens) => {
    if (found.length >= most) return;
    if (row === n) {
      found.push([...queens]);
      return;
    }
    for (let cell = row * n; cell < (row + 1) * n; cell++) {
      const above = queens.at(-1);
      const touches = above !== undefined && Math.abs((above % n) - (cell % n)) < 2;
      if (touches) continue;
      const taken = (other) => other % n === cell % n || regions[other] === regions[cell];
      if (!queens.some(taken)) place(row + 1, [...queens, cell]);
    }
  };
  place(0, []);
  return found;
}

/** What is wrong with a deduction from the empty board; null: nothing. */
export function faultOf(n, puzzle, { solved, steps }) {
  const [solution, second] = solutionsOf(n, puzzle, 2);
  if (!solution || second) return 'the puzzle has not one solution';
  const texts = new Set(steps.map((step) => JSON.stringify([step.out, step.row, step.column])));
  if (texts.size !== steps.length) return 'a step comes twice';
  for (const { technique, out, row, column } of steps) {
    if (!technique) return 'a step without a technique';
    const wrong = out.find((at) => solution.includes(at.row * n + at.column));
    if (wrong) return 'a cell of the solution went out';
    if (row !== undefined && !solution.includes(row * n + column)) return 'a wrong queen';
  }
  return solved ? null : 'not solved';
}

const percentile = (times) => times.sort((a, b) => a - b)[Math.floor(0.95 * times.length)];

/** One line of figures for a size and a grade. */
export function figures(nq, n, grade, seeds) {
  const times = [];
  const graded = [];
  let faults = 0;
  let other = 0;
  for (let seed = 0; seed < seeds; seed++) {
    const start = performance.now();
    const puzzle = nq.puzzle(n, { seed, ...(grade && { grade }) });
    const middle = performance.now();
    const found = nq.grade(n, puzzle);
    graded.push(performance.now() - middle);
    times.push(middle - start);
    if (faultOf(n, puzzle, nq.deduction(n, puzzle)) !== null) faults++;
    if (grade ? found.grade !== grade : ['expert', 'beyond', null].includes(found.grade)) other++;
  }
  return { n, grade, seeds, faults, other, made: percentile(times), graded: percentile(graded) };
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const { load } = await import('../../dist/core.js');
  const nq = await load();
  const seeds = Number(argv[2] ?? 200);
  for (let n = 5; n <= 12; n++) {
    for (const grade of [undefined, 'easy', 'medium', 'hard', 'expert']) {
      const few = n > 10 || grade ? Math.min(seeds, 50) : seeds;
      const { faults, other, made, graded } = figures(nq, n, grade, few);
      console.log(
        `n=${n} ${grade ?? 'any'}: ${few} seeds, ${faults} faults, ${other} of another grade; ` +
          `95 % made within ${made.toFixed(1)} ms, graded within ${graded.toFixed(2)} ms`,
      );
    }
  }
}
