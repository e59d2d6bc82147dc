/**
 * hint.js -- `nqueens hint "b4 d5" --n 8`.
 */
import { budget, puzzleFrom, puzzleOptions } from '../puzzle_options.js';

export const hint = {
  name: 'hint',
  synopsis: 'hint ["<squares>"] --n <n> [options]',
  summary: 'say what to do next on a board, and why',
  about: `Takes queens as nqueens complete does, and says which queen is wrong, where one must
stand, or where none can, and by which technique. Rows are counted from 1 at the top, columns
from 1 at the left, regions are letters. With --json everything is counted from 0.`,
  options: { ...puzzleOptions, budget },
  examples: [
    'nqueens hint "b4 d5" --n 8',
    'nqueens hint "a1 c2" --n 6 --rules touch',
    'nqueens hint d4 --crosses "a5 b5" --regions accdd/aacbd/ccccd/ecccd/eeedd',
  ],

  async run({ nq, args, options, output }) {
    const { n, board } = puzzleFrom(nq, args, options);
    const found = await nq.hint(n, board);
    if (options.json) return output.json(found);
    return output.line(found?.text ?? 'every row has its queen');
  },
};
