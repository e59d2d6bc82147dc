/**
 * crash.test.mjs -- workers die in every way there is, and the count is right all the same.
 */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Worker } from 'node:worker_threads';

import { createSolver } from '../../dist/index.js';
import { randomFrom } from '../random.mjs';
import { IS_FIRST } from '../tiers.mjs';
import { A000170 } from './oracle.mjs';

const FRAGILE = new URL('./crash/fragile.mjs', import.meta.url);

/** What a worker does to itself, as fragile.mjs knows it. */
const INSIDE = ['throw', 'trap', 'memory', 'exit', 'hang'];

/** What it says in place of its answer. */
const SPOILT = {
  nonsense: () => 'nonsense',
  nothing: ({ id }) => ({ id }),
  'an answer to nobody': ({ id, value }) => ({ id: id + 1000, value }),
  'no list': ({ id }) => ({ id, value: 7 }),
  'too few units': ({ id, value }) => ({ id, value: value.slice(1) }),
  'another unit': ({ id, value }) => ({ id, value: spoilt(value, (p) => ({ unit: p.unit + 1 })) }),
  'a wrong sum': ({ id, value }) => ({ id, value: spoilt(value, (p) => ({ sum: p.sum + 1n })) }),
  'a sum of the wrong kind': ({ id, value }) => ({ id, value: spoilt(value, () => ({ sum: 1 })) }),
};
const KINDS = [...INSIDE, 'terminate', ...Object.keys(SPOILT)];

function spoilt(parts, change) {
  return parts.map((part) => ({ ...part, ...change(part) }));
}

/**
 * Lets random requests for units go wrong, in random ways, so many times; a unit dies
 * twice at the most.
 */
class Injector {
  #deaths = new Map();
  #random;
  kinds = new Set();

  constructor(seed, deaths) {
    this.#random = randomFrom(seed);
    this.left = deaths;
  }

  next(units) {
    if (units.some((unit) => (this.#deaths.get(unit) ?? 0) === 2)) return undefined;
    if (this.left === 0 || this.#random() < 0.5) return undefined;
    for (const unit of units) this.#deaths.set(unit, (this.#deaths.get(unit) ?? 0) + 1);
    this.left--;
    const kind = KINDS[Math.floor(this.#random() * KINDS.length)];
    this.kinds.add(kind);
    return kind;
  }
}

/**
 * A thread whose requests and answers pass through the injector's hands. What goes wrong
 * is a kind of death, or a function that changes the answer.
 */
function fragileThread(injector) {
  const thread = new Worker(FRAGILE);
  let spoil = null;
  return {
    on(name, listener) {
      if (name !== 'message') return thread.on(name, listener);
      return thread.on('message', (answer) => {
        const change = spoil;
        spoil = null;
        listener(change ? change(answer) : answer);
      });
    },
    postMessage(request) {
      const kind = request.name === 'units' ? injector.next(request.values[2]) : undefined;
      spoil = typeof kind === 'function' ? kind : (SPOILT[kind] ?? null);
      // One that is terminated hangs until then, so that it is always at work.
      const fate = kind === 'terminate' ? 'hang' : INSIDE.find((name) => name === kind);
      thread.postMessage({ ...request, fate });
      if (kind === 'terminate') thread.terminate();
    },
    terminate: () => thread.terminate(),
    ref: () => thread.ref(),
    unref: () => thread.unref(),
  };
}

function fragileSolver(injector, options) {
  return createSolver({ worker: () => fragileThread(injector), patience: 200, ...options });
}

/** The short run takes fewer, on a board that is sooner counted. */
const [DEATHS, SIZE] = IS_FIRST ? [10, 14] : [100, 16];

test(`${DEATHS} random deaths in one count change nothing`, {
  timeout: 900_000,
}, async (t) => {
  const seed = Date.now() >>> 0;
  t.diagnostic(`seed ${seed}`);
  const injector = new Injector(seed, DEATHS);
  const solver = fragileSolver(injector, { workers: 2, patience: 1000 });
  after(() => solver.close());
  const seen = new Map();
  const algorithm = 'bitmask'; // fast would be over before a hundred could die
  const total = await solver.count(SIZE, {
    algorithm,
    onProgress({ units }) {
      for (const { unit } of units) seen.set(unit, (seen.get(unit) ?? 0) + 1);
    },
  });
  assert.equal(injector.left, 0, 'all of them died');
  t.diagnostic(`${injector.kinds.size} of ${KINDS.length} kinds of death`);
  assert.equal(total, A000170[SIZE]);
  assert.equal(seen.size, await solver.unitCount(SIZE, { algorithm }), 'no unit is lost');
  assert.ok(
    [...seen.values()].every((times) => times === 1),
    'no unit is entered twice',
  );
});

describe('the third death of one unit ends the count, by name:', () => {
  for (const kind of KINDS) {
    test(kind, { timeout: 60_000 }, async () => {
      const every = { next: () => kind };
      const solver = fragileSolver(every, { workers: 1 });
      await assert.rejects(solver.count(12), {
        name: 'NQueensError',
        message: /^unit 0 of the count failed 3 times: /,
      });
      solver.close();
    });
  }
});

test('a wrong sum whose residue fits is betrayed by its mirror image', async () => {
  const lie = ({ id, value }) => ({
    id,
    value: spoilt(value, ({ unit, sum, residue }) =>
      unit === 7 ? { sum: sum + 1n, residue: residue + 1 } : {},
    ),
  });
  const solver = fragileSolver({ next: () => lie }, { workers: 1 });
  await assert.rejects(solver.count(12, { algorithm: 'array' }), {
    name: 'NQueensError',
    code: 'mirror-differs',
    message: 'unit 102: a unit and its mirror image gave different sums', // 110 - 1 - 7
  });
  solver.close();
});

test('lies that fit each other are betrayed by the published number', async () => {
  const lie = ({ id, value }) => ({
    id,
    value: spoilt(value, ({ unit, sum, residue }) =>
      unit === 7 || unit === 102 ? { sum: sum + 1n, residue: residue + 1 } : {},
    ),
  });
  const solver = fragileSolver({ next: () => lie }, { workers: 1 });
  await assert.rejects(solver.count(12, { algorithm: 'array' }), {
    name: 'NQueensError',
    message: /add up to 14202, but the published number is 14200/,
  });
  solver.close();
});

test('a worker that runs out of memory for real is replaced', { timeout: 60_000 }, async () => {
  const greedy = `
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id, name }) => {
      if (name === 'start') return parentPort.postMessage({ id });
      const hoard = [];
      for (;;) hoard.push(new Array(100_000).fill({}));
    });`;
  let made = 0;
  const worker = () =>
    made++ === 0
      ? new Worker(greedy, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } })
      : new Worker(new URL('../../dist/worker.js', import.meta.url));
  const solver = createSolver({ workers: 1, worker });
  assert.equal(await solver.count(12), A000170[12]);
  assert.equal(made, 2);
  solver.close();
});

test('a thread that ends while it is idle is replaced, and no unit is blamed', async () => {
  const threads = [];
  const worker = () => {
    threads.push(new Worker(new URL('../../dist/worker.js', import.meta.url)));
    return threads.at(-1);
  };
  const solver = createSolver({ workers: 1, worker });
  for (let i = 0; i < 5; i++) {
    assert.equal(await solver.count(10), A000170[10]);
    await threads.at(-1).terminate();
  }
  assert.equal(threads.length, 5);
  solver.close();
});

test('a program that is no worker of ours is refused, not waited for', async () => {
  const deaf = createSolver({ worker: () => new Worker('throw 1', { eval: true }) });
  await assert.rejects(deaf.count(8), {
    name: 'NQueensError',
    message: /no worker can be started/,
  });
  deaf.close();
  const missing = createSolver({ worker: new URL('no-such-worker.js', import.meta.url) });
  await assert.rejects(missing.firstSolution(8), /no worker can be started.*no-such-worker/);
  missing.close();
});

test('a program that was held for a while takes no worker for dead', async () => {
  const held = new Int32Array(new SharedArrayBuffer(4));
  let made = 0;
  const worker = () => {
    made++;
    return new Worker(new URL('../../dist/worker.js', import.meta.url));
  };
  const solver = createSolver({ workers: 1, worker, patience: 1000 });
  const holds = 2;
  let times = 0;
  const onProgress = () => {
    if (++times <= holds) setImmediate(() => Atomics.wait(held, 0, 0, 2500));
  };
  assert.equal(await solver.count(13, { algorithm: 'array', onProgress }), A000170[13]);
  assert.ok(times > holds, 'it was held while there was more to do');
  assert.equal(made, 1);
  solver.close();
});
