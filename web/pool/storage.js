/**
 * storage.js -- where checkpoints are kept: a file, or the browser's database.
 *
 * A storage has `load()`, which gives bytes or null, and `save(bytes)`. It may have
 * `lock()`, which gives a function that unlocks, or throws while somebody else counts.
 */
import { NQueensError } from '../core/errors.js';
import { nodeModule } from '../core/node.js';

/**
 * A checkpoint in a file (Node only). It is written beside the old one, flushed to the
 * disk, and put in its place: a crash leaves the old file or the new one, never a half.
 */
export function fileCheckpoint(path) {
  const beside = `${path}.new`;
  return {
    async load() {
      const { readFile } = await fileSystem();
      try {
        return new Uint8Array(await readFile(path));
      } catch (error) {
        if (error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async save(bytes) {
      const { open, rename } = await fileSystem();
      const file = await open(beside, 'w');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, path);
    },
  };
}

const fileSystem = () => nodeModule('node:fs/promises');

const DATABASE = 'nqueens';
const STORE = 'checkpoints';

/** A checkpoint in IndexedDB, under a key; only one tab at a time counts with it. */
export function indexedDBCheckpoint(key) {
  return {
    load: async () => (await inStore('readonly', (store) => store.get(key))) ?? null,
    save: (bytes) => inStore('readwrite', (store) => store.put(bytes, key)),
    remove: () => inStore('readwrite', (store) => store.delete(key)),
    lock: () => lockTab(`nqueens ${key}`),
  };
}

function inStore(mode, ask) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('the database is blocked'));
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error ?? new Error('the database refused'));
      };
    };
  });
}

/** Hold a lock until the given function is called; another tab that asks is refused. */
function lockTab(name) {
  const locks = globalThis.navigator?.locks;
  if (!locks) return () => {};
  return new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) throw new NQueensError('another tab is at this count', { code: 'busy' });
        return new Promise((release) => {
          resolve(release);
        });
      })
      .catch(reject);
  });
}
