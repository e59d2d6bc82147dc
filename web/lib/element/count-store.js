/**
 * count-store.js -- where a count's checkpoint is kept: the browser's database, or, where
 * there is none, only this page's memory.
 */
import { indexedDBCheckpoint, lockName } from '../pool/storage.js';

/** `name` is what those at the same count share; there is none in a page's own memory. */
export function countStore(n, algorithm) {
  const key = `count ${n} ${algorithm ?? 'default'}`;
  const database = hasDatabase() ? indexedDBCheckpoint(key) : null;
  return database ? { ...database, name: lockName(key), lasting: true } : memoryStore(key);
}

/** In a sandboxed frame even looking at it throws. */
function hasDatabase() {
  try {
    return Boolean(globalThis.indexedDB) && globalThis.origin !== 'null';
  } catch {
    return false;
  }
}

const kept = new Map();

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
