/**
 * bench_places.test.mjs -- the places where `npm run bench` times its runs answer, and rightly.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { chromiumWorker, nodeWorker } from '../../bench/environments.mjs';

/** OEIS A000170. */
const EIGHT_QUEENS = '92';

for (const open of [nodeWorker, chromiumWorker]) {
  describe(open.name, () => {
    for (const algorithm of ['fast', 'dancing-links', undefined]) {
      test(`times ${algorithm ?? 'the reference'}`, async (t) => {
        const place = await open();
        t.after(() => place.close());
        const { count, seconds } = await place.time({ algorithm, n: 8, runs: 1 });
        assert.equal(count, EIGHT_QUEENS);
        assert.ok(seconds >= 0);
      });
    }
  });
}
