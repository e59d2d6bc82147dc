/**
 * steps.test.mjs -- steps that a worker does not do: its memory is full, it dies, it is asked
 * for what cannot be sent.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { WorkerDeath } from '../../../web/lib/pool/errors.js';
import { WorkerHandle } from '../../../web/lib/pool/worker_handle.js';
import { doSteps } from '../../../web/lib/pool/worker_steps.js';

/** Two steps, and what came of them. */
function* twoSteps() {
  return [yield ['first'], yield ['second']];
}

/** A worker that answers steps by a function, and notes why it was ended. */
function workerOf(answer) {
  const worker = {
    why: null,
    ask: async (_name, [step]) => answer(step),
    end: (why) => {
      worker.why = why;
    },
  };
  return worker;
}

test('what a worker answers goes back into the work', async () => {
  assert.deepEqual(
    await doSteps(
      workerOf((step) => `${step}!`),
      twoSteps(),
    ),
    ['first!', 'second!'],
  );
});

test('a worker whose memory is full is ended, and its work may be done by another', async () => {
  const worker = workerOf(() => {
    throw Object.assign(new Error('full'), { code: 'out-of-memory' });
  });
  await assert.rejects(doSteps(worker, twoSteps()), WorkerDeath);
  assert.equal(worker.why, 'full');
});

test('an error of a step is the error of the work; the worker goes on', async () => {
  const worker = workerOf(() => {
    throw new RangeError('too large');
  });
  await assert.rejects(doSteps(worker, twoSteps()), new RangeError('too large'));
  assert.equal(worker.why, null);
});

test('a worker that dies ends the work at once', async () => {
  let finished = false;
  function* careful() {
    try {
      yield ['first'];
    } finally {
      finished = true;
      yield ['last'];
    }
  }
  const dead = workerOf(() => {
    throw new WorkerDeath('gone');
  });
  await assert.rejects(doSteps(dead, careful()), new WorkerDeath('gone'));
  assert.equal(finished, false, 'nothing can be given back any more');
});

test('what cannot be sent to a worker is refused by name, and the worker lives', async () => {
  let hear;
  const start = async ({ onMessage }) => {
    hear = onMessage;
    return {
      send: (request) => {
        structuredClone(request);
        queueMicrotask(() => hear({ id: request.id, value: request.name }));
      },
      keepAlive() {},
      end() {},
    };
  };
  const worker = await WorkerHandle.start(null, start);
  await assert.rejects(worker.ask('step', [() => 1]), {
    name: 'TypeError',
    message: /^arguments must be plain values, not /,
  });
  assert.equal(await worker.ask('step', 1), 'step');
});
