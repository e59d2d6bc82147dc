/**
 * lane.test.mjs -- the element's questions in real workers: progress, cancelling, deaths.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Worker } from 'node:worker_threads';

import { compile } from '../../dist/core.js';
import { Pool } from '../../web/lib/pool/pool.js';
import { startThread } from '../../web/lib/pool/thread.js';
import { WorkerLane } from '../../web/lib/pool/worker_lane.js';

const PROGRAM = new URL('../../web/lib/element/worker/program.js', import.meta.url);

let wasm;
let pools = [];

before(async () => {
  wasm = await compile();
});

after(() => {
  for (const pool of pools) pool.close();
  pools = [];
});

/** A lane, and the threads that were started for it. */
function openLane(make = () => new Worker(PROGRAM)) {
  const threads = [];
  const worker = () => {
    threads.push(make(threads.length));
    return threads.at(-1);
  };
  const start = (hears) => startThread(worker, hears);
  const pool = new Pool({ limit: 1, module: () => wasm, start });
  pools.push(pool);
  return { threads, pool, lane: new WorkerLane(pool) };
}

describe('a lane', () => {
  test('answers one question after the other, in one worker', async () => {
    const { lane, threads } = openLane();
    const [algorithms, regions] = await Promise.all([
      lane.ask('algorithms', {}),
      lane.ask('regions', { n: 6, seed: 3 }),
    ]);
    assert.ok(algorithms.length > 5);
    assert.equal(regions.flat().length, 36);
    assert.equal(threads.length, 1);
  });

  test('refuses what nobody knows, and goes on', async () => {
    const { lane, threads } = openLane();
    await assert.rejects(lane.ask('nobody', {}), TypeError);
    await assert.rejects(lane.ask('text', { boards: [[0]], format: 'nonsense' }), {
      name: 'NQueensError',
    });
    assert.equal((await lane.ask('formats', {})).length > 3, true);
    assert.equal(threads.length, 1);
  });

  test('tells the progress; work in pieces is cancelled between two of them', async () => {
    const { lane, threads } = openLane();
    const controller = new AbortController();
    const told = [];
    const asked = lane.ask(
      'solutions',
      { n: 14, limit: 1e7 },
      {
        signal: controller.signal,
        onProgress: ({ count }) => {
          told.push(count);
          controller.abort();
        },
      },
    );
    await assert.rejects(asked, { name: 'AbortError' });
    assert.deepEqual(told, [1]);
    assert.equal((await lane.ask('solutions', { n: 6, limit: 10 })).count, 4);
    assert.equal(threads.length, 1, 'the worker is kept');
  });

  test('work that cannot be interrupted ends with its worker', { timeout: 60_000 }, async () => {
    const { lane, threads } = openLane();
    await lane.ask('formats', {});
    const controller = new AbortController();
    // A count of a minute and more: only the end of its worker ends it.
    const asked = lane.ask('forecast', { n: 18, algorithm: 'board', workers: 1 }, controller);
    controller.abort();
    await assert.rejects(asked, { name: 'AbortError' });
    assert.equal((await lane.ask('regions', { n: 6, seed: 3 })).flat().length, 36);
    assert.ok(threads.length <= 2);
  });

  test('a signal that was aborted before asks nothing', async () => {
    const { lane, threads } = openLane();
    const signal = AbortSignal.abort();
    await assert.rejects(lane.ask('formats', {}, { signal }), { name: 'AbortError' });
    assert.equal(threads.length, 0);
  });

  test('a question survives the death of its worker, but not the third', async () => {
    const { lane, threads } = openLane();
    let deaths = 0;
    const die = (most) => () => {
      if (deaths++ < most) threads.at(-1).terminate();
    };
    const question = { n: 10, limit: 1e6 };
    const found = await lane.ask('solutions', { ...question, n: 12 }, { onProgress: die(1) });
    assert.deepEqual([found.count, threads.length], [14200, 2]);
    deaths = 0;
    await assert.rejects(lane.ask('solutions', { ...question, n: 13 }, { onProgress: die(9) }), {
      message: /^solutions failed 3 times: /,
    });
    assert.equal((await lane.ask('solutions', { ...question, n: 6 })).count, 4);
  });

  test('a worker that cannot be started is named, and tried again with the next question', async () => {
    let refusals = 3;
    const { lane } = openLane(() => {
      if (refusals-- > 0) throw new Error('refused by a policy');
      return new Worker(PROGRAM);
    });
    await assert.rejects(lane.ask('formats', {}), /no worker can be started: refused by a policy/);
    assert.ok((await lane.ask('formats', {})).length > 3);
  });

  test('gives its worker back', async () => {
    const { lane, pool, threads } = openLane();
    await lane.ask('formats', {});
    await lane.close();
    await lane.close();
    const worker = await pool.take();
    assert.equal(await worker.ask('step', ['count', 8]), 92n);
    assert.equal(threads.length, 1);
  });
});
