/**
 * file_lock.js -- one process at a time replaces a file, on one machine or on many.
 *
 * The lock of FILE is the folder FILE.lock. It holds one file, the draft of the new FILE,
 * whose random name tells one holder from another, in containers with equal process ids,
 * too. A folder replaces another only if that one is empty: this makes the lock exclusive, on
 * local file systems and on NFS. The draft is renamed to FILE at the end, which leaves the
 * lock empty.
 *
 * A holder that kept the lock for too long is taken for dead: its folder is renamed, and its
 * draft is gone with it. If it was asleep, it finds no draft to rename when it wakes up, and
 * begins anew with what the file holds then. No process id and no clock of another machine
 * is asked.
 */
import { nodeModule } from '../core/node.js';

const POLL_MS = 20;
const PATIENCE_MS = 2000;

/** What rename() says where the lock is taken; the last three on Windows and by FUSE. */
const TAKEN = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY'];

const fileSystem = () => nodeModule('node:fs/promises');
const randomName = async () => (await nodeModule('node:crypto')).randomUUID();
const lockOf = (path) => `${path}.lock`;
const claimOf = (path, name) => `${path}.${name}.lock`;

/** Replace a file by what `change` makes of its bytes (null if there is none), in one step. */
export async function replaceFile(path, change) {
  let patience = PATIENCE_MS;
  for (;;) {
    const name = await randomName();
    await acquire(path, name, patience);
    if (await commit(path, name, change)) return;
    patience *= 2; // others believed this process dead: it may be slow, and so may they
  }
}

/** Write the draft and put it in the file's place; false if the lock was lost meanwhile. */
async function commit(path, name, change) {
  const { open, rename, rmdir } = await fileSystem();
  const draft = `${lockOf(path)}/${name}`;
  try {
    const bytes = change(await readIfThere(path));
    await flushed(await open(draft, 'r+'), (file) => file.writeFile(bytes));
    await rename(draft, path);
  } catch (error) {
    const lost = error.code === 'ENOENT' && !(await namesIn(lockOf(path)))?.includes(name);
    if (lost) return false;
    await release(path, draft);
    throw error;
  }
  await rmdir(lockOf(path)).catch(() => {}); // somebody else may have it already
  // The new name is only on the disk when the folder is. Windows cannot open folders.
  const { dirname } = await nodeModule('node:path');
  await open(dirname(path)).then(flushed, () => {});
  return true;
}

async function release(path, draft) {
  const { rm, rmdir } = await fileSystem();
  await rm(draft, { force: true }).catch(() => {});
  await rmdir(lockOf(path)).catch(() => {});
}

/** Take the lock, with an empty draft of that name in it. */
async function acquire(path, name, patience) {
  const { rename, rm } = await fileSystem();
  const claim = claimOf(path, name);
  const watch = new Watch(patience);
  try {
    await makeClaim(claim, name);
    for (;;) {
      const refusal = await rename(claim, lockOf(path)).then(
        () => null,
        (error) => error,
      );
      const holders = await namesIn(lockOf(path));
      // On NFS an answer may get lost: a rename that was refused may have been made.
      if (holders?.includes(name)) return refuseIfShared(path, holders);
      if (refusal?.code === 'ENOENT') await makeClaim(claim, name);
      else if (refusal && !TAKEN.includes(refusal.code)) throw refusal;
      if (watch.isOver(String(holders))) {
        if (holders === null) throw refusal;
        await breakLock(path);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS * (0.5 + Math.random())));
    }
  } catch (error) {
    await rm(claim, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}

async function makeClaim(claim, name) {
  const { mkdir, writeFile } = await fileSystem();
  await mkdir(claim).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await writeFile(`${claim}/${name}`, '');
}

/** Tells when something has stayed the same for too long. */
class Watch {
  #patience;
  #seen;
  #since = 0;

  constructor(patience) {
    this.#patience = patience;
  }

  isOver(state) {
    const now = performance.now();
    if (state !== this.#seen) this.#since = now;
    this.#seen = state;
    return now - this.#since > this.#patience;
  }
}

function refuseIfShared(path, holders) {
  if (holders.length === 1) return;
  throw new Error(
    `the folder of ${path} cannot lock: its file system puts a folder in the place of another`,
  );
}

async function breakLock(path) {
  const { rename, rm } = await fileSystem();
  const away = claimOf(path, await randomName());
  await rename(lockOf(path), away).catch(() => {}); // somebody else was faster
  await rm(away, { recursive: true, force: true });
}

/** The names in a folder; null if there is no such folder. */
async function namesIn(folder) {
  const { readdir } = await fileSystem();
  return readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function readIfThere(path) {
  const { readFile } = await fileSystem();
  return readFile(path).then(
    (bytes) => new Uint8Array(bytes),
    (error) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
}

async function flushed(file, write) {
  try {
    await write?.(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Remove what processes left that died before they had the lock. One that lives and waits
 * makes its claim again.
 */
export async function removeClaims(path) {
  const { readdir, rm } = await fileSystem();
  const { basename, dirname } = await nodeModule('node:path');
  const [folder, file] = [dirname(path), basename(path)];
  const isClaim = (name) =>
    name.startsWith(`${file}.`) && /^\.[\da-f-]{36}\.lock$/.test(name.slice(file.length));
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isClaim)) {
    await rm(`${folder}/${name}`, { recursive: true, force: true }).catch(() => {});
  }
}
