/**
 * board_solver.test.mjs -- the element's solver where its WebAssembly cannot be unpacked.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';

import { BoardSolver } from '../../web/lib/element/worker/solver.js';
import { startWorkersBy } from '../../web/lib/element/worker/start.js';

test('a solver that is closed unasked leaves no rejection unhandled; the next one says why', async (t) => {
  const unhandled = [];
  const note = (error) => unhandled.push(error.message);
  process.on('unhandledRejection', note);
  t.after(() => process.off('unhandledRejection', note));
  startWorkersBy(
    () => assert.fail('no worker is made without a module'),
    () => Promise.reject(new Error('no stream here')),
  );

  new BoardSolver().close();
  await setImmediate();
  assert.deepEqual(unhandled, []);

  const solver = new BoardSolver();
  await assert.rejects(solver.count(8), /no stream here/);
  solver.close();
});
