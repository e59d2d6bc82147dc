/**
 * arithmetic.test.mjs -- the page of arithmetic calculates right, from what was measured.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { load } from '../../dist/core.js';
import { ROOT } from '../../scripts/say.mjs';
import {
  busyWorkers,
  computed,
  costOf,
  extrapolated,
  filledIn,
  formatSeconds,
  leastBatch,
  messagesPerSecond,
  mostProcesses,
  POLL_MS,
  readMeasured,
  resultBytes,
  rounded,
  serverLoad,
  solutionsOf,
} from '../../web/site/build/arithmetic.mjs';
import { A000170 } from './oracle.mjs';

/** Numbers that are easy to reckon with. */
const ROWS = [
  { algorithm: 'fast', n: 19, units: 512, ran: 512, secondsPerUnit: 4968057848 / 512e9 },
  { algorithm: 'fast', n: 20, units: 2048, ran: 32, secondsPerUnit: 0.5 },
];
const QUEUE = { secondsPerJob: 0.0002, secondsPerQuestion: 0.00002 };
const SIMPLE = { units: { rows: ROWS, numbers: { 20: 2048, 21: 8192 } }, queue: QUEUE };

describe('the arithmetic', () => {
  test('a sampled count costs its units', () => {
    const { seconds, source } = costOf(20, SIMPLE);
    assert.deepEqual([seconds, source], [1024, 'sampled']);
  });

  test('any other costs its solutions, each as much as on the largest board below it', () => {
    const { seconds, source, secondsPerUnit } = costOf(21, SIMPLE);
    assert.equal(source, 'extrapolated');
    const expected = (1024 * 314666222712) / 39029188884;
    assert.ok(Math.abs(seconds - expected) < 1e-6);
    assert.ok(Math.abs(secondsPerUnit - expected / 8192) < 1e-9);
  });

  test('messages are those of jobs and of questions', () => {
    // 10 workers finish 10 jobs in 1 s of 4 messages; each also sends 2 + 0.4 + 0.5 a second.
    assert.equal(messagesPerSecond(costOf(20, SIMPLE), 10, 2), 40 + 29);
    assert.ok(Math.abs(serverLoad(costOf(20, SIMPLE), 10, 2, SIMPLE) - 0.00258) < 1e-9);
  });

  test('more workers than jobs are not busy', () => {
    assert.equal(busyWorkers(costOf(20, SIMPLE), 100_000, 4), 512);
  });

  test('a batch keeps jobs below a tenth of the server, and has two units at least', () => {
    // 1000 workers x 0.2 ms = 0.2 s of server time for each job's length, which must be 2 s.
    assert.equal(leastBatch(costOf(20, SIMPLE), 1000, SIMPLE), 4);
    assert.equal(leastBatch(costOf(20, SIMPLE), 10, SIMPLE), 2);
  });

  test('questions alone fill the server', () => {
    assert.equal(Math.round(mostProcesses(SIMPLE)), Math.round(1 / (2.9 * 0.00002)));
  });

  test('numbers are as exact as they are known', () => {
    assert.deepEqual(
      [0.07816, 1234, 15.7, 0].map((x) => rounded(x)),
      ['0.078', '1 200', '16', '0'],
    );
    assert.deepEqual([90, 7200, 3e8].map(formatSeconds), [
      '1.5 core-minutes',
      '2 core-hours',
      '9.5 core-years',
    ]);
  });

  test('a value that nothing computes is refused', () => {
    assert.throws(() => filledIn('{{nothing}}'), /nothing is computed/);
  });
});

describe('what it starts from', () => {
  const measured = readMeasured();

  test('the numbers of solutions are those that others published', () => {
    for (const n of [12, 13, 14, 15]) assert.equal(solutionsOf(n), A000170[n]);
    assert.equal(solutionsOf(27), 234907967154122528n);
  });

  test('units and version are those of the engine', async () => {
    const nq = await load();
    assert.equal(measured.units.version, nq.version);
    for (const [n, units] of Object.entries(measured.units.numbers)) {
      assert.equal(nq.unitCount(Number(n)), units, `n = ${n}`);
    }
    for (const { algorithm, n, units } of measured.units.rows) {
      assert.equal(nq.unitCount(n, { algorithm }), units, `${algorithm} ${n}`);
    }
  });

  test('workers ask as often as it says', () => {
    const source = readFileSync(join(ROOT, 'web/lib/cli/cluster/worker.js'), 'utf8');
    assert.equal(Number(/^const POLL_MS = (\d+);/m.exec(source)[1]), POLL_MS);
  });

  test('a sample and what the board before it says agree within a quarter', () => {
    const sampled = measured.units.rows.filter(({ units, ran }) => units !== ran);
    assert.ok(sampled.length >= 3);
    for (const { algorithm, n, units, secondsPerUnit } of sampled) {
      const ratio = extrapolated(measured.units.rows, algorithm, n) / (units * secondsPerUnit);
      assert.ok(ratio > 0.75 && ratio < 1.25, `n = ${n}: ${ratio}`);
    }
  });

  test('parts of two units have the bytes of a real part', () => {
    const cost = costOf(20, measured);
    const each = resultBytes(cost, 2) / (cost.units / 2);
    const sum = String(39029188884n / 2048n).length;
    assert.ok(each > 4 * sum && each < 300, String(each));
  });
});

test('the page has all of it, and no name instead of a number', () => {
  const page = readFileSync(join(ROOT, 'dist/site/recipes/on-paper.html'), 'utf8');
  assert.doesNotMatch(page, /\{\{/);
  const values = computed();
  for (const n of [20, 27, 28]) assert.ok(page.includes(values[`time-${n}`]));
  assert.equal(page.match(/<table>/g).length, 7);
});
