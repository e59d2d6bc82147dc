/**
 * arguments_pool.test.mjs -- what is refused in front of the workers, by every function.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, describe, test } from 'node:test';

import { createSolver } from '../../dist/index.js';
import { WRONG_KIND, WRONG_SIZE } from './wrong_values.mjs';

const solver = createSolver({ workers: 1 });
after(() => solver.close());

/** Functions that take n first and give a promise. */
const PROMISES = [
  ...['count', 'countUnits', 'countUnique', 'classCounts', 'countTurned', 'unitCount'],
  ...['firstSolution', 'solve', 'trace', 'report', 'randomSolution', 'estimate'],
  ...[
    'complete',
    'canComplete',
    'countCompletions',
    'cells',
    'hint',
    'puzzle',
    'grade',
    'deduction',
  ],
];

/** Those that hand out one thing after another. */
const STREAMS = ['solutions', 'completions', 'dimacs'];

const ENTRIES = {
  ...Object.fromEntries(PROMISES.map((name) => [name, (n) => solver[name](n)])),
  ...Object.fromEntries(STREAMS.map((name) => [name, (n) => solver[name](n).next()])),
  unrank: (n) => solver.unrank(n, 0),
};

for (const [name, call] of Object.entries(ENTRIES)) {
  describe(name, () => {
    test('refuses the wrong size with a RangeError that shows it', async () => {
      for (const n of WRONG_SIZE) {
        await assert.rejects(call(n), (error) => {
          assert.equal(error.name, 'RangeError', `${n}: ${error}`);
          assert.ok(error.message.includes(String(n)), error.message);
          return true;
        });
      }
    });

    test('refuses the wrong kind with a TypeError that shows it', async () => {
      for (const [n, shown] of WRONG_KIND) {
        // Some throw at the call.
        await assert.rejects(
          async () => call(n),
          (error) => {
            assert.equal(error.name, 'TypeError', `${shown}: ${error}`);
            assert.ok(error.message.includes(shown), `"${error.message}" lacks "${shown}"`);
            return true;
          },
        );
      }
    });
  });
}

test('a stream refuses the wrong kind of value at the call', () => {
  for (const name of ['solutions', 'completions', 'dimacs']) {
    assert.throws(() => solver[name]('8'), { name: 'TypeError', message: /"8"/ }, name);
    assert.throws(() => solver[name](8, 8), { name: 'TypeError', message: /options/ }, name);
    assert.throws(() => solver[name](8, { signal: 8 }), { name: 'TypeError', message: /signal/ });
  }
});

test('after all this it still counts', async () => {
  assert.equal(await solver.count(8), 92n); // OEIS A000170
});

test('a refused value that no worker can be sent does not keep the process alive', () => {
  const program = `
    import { firstSolution, solutions, trace } from './dist/index.js';
    for (const call of [firstSolution, trace, async (n) => solutions(n).next()]) {
      await call(() => 8).catch((error) => console.log(error.name));
    }`;
  const words = ['--input-type=module', '--eval', program];
  const options = { cwd: new URL('../..', import.meta.url), encoding: 'utf8', timeout: 60_000 };
  const printed = execFileSync(process.execPath, words, options);
  assert.equal(printed, 'TypeError\n'.repeat(3));
});
