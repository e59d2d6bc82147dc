/**
 * count-store.js -- where a count's checkpoint is kept: the browser's database, or, where
 * there is none or it cannot be written, only this page's memory.
 */
import { indexedDBCheckpoint, lockName } from '../pool/storage.js';

/** `name` is what those at the same count share; there is none in a page's own memory. */
export function countStore(n, algorithm) {
  const key = `count ${n} ${algorithm ?? 'default'}`;
  const database = hasDatabase() ? indexedDBCheckpoint(key) : null;
  if (!database) return withElapsed(key, memoryStore(key));
  const store = { ...withUnsaved(key, database), name: lockName(key), lasting: true };
  return withElapsed(key, store);
}

/** How long a count has taken so far is not part of its checkpoint; it is kept beside it. */
function withElapsed(key, store) {
  const name = `nqueens ${key} ms`;
  return {
    ...store,
    elapsedMs: () => attempt(() => Number(localStorage.getItem(name))) || 0,
    keepElapsed: (ms) => attempt(() => localStorage.setItem(name, String(Math.round(ms)))),
    remove: () => {
      attempt(() => localStorage.removeItem(name));
      return store.remove();
    },
  };
}

/** Storage may be refused, in a sandboxed frame or a private window. */
function attempt(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** In a sandboxed frame even looking at it throws. */
function hasDatabase() {
  try {
    return Boolean(globalThis.indexedDB) && globalThis.origin !== 'null';
  } catch {
    return false;
  }
}

/** By key: checkpoints that are in no database. */
const kept = new Map();

/** By key: checkpoints that could not be saved, with what the database held instead. */
const unsaved = new Map();

/**
 * The database, and what it did not take. That goes on from what the database held then;
 * where it holds something else by now, another tab has counted, and the database is right.
 */
function withUnsaved(key, database) {
  let held = null;
  return {
    ...database,
    load: async () => {
      const stored = await database.load();
      const own = unsaved.get(key);
      held = stored ?? own?.held ?? null;
      return own && isSame(held, own.held) ? own.bytes : stored;
    },
    save: async (bytes) => {
      try {
        await database.save(bytes);
      } catch (error) {
        unsaved.set(key, { bytes, held });
        throw error;
      }
      held = bytes;
      unsaved.delete(key);
    },
    remove: () => {
      held = null;
      unsaved.delete(key);
      return database.remove();
    },
  };
}

function isSame(one, other) {
  return one === other || (one?.length === other?.length && String(one) === String(other));
}

function memoryStore(key) {
  return {
    lasting: false,
    load: async () => kept.get(key) ?? null,
    save: async (bytes) => {
      kept.set(key, bytes);
    },
    remove: async () => {
      kept.delete(key);
    },
  };
}
