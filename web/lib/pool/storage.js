/**
 * storage.js -- where checkpoints are kept: a file, or the browser's database.
 *
 * A storage has `load()`, which gives bytes or null, and `save(bytes)`. It may have
 * `lock()`, which gives a function that unlocks, or throws while somebody else counts, and
 * `update(change)`, which replaces what is there by what `change` makes of it.
 */
import { show } from '../core/arguments.js';
import { NQueensError } from '../core/errors.js';

/**
 * A checkpoint in a file (Node only). It is written beside the old one, flushed to the
 * disk, and put in its place: a crash leaves the old file or the new one, never a half.
 * Processes that count with the same file add their units up. What does it is loaded with the
 * first use: browsers have no files.
 */
export function fileCheckpoint(path) {
  if (typeof path !== 'string' || path === '') {
    throw new TypeError(`path must be the name of a file, not ${show(path)}`);
  }
  const files = () => import('./file_storage.js');
  const update = async (change) => (await files()).update(path, change);
  return {
    load: async () => (await files()).readIfThere(path),
    save: (bytes) => update(() => bytes),
    update,
    async lock() {
      const { clean } = await files();
      const release = lockHere(`the file ${path}`);
      await clean(path);
      return release;
    },
  };
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
