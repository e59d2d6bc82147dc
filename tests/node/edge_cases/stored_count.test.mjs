/**
 * stored_count.test.mjs -- what the board of a count says of a board that its algorithm does not take.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { lookAtStored } from '../../../web/lib/element/modes/count/look.js';

test('a board that is too large for its algorithm is refused with the largest one', async () => {
  const engine = {
    storedCount: async () => {
      throw new RangeError('n = 40 is outside 0 to 28');
    },
    algorithms: async () => [
      { name: 'bitmask', limits: { count: 64 } },
      { name: 'fast', limits: { count: 28 } },
    ],
  };
  const found = await lookAtStored(
    { n: 40, algorithm: 'fast' },
    { engine, on: {}, store: { load: async () => null }, others: { counting: async () => false } },
  );
  assert.deepEqual(found, { result: 'refused', algorithm: 'fast', max: 28 });
});
