/**
 * complete.js -- `nqueens complete "b4 d5" --n 8`.
 */
import { boardOptions, writeBoards } from '../boards.js';
import { budget, puzzleFrom, puzzleOptions } from '../puzzle_options.js';
import { say } from '../terminal.js';
import { atMostOne } from '../usage.js';

const NO = 1;
const GAVE_UP = 3;

export const complete = {
  name: 'complete',
  synopsis: 'complete ["<squares>"] --n <n> [--all | --count | --check] [options]',
  summary: 'find solutions that have given queens, or follow other rules',
  about: `Takes queens as chess players write them: b4 is the second column of the
fourth row from below. Shows some solution that has them all; with --all every one, with --count
how many there are, with --check only whether there is one. Ends with exit code 0 if there is one, 1 if there is none, and
3 if it gave up: the problem is hard, and some boards would take for ever.`,
  options: {
    ...puzzleOptions,
    all: { type: 'boolean', help: 'all solutions, in lexicographic order' },
    count: { type: 'boolean', help: 'only how many there are' },
    check: { type: 'boolean', help: 'only whether there is one: yes, no, or gave up' },
    budget,
    ...boardOptions,
  },
  examples: [
    'nqueens complete "b4 d5" --n 8 --count',
    'nqueens complete a1 --n 100 --forbid "b3 b4"',
    'nqueens complete --n 10 --rules super --all',
  ],

  async run({ nq, args, options, output }) {
    const { n, board } = puzzleFrom(nq, args, options);
    try {
      const way = WAYS[atMostOne(options, 'all', 'count', 'check') ?? 'first'];
      return (await way({ nq, n, board, options, output })) ? undefined : NO;
    } catch (error) {
      if (error.code !== 'gave-up') throw error;
      await output.flush();
      say(error.message);
      return GAVE_UP;
    }
  },
};

const WAYS = {
  async first({ nq, n, board, options, output }) {
    const solution = await nq.complete(n, board);
    return show({ nq, n, options, output }, solution === null ? [] : [solution]);
  },

  async all({ nq, n, board, options, output }) {
    return show({ nq, n, options, output }, await nq.completions(n, board));
  },

  async count({ nq, n, board, options, output }) {
    const count = await nq.countCompletions(n, board);
    await (options.json ? output.json({ n, count }) : output.line(count));
    return count > 0n;
  },

  async check({ nq, n, board, options, output }) {
    const answer = await nq.canComplete(n, board);
    await (options.json ? output.json({ n, answer }) : output.line(answer));
    if (answer === 'gave up') throw Object.assign(new Error(answer), { code: 'gave-up' });
    return answer === 'yes';
  },
};

async function show({ nq, n, options, output }, boards) {
  const none = 'There is no such solution.';
  const how = { nq, options, output, head: { n }, usual: 'columns', none };
  return (await writeBoards(how, boards)) > 0;
}
