/**
 * hostile.test.mjs -- a thousand random messages to a worker, and a thousand random
 * answers to the pool, change nothing.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { before, test } from 'node:test';
import { Worker } from 'node:worker_threads';

import { compile, load } from '../../dist/core.js';
import { createSolver } from '../../dist/index.js';
import { randomFrom } from '../random.mjs';

const TIMES = 1000;

let nq;
before(async () => {
  nq = await load();
});

/** The same dice every time, so that a failure can be seen again. */
function dice(seed) {
  const random = randomFrom(seed);
  return (list) => list[Math.floor(random() * list.length)];
}

const NAMES = ['constructor', '__proto__', 'toString', 'valueOf', 'then', 'count', 'solutions', ''];
const THINGS = [
  ...[undefined, null, true, 0, -1, 1.5, 8, 2 ** 53, NaN, 5n, 'start', 'x'.repeat(1000)],
  ...[[], [[]], {}, { id: 1 }, new Map([[1, 2]]), new Date(0), /x/, new Uint8Array(9)],
  ...NAMES,
];

// ---- A worker ----

const REQUESTS = ['start', 'step', 'units', 'pull', 'skip', 'run'];

function randomMessage(pick) {
  const any = () => pick(THINGS);
  const shapes = [
    any,
    () => ({ id: any(), name: any(), values: any() }),
    () => ({ id: 1, name: pick(NAMES), values: [any(), any()] }),
    () => ({ id: 1, name: pick(REQUESTS), values: [any(), any(), any()] }),
    () => ({ id: 1, name: 'step', values: [[pick(NAMES), 8]] }),
    () => ({ id: 1, name: 'step', values: [[pick(['numbers', 'text']), any(), pick(NAMES)]] }),
    () => ({ id: 1, name: 'pull', values: [[pick(NAMES), any()], any(), 1] }),
  ];
  return pick(shapes)();
}

function deferred() {
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}

const isRequest = (data) => Number.isInteger(data?.id) && Array.isArray(data.values);

test(`a worker that hears ${TIMES} random messages answers each request and still works`, {
  timeout: 60_000,
}, async (t) => {
  const thread = new Worker(new URL('../../dist/worker.js', import.meta.url));
  t.after(() => thread.terminate());
  const pick = dice(1);
  const messages = Array.from({ length: TIMES }, () => randomMessage(pick));
  const expected = 1 + messages.filter(isRequest).length;
  thread.postMessage({ id: 0, name: 'start', values: [await compile()] });
  await once(thread, 'message');
  const answers = [];
  const { promise: all, resolve, reject } = deferred();
  thread.on('error', reject);
  thread.on('exit', () => reject(new Error('the worker ended')));
  thread.on('message', (answer) => {
    answers.push(answer);
    if (answers.length === expected) resolve();
  });
  for (const message of messages) thread.postMessage(message);
  thread.postMessage({ id: TIMES, name: 'step', values: [['count', 8]] });
  await all;
  assert.equal(answers.find(({ id }) => id === TIMES).value, 92n);
  for (const { id, error } of answers) {
    assert.ok(Number.isInteger(id));
    if (error) assert.equal(typeof error.message, 'string');
  }
  assert.ok(answers.filter(({ error }) => error).length > TIMES / 3, 'most were refused');
});

// ---- The pool ----

const ALGORITHM = 'array';

/** What a worker would say, with one thing in it wrong. */
function spoilt(pick, { id, values: [n, , units] }) {
  const work = nq.units(n, { algorithm: ALGORITHM });
  const parts = units.map((unit) => ({ unit, ...work.run(unit), ms: 1 }));
  work.close();
  const part = pick(parts);
  const field = pick(['unit', 'sum', 'residue', 'cost', 'ms']);
  const lie = pick([...THINGS, -1n, part.sum + 1n]);
  if (lie !== part[field]) part[field] = lie;
  return { id, value: parts };
}

function randomAnswer(pick, request) {
  const any = () => pick(THINGS);
  const { id } = request;
  const shapes = [
    any,
    () => ({ id: any(), value: any() }),
    () => ({ id, value: any() }),
    () => ({ id, value: request.values[2].map(any) }),
    () => ({ id, error: any() }),
    () => ({ id, error: { name: pick(NAMES), message: any(), code: any() } }),
    () => spoilt(pick, request),
    () => spoilt(pick, request),
  ];
  return pick(shapes)();
}

/** A worker in appearance: it starts, and then says anything at all. */
function liar(pick, said) {
  const listeners = {};
  const say = (answer) => queueMicrotask(() => listeners.message(answer));
  return {
    on(name, listener) {
      listeners[name] = listener;
    },
    postMessage(request) {
      if (request.name === 'start') return say({ id: request.id });
      said.number++;
      say(randomAnswer(pick, request));
    },
    terminate() {},
    ref() {},
    unref() {},
  };
}

test(`a pool that hears ${TIMES} random answers never gives a wrong number`, {
  timeout: 60_000,
}, async () => {
  const pick = dice(2);
  const wasm = await compile();
  const said = { number: 0 };
  const ends = { right: 0, refused: 0 };
  while (said.number < TIMES) {
    const solver = createSolver({ workers: 2, wasm, worker: () => liar(pick, said) });
    try {
      assert.equal(await solver.count(5, { algorithm: ALGORITHM }), 10n);
      ends.right++;
    } catch (error) {
      assert.ok(error instanceof Error, `${typeof error} was thrown`);
      assert.notEqual(error.code, 'ERR_ASSERTION', error.message);
      ends.refused++;
    }
    solver.close();
  }
  assert.ok(ends.refused > 10, JSON.stringify(ends));
  const honest = createSolver({ workers: 1 });
  assert.equal(await honest.count(8), 92n);
  honest.close();
});
