/**
 * count.js -- `nqueens count 12`.
 */
import { algorithm } from '../options.js';
import { expectWords, numberFrom } from '../usage.js';

export const count = {
  name: 'count',
  synopsis: 'count <n> [options]',
  summary: 'count the solutions of an n x n board',
  about: 'Counts the solutions of an n x n board, and prints nothing but their number.',
  options: { algorithm },
  examples: ['nqueens count 8', 'nqueens count 12 --algorithm sieve'],

  async run({ nq, words, options, output }) {
    const [word] = expectWords(words, 'n');
    const n = numberFrom('n', word);
    const total = await nq.count(n, { algorithm: options.algorithm });
    const name = options.algorithm ?? nq.defaultFor('count', n);
    if (options.json) await output.json({ n, algorithm: name, count: total });
    else await output.line(total);
  },
};
