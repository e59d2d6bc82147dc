/**
 * clock_and_wide.test.mjs -- a clock that jumps, and searches on boards of 101 to 1024 columns
 * that are ended long before they find anything.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createSolver } from '../../dist/index.js';

const solver = createSolver({ workers: 2 });
after(() => solver.close());

test('a clock that jumps by years changes no count, no save and no abort', async (t) => {
  const year = 365 * 86_400_000;
  const start = Date.now();
  let asked = 0;
  t.mock.method(Date, 'now', () => start + (asked++ % 2 ? -20 : 20) * year);
  let bytes = null;
  const stop = new AbortController();
  const checkpoint = {
    load: async () => bytes,
    save: async (given) => {
      bytes = given;
    },
  };
  const options = { algorithm: 'array', checkpoint };
  const onProgress = ({ done }) => {
    Date.now();
    if (done > 5) stop.abort();
  };
  const cut = solver.count(13, { ...options, signal: stop.signal, onProgress });
  await assert.rejects(cut, { name: 'AbortError' });
  assert.ok(bytes instanceof Uint8Array, 'what was done is saved');
  assert.equal(await solver.count(13, options), 73712n);
});

for (const n of [101, 512, 1024]) {
  for (const algorithm of ['bitmask', 'sieve-bits']) {
    test(`a walk of ${algorithm} over boards of ${n} columns can be ended`, async () => {
      const stop = new AbortController();
      const walk = solver.solutions(n, { algorithm, signal: stop.signal });
      const first = walk.next();
      // The search goes on for ever: nothing but the abort ends it.
      const ended = assert.rejects(first, { name: 'AbortError' });
      setTimeout(() => stop.abort(), 50);
      await ended;
      assert.equal(await solver.count(8), 92n, 'and others go on');
    });
  }
}

test('larger boards are refused by name', async () => {
  const walk = solver.solutions(1025, { algorithm: 'bitmask' });
  await assert.rejects(walk.next(), { name: 'RangeError', message: /1025.*1024/ });
});
