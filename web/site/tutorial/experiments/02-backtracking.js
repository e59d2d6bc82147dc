/**
 * 02-backtracking.js -- how much work one board is: to the first solution, and in all.
 */
import { report } from '../../../lib/pool/index.js';
import { experiment } from '../lab.js';

experiment(async ({ n }, { signal }) => {
  const first = await report(n, { algorithm: 'board', first: true, signal });
  const whole = await report(n, { algorithm: 'board', signal });
  return [n, first.tests, first.removals, whole.tests, whole.removals, whole.solutions];
});
