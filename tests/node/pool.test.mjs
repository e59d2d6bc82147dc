/**
 * pool.test.mjs -- the package's own face: promises, cancelling, dying workers, checkpoints.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';

import {
  check,
  count,
  createSolver,
  fileCheckpoint,
  firstSolution,
  init,
  report,
  solutions,
  trace,
} from '../../dist/index.js';

const folder = mkdtempSync(join(tmpdir(), 'nqueens-pool-'));
after(() => rmSync(folder, { recursive: true }));

function deferred() {
  const parts = {};
  parts.promise = new Promise((resolve) => Object.assign(parts, { resolve }));
  return parts;
}

/** A solver whose workers can be reached from outside, to be killed. */
function fragileSolver(options) {
  const threads = new Set();
  const worker = () => {
    const thread = new Worker(new URL('../../dist/worker.js', import.meta.url));
    threads.add(thread);
    thread.on('exit', () => threads.delete(thread));
    return thread;
  };
  return { solver: createSolver({ worker, ...options }), threads };
}

test('counts come from the workers, by every algorithm', async () => {
  const { algorithms } = await import('../../dist/index.js');
  for (const { name } of await algorithms()) {
    assert.equal(await count(10, { algorithm: name }), 724n, name);
  }
  assert.deepEqual(await Promise.all([0, 1, 2, 3, 4].map((n) => count(n))), [1n, 1n, 0n, 0n, 2n]);
});

test('solutions come one after another, and break lets go of them', async () => {
  let seen = 0;
  for await (const columns of solutions(8)) {
    if (seen === 0) assert.deepEqual(columns, [0, 4, 7, 5, 2, 6, 1, 3]);
    if (++seen === 5) break;
  }
  assert.equal(seen, 5);
  let all = 0;
  for await (const columns of solutions(9, { algorithm: 'lookup' })) {
    assert.ok(columns.length === 9);
    all++;
  }
  assert.equal(all, 352);
});

test('single answers: first solution, report, check', async () => {
  assert.deepEqual(await firstSolution(4), [1, 3, 0, 2]);
  assert.equal(await firstSolution(3), null);
  assert.equal((await report(8, { algorithm: 'array' })).tests, 15720n);
  assert.equal(await check([1, 3, 0, 2]), true);
});

test('a trace keeps its place, one promise after the other', async () => {
  const story = await trace(4);
  assert.equal(story.length, 128);
  assert.equal((await story.at(51)).type, 'solution');
  assert.deepEqual(await story.board(), [1, 3, 0, 2]);
  assert.equal((await story.previous()).type, 'enter');
  assert.equal(story.position, 51);
  await assert.rejects(story.at(0.5), RangeError);
  let events = 0;
  for await (const event of story) assert.equal(event.i, events++);
  assert.equal(events, 128);
  await story.close();
  assert.equal(await story.next(), undefined);
});

test('an event of a trace is one message, and so is a text that is new', async () => {
  let sent = 0;
  const worker = () => {
    const made = new Worker(new URL('../../dist/worker.js', import.meta.url));
    const post = made.postMessage.bind(made);
    made.postMessage = (data) => {
      sent++;
      post(data);
    };
    return made;
  };
  const solver = createSolver({ workers: 1, worker });
  const story = await solver.trace(4);
  sent = 0;
  const texts = new Set();
  for await (const { step } of story) texts.add(step);
  assert.equal(story.length, 128);
  // One more message finds that there is no further event, and another one where that is.
  assert.equal(sent, 128 + texts.size + 2);
  await story.close();
  solver.close();
});

test('bad arguments are refused before any work', async () => {
  await assert.rejects(count('8'), TypeError);
  await assert.rejects(count(29), { name: 'RangeError', message: /29.*28/ });
  await assert.rejects(count(8, { algorithm: 'none' }), {
    name: 'NQueensError',
    code: 'unknown-name',
  });
  await assert.rejects(count(8, { workers: -1 }), RangeError);
  await assert.rejects(count(8, { onProgress: 1 }), TypeError);
  await assert.rejects(count(8, { signal: 1 }), TypeError);
  await assert.rejects(count(8, { checkpoint: {} }), TypeError);
  await assert.rejects(solutions(-1).next(), RangeError);
  await assert.rejects(trace(101), RangeError);
  assert.throws(() => createSolver({ workers: 1.5 }), RangeError);
  assert.throws(() => createSolver({ worker: 7 }), TypeError);
  assert.throws(() => init({ workers: -1 }), RangeError);
});

test('a cancelled run rejects with AbortError, and the pool is as good as new', async () => {
  const solver = createSolver({ workers: 2 });
  const started = new AbortController();
  const run = solver.count(14, {
    algorithm: 'array',
    signal: started.signal,
    onProgress: () => started.abort(),
  });
  await assert.rejects(run, { name: 'AbortError' });
  const endless = new AbortController();
  const searching = solver.firstSolution(60, { signal: endless.signal });
  endless.abort();
  await assert.rejects(searching, { name: 'AbortError' });
  const gone = AbortSignal.abort();
  await assert.rejects(solver.count(8, { signal: gone }), { name: 'AbortError' });
  await assert.rejects(solver.trace(8, { signal: gone }), { name: 'AbortError' });
  assert.equal(await solver.count(11), 2680n);
  solver.close();
  await assert.rejects(solver.count(8), /closed/);
});

test('a walk that is cancelled in the middle of a long search ends', async () => {
  const stop = new AbortController();
  const walk = solutions(60, { signal: stop.signal });
  const first = walk.next();
  stop.abort();
  await assert.rejects(first, { name: 'AbortError' });
});

test('progress rises to the total and says how long it may still take', async () => {
  const reports = [];
  const total = await count(13, { algorithm: 'lookup', onProgress: (p) => reports.push(p) });
  const last = reports.at(-1);
  assert.equal(last.count, total);
  assert.equal(last.done, last.total);
  assert.equal(last.fraction, 1);
  assert.equal(last.remainingMs, 0);
  for (let i = 1; i < reports.length; i++) assert.ok(reports[i].done >= reports[i - 1].done);
  const units = reports.flatMap((p) => p.units.map(({ unit }) => unit));
  assert.equal(new Set(units).size, last.total);
});

test('a count whose units take hours says once a second that it goes on', async () => {
  const stop = new AbortController();
  const reports = [];
  const onProgress = (report) => {
    reports.push(report);
    if (reports.length >= 2 && report.running.length === 2) stop.abort();
  };
  const solver = createSolver({ workers: 2 });
  const run = solver.count(26, { algorithm: 'board', signal: stop.signal, onProgress });
  await assert.rejects(run, { name: 'AbortError' });
  for (const report of reports) {
    assert.deepEqual([report.done, report.count, report.remainingMs], [0, 0n, Infinity]);
  }
  assert.ok(reports[1].elapsedMs - reports[0].elapsedMs >= 900);
  const oops = new Error('thrown by onProgress');
  const failing = solver.count(26, {
    algorithm: 'board',
    onProgress() {
      throw oops;
    },
  });
  await assert.rejects(failing, oops);
  solver.close();
});

test('where Node tells of its cores by promise only, they are still all used', () => {
  const program = `
    import os from 'node:os';
    import { syncBuiltinESMExports } from 'node:module';
    os.availableParallelism = () => 5;
    syncBuiltinESMExports();
    delete globalThis.navigator;
    process.getBuiltinModule = undefined;
    const { createSolver } = await import('./dist/index.js');
    const solver = createSolver();
    console.log(await solver.count(10), solver.workers);`;
  const words = ['--input-type=module', '--eval', program];
  const options = { cwd: new URL('../..', import.meta.url), encoding: 'utf8' };
  assert.equal(execFileSync(process.execPath, words, options), '724n 5\n');
});

// Two deaths are borne by any unit, so two kills are harmless wherever they hit.
test('workers that are killed in the middle of a count change nothing', async () => {
  const { solver, threads } = fragileSolver({ workers: 2 });
  let kills = 0;
  const total = await solver.count(14, {
    algorithm: 'lookup',
    onProgress({ units }) {
      if (kills >= 2 || units.length === 0) return;
      kills++;
      for (const thread of threads) {
        thread.terminate();
        break;
      }
    },
  });
  assert.equal(total, 365596n);
  assert.equal(kills, 2);
  solver.close();
});

test('a unit that kills three workers ends the count, by name', async () => {
  const code = `
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id, name }) => {
      if (name === 'units') process.exit(3);
      parentPort.postMessage({ id });
    });`;
  const solver = createSolver({ workers: 1, worker: () => new Worker(code, { eval: true }) });
  await assert.rejects(solver.count(12), {
    name: 'NQueensError',
    message: /unit \d+ of the count failed 3 times: it ended with exit code 3/,
  });
  solver.close();
});

test('a worker that talks nonsense is replaced', async () => {
  let made = 0;
  const worker = () => {
    made++;
    if (made === 1) {
      const code = `
        const { parentPort } = require('node:worker_threads');
        parentPort.on('message', ({ id, name }) =>
          parentPort.postMessage(name === 'start' ? { id } : 'nonsense'));`;
      return new Worker(code, { eval: true });
    }
    return new Worker(new URL('../../dist/worker.js', import.meta.url));
  };
  const solver = createSolver({ workers: 1, worker });
  assert.equal(await solver.count(12), 14200n);
  assert.equal(made, 2);
  solver.close();
});

test('a stream survives the death of its worker', async () => {
  const { solver, threads } = fragileSolver({ workers: 1 });
  const seen = [];
  for await (const columns of solver.solutions(8)) {
    seen.push(columns.join(' '));
    if (seen.length === 3) await Promise.all([...threads].map((thread) => thread.terminate()));
  }
  assert.equal(seen.length, 92);
  assert.equal(new Set(seen).size, 92);
  solver.close();
});

test('return() ends a walk even while it is deep in a search', async () => {
  const asked = deferred();
  const worker = () => {
    const thread = new Worker(new URL('../../dist/worker.js', import.meta.url));
    const send = thread.postMessage.bind(thread);
    thread.postMessage = (request) => {
      send(request);
      if (request.name === 'pull') asked.resolve();
    };
    return thread;
  };
  const solver = createSolver({ worker });
  const walk = solver.solutions(90);
  const first = walk.next();
  await asked.promise;
  assert.deepEqual(await walk.return(7), { done: true, value: 7 });
  assert.deepEqual(await first, { done: true, value: undefined });
  assert.deepEqual(await walk.next(), { done: true, value: undefined });
  solver.close();
});

test('next() may be called without waiting; the order stays', async () => {
  const walk = solutions(6);
  const results = await Promise.all(Array.from({ length: 6 }, () => walk.next()));
  assert.deepEqual(
    results.map(({ done, value }) => (done ? 'done' : value.join(' '))),
    ['1 3 5 0 2 4', '2 5 1 4 0 3', '3 0 4 1 5 2', '4 2 0 5 3 1', 'done', 'done'],
  );
});

test('a stream can be disposed of where the language knows how', {
  skip: !Symbol.asyncDispose,
}, async () => {
  const walk = solutions(6);
  await walk.next();
  await walk[Symbol.asyncDispose]();
  assert.deepEqual(await walk.next(), { done: true, value: undefined });
});

test('streams that nobody holds any more give their workers back', async () => {
  const { solver, threads } = fragileSolver({ workers: 1 });
  const open = async () => {
    const streams = [solver.solutions(12), await solver.trace(8)];
    for (const stream of streams) await stream.next();
    return streams;
  };
  let kept = [await open(), await open(), await open()];
  assert.equal(threads.size, kept.flat().length, 'each has a worker of its own');
  kept = null;
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  const deadline = performance.now() + 20_000;
  while (threads.size > 1 && performance.now() < deadline) {
    gc();
    await pause(20);
  }
  assert.equal(threads.size, 1, 'one stays in the pool');
  assert.equal(await solver.count(8), 92n);
  solver.close();
});

test('however many runs there were, no more workers stay than the pool may have', async () => {
  const { solver, threads } = fragileSolver({ workers: 2 });
  for (let i = 0; i < 5; i++) {
    await Promise.all([solver.count(8), solver.check([0]), solver.solutions(6).next()]);
    for await (const _ of solver.solutions(8)) break;
  }
  await Promise.all(Array.from({ length: 30 }, () => solver.firstSolution(8)));
  const deadline = performance.now() + 20_000;
  while (threads.size > 2 + 5 && performance.now() < deadline) await pause(20);
  assert.ok(threads.size <= 2 + 5, `${threads.size} workers`); // five streams are still open
  solver.close();
  while (threads.size > 0 && performance.now() < deadline) await pause(20);
  assert.equal(threads.size, 0, 'close() ends them all');
});

test('two counts of one program do not write to the same file', async () => {
  const checkpoint = () => fileCheckpoint(join(folder, 'shared.nq'));
  const first = count(12, { checkpoint: checkpoint() });
  await assert.rejects(count(12, { checkpoint: checkpoint() }), { code: 'busy' });
  assert.equal(await first, 14200n);
  assert.equal(await count(12, { checkpoint: checkpoint() }), 14200n);
});

test('a count goes on from its file', async () => {
  const path = join(folder, 'count.nq');
  const stop = new AbortController();
  const first = count(13, {
    algorithm: 'array',
    checkpoint: fileCheckpoint(path),
    signal: stop.signal,
    onProgress: ({ done }) => done > 5 && stop.abort(),
  });
  await assert.rejects(first, { name: 'AbortError' });
  let start;
  const total = await count(13, {
    algorithm: 'array',
    checkpoint: fileCheckpoint(path),
    onProgress: ({ done }) => {
      start ??= done;
    },
  });
  assert.equal(total, 73712n);
  assert.ok(start > 5, `it went on from ${start}`);
});

test('a damaged checkpoint is refused and stays as it is', async () => {
  const path = join(folder, 'damaged.nq');
  writeFileSync(path, 'this is no checkpoint');
  await assert.rejects(count(13, { checkpoint: fileCheckpoint(path) }), { code: 'bad-checkpoint' });
  assert.equal(readFileSync(path, 'utf8'), 'this is no checkpoint');
});

test('a storage that fails does not stop the count, and it is said', async () => {
  const checkpoint = {
    load: () => null,
    save: () => Promise.reject(new Error('the disk is full')),
  };
  let trouble;
  const onProgress = ({ unsaved }) => {
    trouble ??= unsaved;
  };
  assert.equal(await count(13, { algorithm: 'array', checkpoint, onProgress }), 73712n);
  assert.match(trouble.message, /disk is full/);
});

test('idle workers do not keep a process alive', () => {
  const url = new URL('../../dist/index.js', import.meta.url);
  const program = `import { count } from ${JSON.stringify(url.href)}; console.log(await count(12));`;
  const words = ['--input-type=module', '-e', program];
  const printed = execFileSync(process.execPath, words, { encoding: 'utf8', timeout: 20_000 });
  assert.equal(printed.trim(), '14200n');
});
