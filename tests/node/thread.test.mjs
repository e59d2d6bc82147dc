/**
 * thread.test.mjs -- a worker thread as a browser has it, with a Worker that does nothing.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import * as all from '../../web/lib/pool/global.js';
import { makeWorker } from '../../web/lib/pool/make_worker.js';
import { makeBlobWorker, startThread } from '../../web/lib/pool/thread.js';

class Idle extends EventTarget {
  sent = [];
  ended = false;

  constructor(address, options) {
    super();
    Object.assign(this, { address: String(address), options });
  }

  postMessage(data) {
    this.sent.push(data);
  }

  terminate() {
    this.ended = true;
  }
}

before(() => {
  globalThis.Worker = Idle;
});

after(() => {
  delete globalThis.Worker;
});

const event = (name, parts) => Object.assign(new Event(name, { cancelable: true }), parts);

/** A thread with its worker, what it said and what it died of. */
async function started() {
  const worker = new Idle('a worker');
  const heard = [];
  const deaths = [];
  const thread = await startThread(() => worker, {
    onMessage: (data) => heard.push(data),
    onExit: (why) => deaths.push(why),
  });
  return { worker, thread, heard, deaths };
}

/** As if this were no Node, up to the first pause. */
function asInBrowser(work) {
  const { process } = globalThis;
  globalThis.process = undefined;
  try {
    return work();
  } finally {
    globalThis.process = process;
  }
}

test('messages go in and out', async () => {
  const { worker, thread, heard } = await started();
  thread.keepAlive(true);
  thread.send({ id: 1 });
  worker.dispatchEvent(event('message', { data: 7 }));
  assert.deepEqual([worker.sent, heard], [[{ id: 1 }], [7]]);
});

test('it dies once, whatever of, and is not heard afterwards', async () => {
  const ways = {
    messageerror: [{}, 'it sent what cannot be read'],
    error: [{ message: 'a mistake' }, 'a mistake'],
  };
  for (const [name, [parts, why]] of Object.entries(ways)) {
    const { worker, thread, heard, deaths } = await started();
    worker.dispatchEvent(event(name, parts));
    worker.dispatchEvent(event('message', { data: 7 }));
    thread.end('it was ended');
    assert.deepEqual([deaths, heard, worker.ended], [[why], [], true]);
  }
  const { worker, deaths } = await started();
  const failed = event('error', {});
  worker.dispatchEvent(failed);
  assert.deepEqual(deaths, ['its code could not be loaded']);
  assert.ok(failed.defaultPrevented, 'the page hears of it by the pool alone');
});

test('one that retires ends by itself, or is ended a second later', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { worker, thread, deaths } = await started();
  thread.retire('it is no longer needed');
  assert.deepEqual([deaths, worker.sent], [['it is no longer needed'], [{ end: true }]]);
  assert.equal(worker.ended, false);
  t.mock.timers.tick(1000);
  assert.equal(worker.ended, true);
});

test('in a browser a worker is a module, by its address', async () => {
  const seen = [];
  globalThis.Worker = class extends Idle {
    constructor(...values) {
      super(...values);
      seen.push(this);
    }
  };
  await asInBrowser(() => makeWorker('https://example.com/worker.js'));
  await asInBrowser(() => makeWorker());
  globalThis.Worker = Idle;
  assert.deepEqual(
    seen.map(({ options }) => options),
    [{ type: 'module' }, { type: 'module' }],
  );
  assert.equal(seen[0].address, 'https://example.com/worker.js');
  assert.match(seen[1].address, /\/worker\.js$/);
});

test('a worker that comes as a text lives at an address that is given back', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const revoke = t.mock.method(URL, 'revokeObjectURL');
  const { address } = makeBlobWorker('postMessage(1)');
  assert.match(address, /^blob:/);
  assert.equal(revoke.mock.callCount(), 0);
  t.mock.timers.tick(10_000);
  assert.deepEqual(revoke.mock.calls[0].arguments, [address]);
});

test('a page with one script has everything', () => {
  assert.equal(typeof all.count, 'function');
  assert.equal(typeof all.core.load, 'function');
});
