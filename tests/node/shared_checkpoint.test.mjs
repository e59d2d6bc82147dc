/**
 * shared_checkpoint.test.mjs -- several processes at one checkpoint lose no unit of each
 * other, whoever of them is stopped, killed or slow.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { load } from '../../dist/core.js';
import { count, fileCheckpoint } from '../../dist/index.js';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const PACKAGE = new URL('../../dist/index.js', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'nqueens-shared-'));
after(() => rmSync(folder, { recursive: true }));

const ALONE = { timeout: 120_000, skip: process.platform === 'win32' && 'needs signals' };

let files = 0;
function newFile() {
  const place = join(folder, String(files++));
  mkdirSync(place);
  return join(place, 'a.nq');
}

const besides = (file) => readdirSync(join(file, '..')).filter((name) => name !== basename(file));

/** How many units a checkpoint holds; 0 while there is none. */
const doneIn = (file) => (existsSync(file) ? readFileSync(file).readUInt32LE(20) : 0);

async function until(holds) {
  while (!holds()) await pause(5);
}

/** A count that lasts longer than any test here. */
function startCount(t, file, workers, wrapper = []) {
  const line = [...wrapper, process.execPath, CLI, 'count', '18', '-a', 'bitmask', '--yes'];
  const [program, ...words] = [...line, '--checkpoint', file, '-w', String(workers)];
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  child.ended = once(child, 'close');
  child.said = '';
  child.stderr.on('data', (bytes) => {
    child.said += bytes;
  });
  t.after(() => child.kill('SIGKILL'));
  return child;
}

describe('two processes at one checkpoint', () => {
  test('add their units up, though one slept while the other counted', ALONE, async (t) => {
    const file = newFile();
    const slow = startCount(t, file, 1);
    await until(() => doneIn(file) > 0);
    slow.kill('SIGSTOP');
    const before = doneIn(file);
    const quick = startCount(t, file, 2);
    await until(() => doneIn(file) > before + 5);
    quick.kill('SIGINT');
    assert.deepEqual(await quick.ended, [130, null], quick.said);
    const kept = doneIn(file);
    const bytes = readFileSync(file);
    slow.kill('SIGCONT');
    await until(() => !readFileSync(file).equals(bytes)); // its next save
    assert.ok(doneIn(file) >= kept, `${doneIn(file)} of ${kept} units are left`);
    await until(() => doneIn(file) > kept);
    slow.kill('SIGINT');
    assert.deepEqual(await slow.ended, [130, null], slow.said);
    assert.ok(doneIn(file) > kept);
    assert.deepEqual(besides(file), []);
  });

  test('never go back while both count', ALONE, async (t) => {
    const file = newFile();
    const both = [startCount(t, file, 1), startCount(t, file, 1)];
    let most = 0;
    await until(() => {
      const done = doneIn(file);
      assert.ok(done >= most, `${most} units were done, now ${done}`);
      most = done;
      return done > 20;
    });
    for (const child of both) child.kill('SIGINT');
    await Promise.all(both.map(({ ended }) => ended));
    assert.ok(doneIn(file) >= most);
    assert.deepEqual(besides(file), []);
  });

  const unshared = ['unshare', '--pid', '--fork', '--kill-child'];
  const contained = spawnSync('unshare', [...unshared.slice(1), 'true']).status === 0;
  const skip = !contained && 'needs the right to make namespaces of process ids';
  test('may have the same process id, as in two containers', { ...ALONE, skip }, async (t) => {
    const file = newFile();
    const both = [1, 2].map(() => startCount(t, file, 1, unshared));
    let most = 0;
    await until(() => {
      const done = doneIn(file);
      assert.ok(done >= most, `${most} units were done, now ${done}`);
      most = done;
      return done > 10;
    });
    for (const child of both) child.kill('SIGKILL');
    await Promise.all(both.map(({ ended }) => ended));
    for (const { said } of both) assert.equal(said, '');
  });

  test('both give the right total, and use what the other counted', async () => {
    const file = newFile();
    const words = ['count', '13', '-a', 'array', '--checkpoint', file, '-w', '1'];
    const outputs = await Promise.all(
      [1, 2].map(async () => {
        const child = spawn(process.execPath, [CLI, ...words]);
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (bytes) => {
            output += bytes;
          });
        await once(child, 'close');
        return output;
      }),
    );
    assert.deepEqual(outputs, ['73712\n', '73712\n']);
    assert.deepEqual(besides(file), []);
  });

  test('that differ on a unit are told which one', async () => {
    const nq = await load();
    const file = newFile();
    const algorithm = 'array';
    /** Another process saves that a unit which is done gave one more. */
    const contradict = () => {
      const mine = nq.progress(16, { algorithm, bytes: new Uint8Array(readFileSync(file)) });
      const other = nq.progress(16, { algorithm });
      const unit = Array.from({ length: 210 }, (_, i) => i).find((i) => mine.sum(i) !== null);
      const sum = mine.sum(unit) + 1n;
      other.add(unit, { sum, residue: Number(sum), cost: 0n });
      writeFileSync(file, other.bytes());
      for (const progress of [mine, other]) progress.close();
      return { unit, sum };
    };
    let told;
    const onProgress = () => {
      if (told === undefined && existsSync(file)) told = contradict();
    };
    const options = { algorithm, checkpoint: fileCheckpoint(file), onProgress };
    await assert.rejects(count(16, options), (error) => {
      assert.deepEqual([error.code, error.unit], ['conflict', told.unit]);
      const words = `unit ${told.unit} gave ${told.sum} according to the checkpoint, but `;
      assert.equal(error.message, `${words}${told.sum - 1n} was counted here`);
      return true;
    });
    const left = nq.progress(16, { algorithm, bytes: new Uint8Array(readFileSync(file)) });
    assert.equal(left.sum(told.unit), told.sum, 'the file was left as it is');
    left.close();
  });

  test('a unit that its mirror image contradicts is named, too', async () => {
    const nq = await load();
    const file = newFile();
    const algorithm = 'array';
    const units = nq.unitCount(15, { algorithm });
    let told;
    const onProgress = () => {
      if (told !== undefined || !existsSync(file)) return;
      const mine = nq.progress(15, { algorithm, bytes: new Uint8Array(readFileSync(file)) });
      const other = nq.progress(15, { algorithm });
      const unit = Array.from({ length: units }, (_, i) => i).find(
        (i) => mine.sum(i) !== null && mine.sum(units - 1 - i) === null,
      );
      other.add(units - 1 - unit, { sum: 1n, residue: 1, cost: 0n });
      writeFileSync(file, other.bytes());
      told = units - 1 - unit;
    };
    const options = { algorithm, checkpoint: fileCheckpoint(file), onProgress };
    await assert.rejects(count(15, options), (error) => {
      assert.deepEqual([error.code, error.unit], ['conflict', told]);
      assert.match(error.message, /mirror image gave different sums|was counted here/);
      return true;
    });
  });

  test('of which one puts another count there: it is left, and the count goes on', async () => {
    const nq = await load();
    const file = newFile();
    const other = nq.progress(12).bytes();
    const troubles = new Set();
    const onProgress = ({ unsaved }) => {
      if (unsaved) troubles.add(unsaved.code);
      else if (existsSync(file)) writeFileSync(file, other);
    };
    const options = { algorithm: 'array', checkpoint: fileCheckpoint(file), onProgress };
    assert.equal(await count(13, options), 73712n);
    assert.deepEqual([...troubles], ['bad-checkpoint']);
    assert.deepEqual(new Uint8Array(readFileSync(file)), other);
  });
});

/** A process that replaces a file, and does something to itself while it has the lock. */
function startHolder(t, file, body) {
  const program = `
    import { fileCheckpoint } from ${JSON.stringify(PACKAGE)};
    let calls = 0;
    await fileCheckpoint(${JSON.stringify(file)}).update((there) => { calls++; ${body} });
    console.log(calls);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  child.ended = once(child, 'close');
  child.said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      child.said += bytes;
    });
  t.after(() => child.kill('SIGKILL'));
  return child;
}

const bytesOf = (...numbers) => new Uint8Array(numbers);
const appended = (there, byte) => bytesOf(...(there ?? []), byte);

describe('the lock', () => {
  test('of a process that was killed is taken over', ALONE, async (t) => {
    const file = newFile();
    await fileCheckpoint(file).save(bytesOf(1));
    const holder = startHolder(t, file, `process.kill(process.pid, 'SIGKILL');`);
    await holder.ended;
    assert.deepEqual(besides(file), ['a.nq.lock'], 'it died while it had the lock');
    await fileCheckpoint(file).update((there) => appended(there, 2));
    assert.deepEqual([...readFileSync(file)], [1, 2]);
    assert.deepEqual(besides(file), []);
  });

  test('of a process that slept is lost, and it begins anew when it wakes up', ALONE, async (t) => {
    const file = newFile();
    await fileCheckpoint(file).save(bytesOf(1));
    const sleep = `if (calls === 1) process.kill(process.pid, 'SIGSTOP');`;
    const holder = startHolder(t, file, `${sleep} return new Uint8Array([...there, 3]);`);
    await until(() => besides(file).includes('a.nq.lock'));
    await until(() => / T /.test(readFileSync(`/proc/${holder.pid}/stat`, 'utf8')));
    await fileCheckpoint(file).update((there) => appended(there, 2));
    holder.kill('SIGCONT');
    assert.deepEqual(await holder.ended, [0, null], holder.said);
    assert.equal(holder.said, '2\n', 'it read what was written while it slept');
    assert.deepEqual([...readFileSync(file)], [1, 2, 3]);
    assert.deepEqual(besides(file), []);
  });

  test('is one process’s at a time', async (t) => {
    const file = newFile();
    const body = `return new Uint8Array([...(there ?? []), 7]);`;
    const holders = Array.from({ length: 6 }, () => startHolder(t, file, body));
    for (const { ended } of holders) assert.deepEqual(await ended, [0, null]);
    assert.deepEqual([...readFileSync(file)], new Array(6).fill(7));
    assert.deepEqual(besides(file), []);
  });

  test('that a crash left empty is nobody’s, and claims of the dead are removed', async () => {
    const file = newFile();
    mkdirSync(`${file}.lock`);
    const claim = `${file}.01234567-89ab-cdef-0123-456789abcdef.lock`;
    mkdirSync(claim);
    writeFileSync(join(claim, 'x'), '');
    mkdirSync(`${file}.mine.lock`);
    assert.equal(await count(8, { checkpoint: fileCheckpoint(file) }), 92n);
    assert.deepEqual(besides(file), ['a.nq.mine.lock']);
  });

  test('is released when the change fails', async () => {
    const file = newFile();
    const fail = () => {
      throw new Error('no');
    };
    await assert.rejects(fileCheckpoint(file).update(fail), /^Error: no$/);
    assert.deepEqual(besides(file), []);
  });

  test('that is somebody’s file is refused and stays', async () => {
    const file = newFile();
    writeFileSync(`${file}.lock`, 'mine');
    await assert.rejects(fileCheckpoint(file).save(bytesOf(1)), { code: 'ENOTDIR' });
    assert.deepEqual(besides(file), ['a.nq.lock']);
  });

  /** Work while rename() is another one. */
  async function withRename(change, work) {
    const { rename } = fs.promises;
    fs.promises.rename = (from, to) => change(rename, from, to);
    syncBuiltinESMExports();
    try {
      return await work();
    } finally {
      fs.promises.rename = rename;
      syncBuiltinESMExports();
    }
  }

  test('says where a file system cannot lock', async () => {
    const file = newFile();
    const merging = async (rename, from, to) => {
      if (to.endsWith('a.nq.lock')) writeFileSync(join(from, 'another'), '');
      return rename(from, to);
    };
    await withRename(merging, () =>
      assert.rejects(fileCheckpoint(file).save(bytesOf(1)), /cannot lock: its file system/),
    );
  });

  test('is had though the answer got lost, as on NFS', async () => {
    const file = newFile();
    const lossy = async (rename, from, to) => {
      await rename(from, to);
      if (to.endsWith('.lock')) throw Object.assign(new Error('lost'), { code: 'ENOENT' });
    };
    await withRename(lossy, () => fileCheckpoint(file).save(bytesOf(5)));
    assert.deepEqual([...readFileSync(file)], [5]);
  });

  test('that can never be had is an error with its cause', async () => {
    for (const code of ['EROFS', 'EPERM']) {
      const file = newFile();
      const refusing = async () => {
        throw Object.assign(new Error(`${code}: not here`), { code });
      };
      await withRename(refusing, () =>
        assert.rejects(fileCheckpoint(file).save(bytesOf(1)), { code }),
      );
      assert.deepEqual(besides(file), []);
    }
  });

  test('is claimed again where the claim was removed', async () => {
    const file = newFile();
    let removed = false;
    const sweeping = async (rename, from, to) => {
      if (!removed) rmSync(from, { recursive: true });
      removed = true;
      return rename(from, to);
    };
    await withRename(sweeping, () => fileCheckpoint(file).save(bytesOf(6)));
    assert.deepEqual([...readFileSync(file)], [6]);
  });
});
