/**
 * random.mjs -- random numbers that a seed decides, so that what happened can be seen again.
 */

/** Gives a function that gives numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
