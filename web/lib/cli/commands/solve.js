/**
 * solve.js -- `nqueens solve 8`.
 */
import { boardOptions, writeBoards } from '../boards.js';
import { algorithm, seedFrom } from '../options.js';
import { atMostOne, expectArgs, numberFrom, UsageError } from '../usage.js';

/** Up to here the first solution is found within seconds. */
const MOST_FOR_FIRST = 32;

export const solve = {
  name: 'solve',
  synopsis: 'solve <n> [--first | --all | --method NAME] [options]',
  summary: 'show a solution of an n x n board, or all of them',
  about: `Shows where the queens stand: in the first solution that is found, or with --all in
every one. Beyond n = ${MOST_FOR_FIRST} finding the first may take for ever, so without --first
some solution is shown there: one by a known pattern (--method construct), or a random one
(--method search), up to ten million queens.`,
  options: {
    first: { type: 'boolean', help: 'the first solution, on boards beyond n = 32, too' },
    all: { type: 'boolean', help: 'all solutions' },
    ...boardOptions,
    method: {
      type: 'string',
      value: 'NAME',
      help: (nq) => `some solution instead of the first: ${nq.methods.join(', ')}`,
    },
    seed: { type: 'string', value: 'NUMBER', help: 'which random solution; 0 without it' },
    algorithm,
  },
  examples: [
    'nqueens solve 8',
    'nqueens solve 8 --all --format numbered',
    'nqueens solve 8 --algorithm lookup --format matrix --transpose',
    'nqueens solve 1000 --method search --seed 7 --format columns',
  ],

  async run({ nq, args, options, output }) {
    const [word] = expectArgs(args, 'n');
    const n = numberFrom('n', word);
    atMostOne(options, 'first', 'all', 'method');
    atMostOne(options, 'algorithm', 'method');
    const { how, boards } = await boardsFor(nq, n, options);
    const none = `There is no solution for n = ${n}.`;
    await writeBoards({ nq, options, output, head: { n, ...how }, none }, boards);
  },
};

async function boardsFor(nq, n, options) {
  const { seed, method } = options;
  if (seed && method !== 'search') throw new UsageError('--seed needs --method search');
  if (wantsAny(n, options)) return someBoard(nq, n, options);
  const walk = await nq.solutions(n, { algorithm: options.algorithm });
  const how = { algorithm: options.algorithm ?? nq.defaultFor('list', n) };
  return { how, boards: options.all ? walk : firstOf(walk) };
}

const wantsAny = (n, { method, first, all, algorithm: name }) =>
  method !== undefined || (n > MOST_FOR_FIRST && !first && !all && !name);

async function someBoard(nq, n, options) {
  const { method, seed } = options;
  const board = await nq.solve(n, { method, seed: seedFrom(options) });
  const how = { method: method ?? nq.methods[0], ...(seed && { seed }) };
  return { how, boards: board ? [board] : [] };
}

async function* firstOf(walk) {
  for await (const columns of walk) {
    yield columns;
    return;
  }
}
