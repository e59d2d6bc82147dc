/**
 * errors.js -- what this package throws, besides TypeError and RangeError.
 */

/** A refusal. `code` is the C library's status, or null when C was not asked. */
export class NQueensError extends Error {
  /**
   * @param {string} [message]
   * @param {{ code?: import('./index.js').NQueensError['code'], cause?: unknown }} [details]
   */
  constructor(message, { code = null, cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.name = /** @type {typeof NQueensError} */ (this.constructor).errorName;
  }

  // Written out, because a minifier may rename the classes.
  static errorName = 'NQueensError';
}

/** The WebAssembly could not be fetched, compiled or trusted. */
export class LoadError extends NQueensError {
  static errorName = 'LoadError';
}

/** The instance trapped earlier; what its memory holds can no longer be trusted. */
export class DeadInstanceError extends NQueensError {
  static errorName = 'DeadInstanceError';
}
