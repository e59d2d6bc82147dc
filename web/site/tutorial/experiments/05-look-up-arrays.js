/**
 * 05-look-up-arrays.js -- three programs that walk the same way, and how fast each walks.
 */
import { report } from '../../../lib/pool/index.js';
import { experiment, timed } from '../lab.js';

/** The first run of a program is slower: its code has just arrived. */
async function measure(n, algorithm, signal) {
  await report(6, { algorithm });
  return timed(() => report(n, { algorithm, signal }), signal);
}

experiment(async ({ n }, { signal }) => {
  const rows = [];
  for (const algorithm of ['board', 'array', 'lookup']) {
    const { value, ms } = await measure(n, algorithm, signal);
    rows.push([algorithm, n, value.placements, value.tests, { ms }]);
  }
  return rows;
});
