/**
 * errors.js -- errors that cross threads, and those that only a pool knows.
 */
import { DeadInstanceError, LoadError, NQueensError } from '../core/errors.js';

/** A worker ended before it answered. Never reaches a caller: the work is done again. */
export class WorkerDeath extends Error {
  name = 'WorkerDeath';
}

const KINDS = { TypeError, RangeError, NQueensError, LoadError, DeadInstanceError };

/** An error as it was thrown in a worker. */
export function errorFrom({ name, message, code }) {
  const Kind = Object.hasOwn(KINDS, name) ? KINDS[name] : Error;
  return Kind.prototype instanceof NQueensError || Kind === NQueensError
    ? new Kind(message, { code })
    : new Kind(message);
}

/** What a cancelled run rejects with: as fetch() does, with the signal's reason. */
export function abortError(signal) {
  return signal.reason;
}

/** Refuse a signal that is none, and one that has gone off already. */
export function checkSignal(signal) {
  if (signal === undefined) return;
  if (typeof signal?.addEventListener !== 'function') {
    throw new TypeError('signal must be an AbortSignal');
  }
  if (signal.aborted) throw abortError(signal);
}
