/**
 * checkpoint.test.mjs -- places where a checkpoint cannot be read, saved or locked.
 */
import assert from 'node:assert/strict';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { count, fileCheckpoint, indexedDBCheckpoint } from '../../../dist/index.js';
import { replaceFile } from '../../../web/lib/pool/file_lock.js';
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

  test('is a file with a name', () => {
    for (const [path, shown] of [
      ['', '""'],
      [undefined, 'undefined'],
      [5n, '5n'],
      [{}, 'an object'],
    ]) {
      const message = `path must be the name of a file, not ${shown}`;
      assert.throws(() => fileCheckpoint(path), { name: 'TypeError', message });
    }
  });

  test('behind a symbolic link is written where the link leads, and the link stays', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'nqueens-link-'));
    t.after(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'disk'));
    symlinkSync('disk/real.nq', join(folder, 'link.nq'));
    for (const bytes of [[1], [2, 3]]) {
      await fileCheckpoint(join(folder, 'link.nq')).save(new Uint8Array(bytes));
      assert.deepEqual([...readFileSync(join(folder, 'disk', 'real.nq'))], bytes);
    }
    assert.ok(lstatSync(join(folder, 'link.nq')).isSymbolicLink());
    assert.deepEqual(readdirSync(join(folder, 'disk')), ['real.nq']);
    symlinkSync('round.nq', join(folder, 'round.nq'));
    await assert.rejects(
      fileCheckpoint(join(folder, 'round.nq')).save(new Uint8Array(1)),
      /itself/,
    );
  });

  test('that could not be saved leaves no other file behind', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'nqueens-rest-'));
    t.after(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'a.nq', 'full'), { recursive: true }); // nothing can be put in its place
    await assert.rejects(fileCheckpoint(join(folder, 'a.nq')).save(new Uint8Array(1)));
    assert.deepEqual(readdirSync(folder), ['a.nq']);
  });

  test('whose last save fails after an abort is told', async () => {
    const stop = new AbortController();
    const told = [];
    const save = async () => {
      if (stop.signal.aborted) throw new Error('the disk is full');
    };
    const onProgress = ({ done, unsaved }) => {
      told.push(unsaved?.message);
      if (done > 5) stop.abort();
    };
    const checkpoint = { load: async () => null, save };
    const options = { algorithm: 'array', signal: stop.signal, checkpoint, onProgress };
    await assert.rejects(count(14, options), { name: 'AbortError' });
    assert.equal(told.at(-1), 'the disk is full');
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
          if (!saver.lastError) return;
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

test('who lost the lock of a file, believed to be dead, begins again and loses nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nqueens-lock-'));
  const file = join(folder, 'a.nq');
  let times = 0;
  await replaceFile(file, (bytes) => {
    if (++times === 1) rmSync(`${file}.lock`, { recursive: true });
    return Buffer.from(`${bytes ?? 'new'} ${times}`);
  });
  assert.deepEqual([times, readFileSync(file, 'utf8')], [2, 'new 2']);
  assert.deepEqual(readdirSync(folder), ['a.nq']);
  rmSync(folder, { recursive: true });
});
