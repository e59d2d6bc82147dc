/**
 * diagonals.js -- `nqueens diagonals "1 3 0 2"`.
 */
import { columnsFrom } from '../usage.js';

export const diagonals = {
  name: 'diagonals',
  synopsis: 'diagonals "<columns>" [options]',
  summary: 'tell which diagonals have a queen, and which are free',
  about: `Prints which diagonals of a board have a queen and which are free. Takes one column number per
row, counted from 0. A diagonal that rises to the right has the number row + column, one that falls
to the right the number row - column.`,
  options: {},
  examples: ['nqueens diagonals "1 3 0 2"'],

  async run({ nq, args, options, output }) {
    const found = await nq.diagonals(columnsFrom(args));
    if (options.json) return output.json(found);
    await output.line(line('rising', found.sums));
    return output.line(line('falling', found.differences));
  },
};

const line = (name, { used, free }) => `${name}: used ${list(used)}; free ${list(free)}`;

const list = (numbers) => numbers.join(' ') || 'none';
