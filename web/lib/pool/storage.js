/**
 * storage.js -- where checkpoints are kept: a file, or the browser's database.
 *
 * A storage has `load()`, which gives bytes or null, and `save(bytes)`. It may have
 * `lock()`, which gives a function that unlocks, or throws while somebody else counts, and
 * `update(change)`, which replaces what is there by what `change` makes of it.
 */
import { show } from '../core/arguments.js';
import { NQueensError } from '../core/errors.js';
import { nodeModule } from '../core/node.js';
import { removeClaims, replaceFile } from './file_lock.js';

/**
 * A checkpoint in a file (Node only). It is written beside the old one, flushed to the
 * disk, and put in its place: a crash leaves the old file or the new one, never a half.
 * Processes that count with the same file add their units up.
 */
export function fileCheckpoint(path) {
  if (typeof path !== 'string' || path === '') {
    throw new TypeError(`path must be the name of a file, not ${show(path)}`);
  }
  return {
    load: () => readIfThere(path),
    save: (bytes) => update(path, () => bytes),
    update: (change) => update(path, change),
    async lock() {
      const release = lockHere(`the file ${path}`);
      await removeClaims(await behindLinks(path).catch(() => path));
      return release;
    },
  };
}

const update = async (path, change) => replaceFile(await behindLinks(path), change);

const fileSystem = () => nodeModule('node:fs/promises');

async function readIfThere(path) {
  const { readFile } = await fileSystem();
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (error.code !== 'ENOENT') throw unusable(path, 'read', error);
    await refuseIfUnwritable(path);
    return null;
  }
}

/** Better now than after hours of counting, of which nothing could be kept. */
async function refuseIfUnwritable(path) {
  const { access, constants } = await fileSystem();
  const { dirname } = await nodeModule('node:path');
  try {
    await access(dirname(path), constants.W_OK);
  } catch (error) {
    throw unusable(path, 'written', error);
  }
}

function unusable(path, done, cause) {
  const message = `the checkpoint ${path} cannot be ${done}: ${cause.message}`;
  return new NQueensError(message, { code: 'storage', cause });
}

const MOST_LINKS = 40; // as many as Linux follows

/** The file that a symbolic link names, though it may not be there yet; the link stays. */
async function behindLinks(name) {
  const { readlink } = await fileSystem();
  const { dirname, resolve } = await nodeModule('node:path');
  let path = name;
  for (let links = 0; links < MOST_LINKS; links++) {
    const target = await readlink(path).catch(() => null);
    if (target === null) return path;
    path = resolve(dirname(path), target);
  }
  throw new Error(`${name} is a symbolic link that leads to itself`);
}

const inUse = new Set();

/** Two counts of one program must not write to the same place. */
function lockHere(name) {
  if (inUse.has(name)) throw new NQueensError(`another count is at ${name}`, { code: 'busy' });
  inUse.add(name);
  return () => inUse.delete(name);
}

const DATABASE = 'nqueens';
const STORE = 'checkpoints';

/** The name of the lock that the one who counts holds, by the checkpoint's key. */
export function lockName(key) {
  return `nqueens ${key}`;
}

/**
 * A checkpoint in IndexedDB, under a key; only one tab at a time counts with it. While
 * the database cannot be read, nothing is found there, and nothing is saved over it.
 */
export function indexedDBCheckpoint(key) {
  let loadError = null;
  const load = async () => {
    try {
      const bytes = await inStore('readonly', (store) => store.get(key));
      loadError = null;
      return bytes ?? null;
    } catch (error) {
      loadError = error;
      return null;
    }
  };
  const save = async (bytes) => {
    if (loadError) throw loadError;
    await inStore('readwrite', (store) => store.put(bytes, key));
  };
  return {
    load,
    save,
    remove: () => inStore('readwrite', (store) => store.delete(key)),
    lock: () => lockTab(lockName(key)),
  };
}

async function inStore(mode, ask) {
  const database = await openDatabase();
  try {
    return await settled(database.transaction(STORE, mode, { durability: 'strict' }), ask);
  } finally {
    database.close();
  }
}

/**
 * Chromium freezes a page that was left; if that was just creating the database, everybody
 * else would wait for it without end. Asking for a lock that it holds makes it let go.
 */
function openDatabase() {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request(`${DATABASE} database`, opened) : opened();
}

function opened() {
  return new Promise((resolve, reject) => {
    if (!globalThis.indexedDB) throw new Error('there is no database here');
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('the database is blocked'));
  });
}

/** What a request gives, once its transaction is on the disk. */
function settled(transaction, ask) {
  return new Promise((resolve, reject) => {
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('the database refused'));
  });
}

/** Hold a lock until the given function is called; another tab that asks is refused. */
async function lockTab(name) {
  const locks = globalThis.navigator?.locks;
  if (!locks) return lockHere(name);
  const { promise: released, resolve: release } = deferred();
  const { promise: answer, resolve: tell } = deferred();
  // A frame without an origin of its own has no locks, but no database to share either.
  locks
    .request(name, { ifAvailable: true }, (lock) => {
      tell(lock !== null);
      return released;
    })
    .catch(() => tell(true));
  if (await answer) return release;
  release();
  throw new NQueensError('another tab is at this count', { code: 'busy' });
}

function deferred() {
  const parts = {};
  parts.promise = new Promise((resolve) => {
    parts.resolve = resolve;
  });
  return parts;
}
