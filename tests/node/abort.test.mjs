/**
 * abort.test.mjs -- stop means stop: how soon a run rejects, and the work itself ends.
 *
 * A busy machine, and other tests keep it busy, gets four times the promised time, for half
 * of the runs, so that it fails no test; what was measured is printed here and by `npm run bench`.
 */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { createSolver } from '../../dist/index.js';
import { median } from '../median.mjs';

const PROMISED_MS = 100;
const ALLOWED_MS = 4 * PROMISED_MS;
const RUNS = 6;

const solver = createSolver({ workers: 2 });
after(() => solver.close());

/** Runs that would take from minutes to for ever. */
const ENDLESS = {
  'a count of short units': (signal) => solver.count(20, { signal }),
  'a count of long units': (signal) => solver.count(25, { algorithm: 'bitmask', signal }),
  'a count by the slowest': (signal) => solver.count(16, { algorithm: 'board', signal }),
  'a count of unique solutions': (signal) => solver.countUnique(20, { signal }),
  'a search for the first solution': (signal) => solver.firstSolution(90, { signal }),
  'a walk': (signal) => solver.solutions(90, { signal }).next(),
  'a trace': async (signal) => {
    const story = await solver.trace(20, { algorithm: 'array', signal });
    return story.at(10 ** 12);
  },
};

/** Milliseconds from the abort to the rejection. */
async function latency(start, delay) {
  const stop = new AbortController();
  const run = start(stop.signal);
  const rejected = assert.rejects(run, { name: 'AbortError' });
  await pause(delay);
  const begin = performance.now();
  stop.abort();
  await rejected;
  return performance.now() - begin;
}

describe(`soon after the abort (${PROMISED_MS} ms on a quiet machine) ends`, () => {
  for (const [name, start] of Object.entries(ENDLESS)) {
    test(name, { timeout: 120_000 }, async (t) => {
      const times = [];
      for (let run = 0; run < RUNS; run++) times.push(await latency(start, 40 * run));
      const [middle, most] = [median(times), Math.max(...times)].map((ms) => ms.toFixed(1));
      t.diagnostic(`${name}: median ${middle} ms, longest ${most} ms`);
      assert.ok(median(times) <= ALLOWED_MS, times.map((ms) => ms.toFixed(0)).join(' '));
    });
  }
});

test('after the abort nothing is computed any more', async () => {
  await latency(ENDLESS['a count of long units'], 100);
  await latency(ENDLESS['a walk'], 100);
  await pause(PROMISED_MS);
  // Nothing is waited for: a second in which nothing should happen is what is measured.
  const before = process.cpuUsage();
  await pause(1000);
  const { user } = process.cpuUsage(before);
  assert.ok(user < 300_000, `${user / 1000} ms of computing in a second`);
});

test('the pool is as good as new afterwards', async () => {
  assert.equal(await solver.count(12), 14200n);
  assert.deepEqual(await solver.firstSolution(6), [1, 3, 5, 0, 2, 4]);
});

test('an abort while the checkpoint is read ends the count before it begins', async () => {
  const stop = new AbortController();
  const checkpoint = {
    async load() {
      stop.abort();
      return null;
    },
    async save() {
      assert.fail('nothing was counted that could be saved');
    },
  };
  const options = { algorithm: 'board', signal: stop.signal, checkpoint };
  const begin = performance.now();
  await assert.rejects(solver.count(15, options), { name: 'AbortError' });
  // All of it would take minutes.
  assert.ok(performance.now() - begin < 10_000);
});
