/**
 * checkpoint.test.mjs -- places where a checkpoint cannot be read, saved or locked.
 */
import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { count, fileCheckpoint, indexedDBCheckpoint } from '../../../dist/index.js';
import { Saver } from '../../../web/lib/pool/saver.js';

describe('a checkpoint', () => {
  test('in a file that cannot be read is an error, not an empty one', async () => {
    await assert.rejects(fileCheckpoint(tmpdir()).load(), {
      code: 'storage',
      message: `the checkpoint ${tmpdir()} cannot be read: EISDIR: illegal operation on a directory, read`,
    });
    const nowhere = join(tmpdir(), 'no such folder', 'a.nq');
    await assert.rejects(count(4, { checkpoint: fileCheckpoint(nowhere) }), {
      code: 'storage',
      message: /no such folder.* cannot be written: ENOENT/,
    });
  });

  test('where there is no database is empty, and cannot be saved', async () => {
    const storage = indexedDBCheckpoint('nothing');
    assert.equal(await storage.load(), null);
    await assert.rejects(storage.save(new Uint8Array(1)), /no database/);
    await assert.rejects(indexedDBCheckpoint('another').save(new Uint8Array(1)), /no database/);
  });

  test('that could not be saved is saved later, though nothing new was done', async () => {
    for (const again of [(saver) => saver.retry(), (saver) => saver.finish()]) {
      const saves = [];
      const saved = new Promise((resolve) => {
        const save = async (bytes) => {
          if (saves.push(bytes) === 1) throw new Error('not now');
          resolve();
        };
        const saver = new Saver({ save }, () => 'all of it');
        saver.retry(); // nothing has failed yet
        saver.note();
        const failed = setInterval(() => {
          if (!saver.trouble) return;
          clearInterval(failed);
          again(saver);
        });
      });
      await saved;
      assert.deepEqual(saves, ['all of it', 'all of it']);
    }
  });

  /** Locks as a browser has them: one holder, and others are told at once. */
  function locks() {
    const held = new Set();
    return {
      async request(name, _options, work) {
        if (held.has(name)) return work(null);
        held.add(name);
        await work({ name });
        held.delete(name);
      },
    };
  }

  const withNavigator = async (navigator, work) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
    try {
      await work();
    } finally {
      if (before) Object.defineProperty(globalThis, 'navigator', before);
      else delete globalThis.navigator;
    }
  };

  test('is one tab’s at a time', () =>
    withNavigator({ locks: locks() }, async () => {
      const [one, other] = [indexedDBCheckpoint('shared'), indexedDBCheckpoint('shared')];
      const release = await one.lock();
      await assert.rejects(other.lock(), { code: 'busy' });
      release();
      await new Promise(setImmediate);
      (await other.lock())();
    }));

  test('is anybody’s where locks are refused, as in a frame without an origin', () =>
    withNavigator({ locks: { request: () => Promise.reject(new Error('no')) } }, async () => {
      (await indexedDBCheckpoint('alone').lock())();
    }));

  test('is one count’s at a time where there are no locks', () =>
    withNavigator({}, async () => {
      const release = await indexedDBCheckpoint('here').lock();
      await assert.rejects(indexedDBCheckpoint('here').lock(), { code: 'busy' });
      release();
    }));
});
