/**
 * cluster.test.mjs -- a cluster without Redis or packages, parts that are wrong, results
 * that get lost.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { load } from '../../../dist/core.js';
import { Coordinator } from '../../../web/lib/cli/cluster/coordinator.js';
import { partOf, readPart } from '../../../web/lib/cli/cluster/part.js';
import { connect, importQueue, shown } from '../../../web/lib/cli/cluster/queue.js';

describe('a cluster', () => {
  test('whose Redis gives no reason but a code names that', async (context) => {
    class Silent {
      on(_event, hear) {
        hear(Object.assign(new Error(''), { code: 'ECONNREFUSED' }));
      }
      ping() {
        return new Promise(() => {});
      }
      disconnect() {}
    }
    context.mock.method(globalThis, 'setTimeout', (work) => queueMicrotask(work));
    await assert.rejects(connect(Silent, 'redis://127.0.0.1'), /no Redis at .*: ECONNREFUSED/);
  });

  test('without its packages says which to install; another mistake stays what it is', async () => {
    const missing = () =>
      Promise.reject(Object.assign(new Error(), { code: 'ERR_MODULE_NOT_FOUND' }));
    await assert.rejects(importQueue([missing, missing]), /npm install bullmq ioredis/);
    const broken = () => Promise.reject(new Error('it is broken'));
    await assert.rejects(importQueue([broken, broken]), /it is broken/);
  });

  test('has addresses of Redis only', () => {
    for (const address of ['nonsense', 'http://127.0.0.1', '']) {
      assert.throws(() => shown(address), /address of Redis must be one such as redis:/);
    }
  });

  test('refuses a part with too few sums', () => {
    const part = { n: 8, algorithm: 'array', version: '1', units: 4, from: 0, to: 2 };
    const short = JSON.stringify(partOf({ ...part, sums: [1n, 2n] }));
    assert.throws(() => readPart(short, 'part'), /one sum and one residue for each unit/);
  });

  /** A Redis and a queue that forget the result of every job once. */
  function forgetful(nq, n, algorithm) {
    const results = new Map();
    const counts = [];
    const enqueued = [];
    const redis = {
      hsetnx: async (_name, _id, text) => counts.push(text),
      hget: async () => counts[0],
      hkeys: async () => [...results.keys()],
      hexists: async () => false,
      hmget: async (_name, ...names) => names.map((name) => results.get(name)),
    };
    class Queue {
      on() {}
      async addBulk(jobs) {
        for (const { data } of jobs) {
          const again = enqueued.some(({ from }) => from === data.from);
          enqueued.push(data);
          if (again) results.set(String(data.from), JSON.stringify(counted(data)));
        }
      }
      async getJob() {
        return { getState: async () => 'completed', remove: async () => {} };
      }
      async close() {}
    }
    const counted = ({ from, to }) => {
      const units = nq.units(n, { algorithm });
      const sums = Array.from({ length: to - from + 1 }, (_, i) => units.run(from + i).sum);
      const all = units.number;
      units.close();
      return partOf({ n, algorithm, version: nq.version, units: all, from, to, sums });
    };
    return { redis, bullmq: { Queue }, enqueued };
  }

  test('does a job again whose result was lost', async () => {
    const nq = await load();
    const [n, algorithm] = [10, 'bitmask'];
    const { redis, bullmq, enqueued } = forgetful(nq, n, algorithm);
    const coordinator = new Coordinator({ bullmq, redis, nq, n, algorithm, batch: 32 });
    assert.equal(await coordinator.begin(), 32);
    const merged = await coordinator.run(() => {});
    assert.equal(merged.total, 724n);
    assert.equal(new Set(enqueued.map(({ from }) => from)).size * 2, enqueued.length);
    await coordinator.close();
  });
});

test('a part whose range or residues are wrong is refused, though it is signed', () => {
  const good = { n: 8, algorithm: 'array', version: '1', units: 4, from: 0, to: 1, sums: [1n, 2n] };
  const read = (part) => readPart(JSON.stringify(part), 'part');
  assert.equal(read(partOf(good)).n, 8);
  assert.throws(() => read(partOf({ ...good, to: 9 })), /range is wrong/);
  assert.throws(() => read(partOf({ ...good, from: 2 })), /range is wrong|one sum/);
  const negative = partOf({ ...good, sums: [1n, -2n] });
  assert.throws(() => read(negative), /unit 1 is not a count below 2\^64/);
  const wrapped = { toString: () => '2', valueOf: () => 2n ** 64n + 2n };
  assert.throws(() => read(partOf({ ...good, sums: [1n, wrapped] })), /residue of unit 1 disagree/);
});
