/**
 * 09-a-million-queens.js -- writes a solution down, checks it, and says how long it took.
 */
import { experiment, timed } from '../lab.js';
import { isSolution, staircase } from './lib/staircase.js';

experiment(async ({ n }, { signal }) => {
  const made = await timed(() => staircase(n), signal);
  const checked = await timed(() => isSolution(made.value), signal);
  const start = `${made.value.slice(0, 6).join(' ')} …`;
  return [n, start, checked.value ? '✓' : '✗', { ms: made.ms }, { ms: checked.ms }];
});
