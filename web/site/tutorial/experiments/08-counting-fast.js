/**
 * 08-counting-fast.js -- halves joined in plain JavaScript, and the engine's two counters.
 */
import { count } from '../../../lib/pool/index.js';
import { experiment, timed } from '../lab.js';
import { joinHalves } from './lib/halves.js';

/** Beyond this the plain version keeps too many halves in memory. */
const FARTHEST_JOIN = 11;

/** The workers start with the first question; that is not what is measured. */
async function measure(n, algorithm, signal) {
  await count(8, { algorithm });
  return timed(() => count(n, { algorithm, signal }), signal);
}

experiment(async ({ n }, { signal }) => {
  const joined = n <= FARTHEST_JOIN ? await timed(() => joinHalves(n), signal) : null;
  const steps = await measure(n, 'bitmask', signal);
  const fast = await measure(n, 'fast', signal);
  const { west = '–', pairs = '–' } = joined?.value ?? {};
  const own = joined ? { ms: joined.ms } : '–';
  return [n, fast.value, west, pairs, own, { ms: steps.ms }, { ms: fast.ms }];
});
