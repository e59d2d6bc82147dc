/**
 * 03-one-array.js -- all solutions of a board, and with which column they begin.
 */
import { solutions } from '../../../lib/pool/index.js';
import { experiment } from '../lab.js';

experiment(async ({ n }, { signal }) => {
  const split = new Array(n).fill(0);
  let first = null;
  let last = null;
  for await (const columns of solutions(n, { algorithm: 'array', signal })) {
    first ??= columns;
    last = columns;
    split[columns[0]]++;
  }
  const total = split.reduce((sum, part) => sum + part, 0);
  return [n, total, split.join(' '), first?.join(' ') ?? '–', last?.join(' ') ?? '–'];
});
