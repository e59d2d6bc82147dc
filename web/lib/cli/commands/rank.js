/**
 * rank.js -- `nqueens rank "0 4 7 5 2 6 1 3"`.
 */
import { columnsFrom } from '../usage.js';

export const rank = {
  name: 'rank',
  synopsis: 'rank "<columns>" [options]',
  summary: 'say how many solutions come before this one',
  about: `Takes a solution, one column number per row, counted from 0, and prints its rank in
lexicographic order: the number of solutions before it. nqueens unrank is the way back.`,
  options: {},
  examples: ['nqueens rank "3 7 4 2 0 6 1 5"'],

  async run({ nq, args, options, output }) {
    const columns = columnsFrom(args);
    const found = await nq.rank(columns);
    if (options.json) return output.json({ columns, rank: found });
    return output.line(found);
  },
};
