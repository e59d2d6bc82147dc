/**
 * errors.js -- what this package throws, besides TypeError and RangeError.
 *
 * A program may hold two copies of this file, by import and by require: `instanceof` asks
 * for the kind that a class is marked with, which is the same in both.
 */
const KIND = Symbol.for('nqueens error');

/** A refusal. `code` is the C library's status, or null when C was not asked. */
export class NQueensError extends Error {
  // Written out, because a minifier may rename the classes.
  static [KIND] = 'NQueensError';

  /**
   * @param {string} [message]
   * @param {{ code?: import('./index.js').NQueensError['code'], cause?: unknown }} [details]
   */
  constructor(message, { code = null, cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.name = /** @type {typeof NQueensError} */ (this.constructor)[KIND];
  }

  /** @this {Function} */
  static [Symbol.hasInstance] = function (value) {
    return isInstance(this, value);
  };
}

/** A class that somebody derived from ours has no kind of its own: it is asked as usual. */
function isInstance(type, value) {
  if (!Object.hasOwn(type, KIND)) return Function.prototype[Symbol.hasInstance].call(type, value);
  if (typeof value !== 'object') return false;
  for (let at = value; at !== null; at = Object.getPrototypeOf(at)) {
    if (Object.hasOwn(at, 'constructor') && at.constructor?.[KIND] === type[KIND]) return true;
  }
  return false;
}

/** The WebAssembly could not be fetched, compiled or trusted. */
export class LoadError extends NQueensError {
  static [KIND] = 'LoadError';
}

/** The instance trapped earlier; what its memory holds can no longer be trusted. */
export class DeadInstanceError extends NQueensError {
  static [KIND] = 'DeadInstanceError';
}
