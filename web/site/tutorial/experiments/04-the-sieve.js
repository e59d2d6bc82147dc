/**
 * 04-the-sieve.js -- the right sieve, and the one with the misprint, side by side.
 */
import { experiment } from '../lab.js';
import { isPeaceful, rightSieve, wrongSieve } from './lib/sieve-mistake.js';

experiment(async ({ n }) => {
  const boards = wrongSieve(n);
  const wrong = boards.filter((board) => !isPeaceful(board));
  const example = wrong[0]?.join(' ') ?? '–';
  return [n, rightSieve(n).length, boards.length, wrong.length, example];
});
