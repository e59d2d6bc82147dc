/**
 * puzzle.js -- `nqueens puzzle 8 --seed 1`.
 */
import { seed, seedFrom } from '../options.js';
import { expectArgs, numberFrom } from '../usage.js';

export const puzzle = {
  name: 'puzzle',
  synopsis: 'puzzle <n> [options]',
  summary: 'make a puzzle of coloured regions with exactly one solution',
  about: `Prints a letter for each cell: put one queen in every row, column and region, so that no
two touch. Exactly one solution does. With --solution its columns are the last line.`,
  options: {
    seed,
    solution: { type: 'boolean', help: 'print the solution, too' },
  },
  examples: ['nqueens puzzle 8 --seed 1', 'nqueens puzzle 8 --seed 1 --solution'],

  async run({ nq, args, options, output }) {
    const [word] = expectArgs(args, 'n');
    const n = numberFrom('n', word);
    const made = await nq.puzzle(n, { seed: seedFrom(options) });
    const solution = await nq.complete(n, made);
    if (options.json) return output.json({ n, regions: made.regions, solution });
    for (let row = 0; row < n; row++) {
      await output.line(letters(made.regions.slice(row * n, (row + 1) * n)));
    }
    return options.solution ? output.line(solution.join(' ')) : undefined;
  },
};

const letters = (regions) => regions.map((region) => String.fromCharCode(97 + region)).join('');
