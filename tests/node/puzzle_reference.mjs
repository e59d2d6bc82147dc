/**
 * puzzle_reference.mjs -- a plain search for puzzles of regions, and what it says of a
 * deduction. It shares no code with the techniques that it judges.
 */

/** Whether a queen on one cell attacks the other. */
export function attacks(n, regions, a, b) {
  const down = Math.abs(Math.floor(a / n) - Math.floor(b / n));
  const aside = Math.abs((a % n) - (b % n));
  return down === 0 || aside === 0 || (down === 1 && aside === 1) || regions[a] === regions[b];
}

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

/** What is wrong with a deduction from a right position; null: nothing. */
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

/** How many deductions are wrong, and how many puzzles have a grade that was not asked for. */
export function figures(nq, n, grade, seeds) {
  let faults = 0;
  let other = 0;
  for (let seed = 0; seed < seeds; seed++) {
    const puzzle = nq.puzzle(n, { seed, ...(grade && { grade }) });
    const found = nq.grade(n, puzzle);
    if (faultOf(n, puzzle, nq.deduction(n, puzzle)) !== null) faults++;
    if (grade ? found.grade !== grade : ['expert', 'beyond', null].includes(found.grade)) other++;
  }
  return { faults, other };
}
