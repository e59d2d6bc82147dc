/**
 * random.js -- `nqueens random 12 --seed 1`.
 */
import { boardOptions, writeBoards } from '../boards.js';
import { chosenSeed, reportSeed, seedFrom } from '../options.js';
import { expectArgs, numberFrom } from '../usage.js';

export const random = {
  name: 'random',
  synopsis: 'random <n> [options]',
  summary: 'show a random solution, all being equally likely',
  about: `Draws one of all solutions, each with exactly the same chance. The seed that was chosen is
said on standard error; the same seed draws the same one everywhere. For boards beyond n = 18 see nqueens solve --method search.`,
  options: { seed: chosenSeed, ...boardOptions },
  examples: ['nqueens random 12 --seed 1'],

  async run({ nq, args, options, output }) {
    const [word] = expectArgs(args, 'n');
    const n = numberFrom('n', word);
    const board = await nq.randomSolution(n, { seed: seedFrom(options) });
    if (board) reportSeed(options, board);
    const none = `There is no solution for n = ${n}.`;
    const how = { nq, options, output, head: { n }, usual: 'columns', none };
    await writeBoards(how, board === null ? [] : [board]);
  },
};
