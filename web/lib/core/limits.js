/**
 * limits.js -- limits of nqueens.h, for what runs before the WebAssembly is there.
 *
 * A test compares each with the header: COUNT_MAX_N is NQ_COUNT_MAX_N.
 */
export const COUNT_MAX_N = 28;
export const TRACE_MAX_N = 100;
export const GENERATE_MIN_N = 5;
export const GENERATE_MAX_N = 12;
