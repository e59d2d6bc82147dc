/**
 * 01-the-puzzle.js -- what a patient person would do: try every arrangement.
 */
import { experiment, timed } from '../lab.js';
import { tryAll } from './lib/permutations.js';

experiment(async ({ n }, { signal }) => {
  const { value, ms } = await timed(() => tryAll(n), signal);
  return [n, value.tried, value.found, { ms }];
});
