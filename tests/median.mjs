/**
 * median.mjs -- the middle of measured times, which a busy moment does not spoil.
 */
export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
