/**
 * puzzle.js -- `nqueens puzzle 8 --grade hard --seed 1`.
 */
import { chosenSeed, reportSeed, seedFrom } from '../options.js';
import { expectArgs, numberFrom } from '../usage.js';

export const puzzle = {
  name: 'puzzle',
  synopsis: 'puzzle <n> [options]',
  summary: 'make a puzzle of coloured regions with exactly one solution',
  about: `Prints a letter for each cell: put one queen in every row, column and region, so that no
two touch. There is exactly one solution, and it can be found by reasoning: nqueens explain tells
how, nqueens grade how hard it is. With --solution its columns are the last line.`,
  options: {
    seed: chosenSeed,
    grade: { type: 'string', value: 'NAME', help: 'how hard: easy, medium, hard or expert' },
    solution: { type: 'boolean', help: 'print the solution, too' },
  },
  examples: ['nqueens puzzle 8 --seed 1 --solution', 'nqueens puzzle 8 --grade hard'],

  async run({ nq, args, options, output }) {
    const [word] = expectArgs(args, 'n');
    const n = numberFrom('n', word);
    const made = await nq.puzzle(n, { seed: seedFrom(options), grade: options.grade });
    reportSeed(options, made);
    const solution = await nq.complete(n, made);
    if (options.json) {
      const { grade } = await nq.grade(n, made);
      return output.json({ n, seed: made.seed, grade, regions: made.regions, solution });
    }
    for (const row of nq.formatPuzzle(made).split('/')) await output.line(row);
    return options.solution ? output.line(solution.join(' ')) : undefined;
  },
};
