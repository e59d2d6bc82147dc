/**
 * kind.js -- what kind of object a value is, also one from another realm (a frame, a test runner).
 */

/** Whether a value has one of these tags, such as `URL`. */
export const isA = (value, ...tags) =>
  tags.includes(Object.prototype.toString.call(value).slice(8, -1));
