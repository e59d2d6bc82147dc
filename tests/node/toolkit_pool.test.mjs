/**
 * toolkit_pool.test.mjs -- symmetry and any n as promises, in workers.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { createSolver } from '../../dist/index.js';
import { A000170, A002562 } from './oracle.mjs';

const solver = createSolver({ workers: 2 });
after(() => solver.close());

test('classes are counted by all workers', async () => {
  for (const n of [1, 4, 8, 12]) assert.equal(await solver.countUnique(n), A002562[n - 1]);
  assert.equal(await solver.countUnique(0), 1n);
  assert.equal(await solver.countUnique(10, { algorithm: 'lookup' }), A002562[9]);
  const { ofEight } = await solver.classCounts(14, { solutions: A000170[14] });
  assert.equal(ofEight, 45647n);
});

test('one of each class is handed out', async () => {
  const found = [];
  for await (const columns of solver.solutions(8, { classes: 'one' })) found.push(columns);
  assert.equal(found.length, 12);
});

test('boards are turned and solved in workers', async () => {
  const columns = await solver.solve(100_000, { method: 'search', seed: 3 });
  assert.ok(await solver.check(columns));
  assert.equal(await solver.solve(3), null);
  assert.equal((await solver.images([1, 3, 0, 2])).length, 8);
  assert.deepEqual(await solver.canonical([2, 0, 3, 1]), [1, 3, 0, 2]);
  assert.equal(await solver.classSize([1, 3, 0, 2]), 2);
  assert.deepEqual(await solver.symmetries([0, 4, 7, 5, 2, 6, 1, 3]), []);
  assert.equal(await solver.countTurned(16, 'quarter-turn'), 64n);
});

test('refusals reject, and a signal cancels', async () => {
  await assert.rejects(solver.solve(-1), RangeError);
  await assert.rejects(solver.countUnique('8'), TypeError);
  await assert.rejects(solver.countUnique(29), RangeError);
  await assert.rejects(solver.classCounts(8, { solutions: 91n }), { code: 'out-of-range' });
  const signal = AbortSignal.abort();
  await assert.rejects(solver.countUnique(12, { signal }), { name: 'AbortError' });
  await assert.rejects(solver.countTurned(32, 'half-turn', { signal }), { name: 'AbortError' });
});

test('a long search for turned solutions can be cancelled while it runs', async () => {
  const control = new AbortController();
  const counted = solver.countTurned(32, 'half-turn', { signal: control.signal });
  await solver.countTurned(8); // the other worker answers, so the first one is at work
  control.abort();
  await assert.rejects(counted, { name: 'AbortError' });
  assert.equal(await solver.countTurned(8), 4n);
});
