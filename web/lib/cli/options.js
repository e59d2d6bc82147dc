/**
 * options.js -- options that several commands share.
 */
import { longFrom } from './usage.js';

export const algorithm = {
  type: 'string',
  short: 'a',
  value: 'NAME',
  help: 'which algorithm does it; nqueens algorithms lists them',
};

export const seed = {
  type: 'string',
  value: 'NUMBER',
  help: 'another seed gives another answer; 0 without it',
};

/** The seed as the library takes it. */
export const seedFrom = (options) =>
  options.seed === undefined ? undefined : longFrom('--seed', options.seed);

export const chosenSeed = { ...seed, help: 'which one; without it, a seed is chosen and said' };

/** A seed that nobody gave is said, so that the same answer can be had again. */
export function reportSeed(options, { seed }) {
  if (options.seed === undefined) process.stderr.write(`seed ${seed}\n`);
}
