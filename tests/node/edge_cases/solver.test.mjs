/**
 * solver.test.mjs -- a solver whose wasm, workers or streams end early, and what was closed.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Worker } from 'node:worker_threads';

import { load } from '../../../dist/core.js';
import { count, createSolver, init, LoadError } from '../../../dist/index.js';

describe('a solver', () => {
  test('whose wasm is missing says so each time, and tries again', async () => {
    const solver = createSolver({ wasm: new URL('no-such.wasm', import.meta.url) });
    for (let tries = 0; tries < 2; tries++) {
      await assert.rejects(solver.count(8), (error) => error instanceof LoadError);
    }
    solver.close();
  });

  test('whose workers die of every call gives up after three', async () => {
    const code = `
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ id, name }) => {
        if (name !== 'start') process.exit(7);
        parentPort.postMessage({ id });
      });`;
    const solver = createSolver({ workers: 1, worker: () => new Worker(code, { eval: true }) });
    await assert.rejects(solver.check([0]), {
      name: 'NQueensError',
      message: /^check failed 3 times: it ended with exit code 7$/,
    });
    await assert.rejects(solver.solutions(8).next(), /^NQueensError: solutions failed 3 times/);
    solver.close();
  });

  test('that is cancelled rejects with the reason of its signal', async () => {
    const solver = createSolver({ workers: 1 });
    const stop = new AbortController();
    stop.abort('enough');
    const isReason = (error) => error === 'enough';
    await assert.rejects(solver.count(8, { signal: stop.signal }), isReason);
    await assert.rejects(solver.solve(8, { signal: stop.signal }), isReason);
    await assert.rejects(solver.solutions(8, { signal: stop.signal }).next(), isReason);
    const late = AbortSignal.timeout(20);
    await assert.rejects(solver.count(18, { signal: late }), { name: 'TimeoutError' });
    solver.close();
  });

  test('gives nothing to a next() that is under way when its stream is ended', async () => {
    const solver = createSolver({ workers: 1 });
    const stream = solver.solutions(10);
    await stream.next();
    const under = stream.next();
    // Messages come only after all of these; the question is on its way by then.
    for (let i = 0; i < 20; i++) await null;
    await stream.return();
    assert.deepEqual(await under, { done: true, value: undefined });
    solver.close();
  });

  test('gives undefined to what is under way when its trace is closed', async () => {
    const solver = createSolver({ workers: 1 });
    const trace = await solver.trace(20);
    const under = trace.measure(Number.MAX_SAFE_INTEGER);
    for (let i = 0; i < 20; i++) await null;
    await trace.close();
    assert.equal(await under, undefined);
    solver.close();
  });

  test('hands out what was found in time of a search that takes long', async () => {
    const solver = createSolver({ workers: 1 });
    const found = [];
    // Between two solutions of so large a board lies more than one batch may take.
    for await (const columns of solver.solutions(22)) {
      found.push(columns);
      if (found.length === 4) break;
    }
    assert.equal(new Set(found.map(String)).size, 4);
    solver.close();
  });

  test('counts cores where Node is too old to say how many may be used', () => {
    const { getBuiltinModule } = process;
    const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    delete globalThis.navigator;
    process.getBuiltinModule = () => ({ cpus: () => ['one', 'two', 'three'] });
    try {
      assert.equal(createSolver().workers, 3);
    } finally {
      process.getBuiltinModule = getBuiltinModule;
      if (navigator) Object.defineProperty(globalThis, 'navigator', navigator);
    }
  });

  test('shared by all calls is replaced by init(), and the old one ends', async () => {
    assert.equal(await count(6), 4n);
    init({ workers: 1 });
    assert.equal(await count(6), 4n);
    init();
  });

  test('gives a stream up that is ended before its worker has started', async () => {
    const { promise: started, resolve: start } = Promise.withResolvers?.() ?? deferred();
    const worker = async () => {
      await started;
      return new Worker(new URL('../../../dist/worker.js', import.meta.url));
    };
    const solver = createSolver({ workers: 1, worker });
    const walk = solver.solutions(8);
    const first = walk.next();
    await new Promise(setImmediate);
    await walk.return();
    start();
    assert.deepEqual(await first, { done: true, value: undefined });
    const thrown = solver.solutions(8);
    await assert.rejects(thrown.throw(new Error('no more of this')), /no more of this/);
    solver.close();
  });

  test('traces with everything that a trace can tell', async () => {
    const solver = createSolver({ workers: 1 });
    const story = await solver.trace(5, { algorithm: 'sieve' });
    assert.equal(await story.measure(2 ** 20), story.length);
    await story.at(3);
    assert.equal((await story.struck()).length, 25);
    await story.close();
    assert.equal((await story.struck()).length, 0);
    assert.deepEqual(await story.variables(), []);
    assert.deepEqual(await story.board(), []);
    solver.close();
  });
});

function deferred() {
  const parts = {};
  parts.promise = new Promise((resolve) => Object.assign(parts, { resolve }));
  return parts;
}

describe('what was closed', () => {
  test('gives nothing more, and does no harm', async () => {
    const nq = await load();
    const story = nq.trace(5, { algorithm: 'sieve' });
    story.next();
    story.close();
    assert.equal(story.position, 0);
    assert.equal(story.struck().length, 0);
    const formula = nq.dimacs(4);
    formula.close();
    assert.deepEqual(formula.next(), { done: true, value: undefined });
  });

  test('cannot be asked for a sum', async () => {
    const nq = await load();
    const progress = nq.progress(8);
    progress.close();
    for (const ask of ['total', 'bytes', 'next', 'sum']) {
      assert.throws(() => progress[ask](0), { name: 'TypeError', message: 'this was closed' });
    }
  });

  test('rejects those who still wait for a worker', async () => {
    const solver = createSolver({ workers: 1 });
    const runs = [solver.firstSolution(40), solver.check([0]), solver.check([0])];
    solver.close();
    for (const run of runs) await assert.rejects(run, Error);
  });
});

test('where Node hands out no modules, they are imported', async () => {
  const { getBuiltinModule } = process;
  process.getBuiltinModule = undefined;
  try {
    const nq = await load(new URL('../../../dist/nqueens.wasm', import.meta.url));
    assert.equal(nq.count(6), 4n);
  } finally {
    process.getBuiltinModule = getBuiltinModule;
  }
});
