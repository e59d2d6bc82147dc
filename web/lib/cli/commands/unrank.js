/**
 * unrank.js -- `nqueens unrank 8 45`.
 */
import { boardOptions, writeBoards } from '../boards.js';
import { expectArgs, longFrom, numberFrom, UsageError } from '../usage.js';

export const unrank = {
  name: 'unrank',
  synopsis: 'unrank <n> <rank> [options]',
  summary: 'show the k-th solution without listing those before it',
  about: `Shows the solution with that many others before it in lexicographic order: 0 is the first.
Takes part of a second for n = 16, and about seven times as long for each row more.`,
  options: boardOptions,
  examples: ['nqueens unrank 8 45', 'nqueens unrank 16 14772511 --format dots'],

  async run({ nq, args, options, output }) {
    const [size, place] = expectArgs(args, 'n', 'rank');
    const n = numberFrom('n', size);
    const rank = longFrom('rank', place);
    const board = await nq.unrank(n, rank);
    if (board === null) throw new UsageError(`n = ${n} has no solution of rank ${rank}`);
    const head = { n, rank: String(rank) };
    await writeBoards({ nq, options, output, head, usual: 'columns' }, [board]);
  },
};
