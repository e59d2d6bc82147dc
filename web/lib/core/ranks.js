/**
 * ranks.js -- which solution is this, which is the k-th, and one drawn at random.
 */

/** @import { Steps } from './sync.js' */
import {
  anySeed,
  columnsOf,
  longOf,
  optionsOf,
  seedOf,
  sizeWithin,
  withSeed,
} from './arguments.js';
import { asked, found } from './steps.js';

const REFUSED = -1n;

/**
 * How many solutions come before this one in lexicographic order.
 *
 * @type {Steps<'rank'>}
 */
export function* rank(engine, columns) {
  const copy = columnsOf(engine, columns);
  sizeWithin(copy.length, engine.limit('rank'), 'boards that are ranked');
  const before = yield* asked(engine, ['rank', copy.length, copy], null);
  if (before !== REFUSED) return before;
  throw new RangeError('these columns are no solution, so they have no rank');
}

/**
 * The solution with so many before it, or null when there are not so many.
 *
 * @type {Steps<'unrank'>}
 */
export function* unrank(engine, n, rank) {
  sizeWithin(n, engine.limit('rank'), 'boards that are ranked');
  return yield* found(engine, ['numbers', n, 'unrank', n, longOf('rank', rank)]);
}

/**
 * A solution drawn with the same chance as every other, or null when there is none.
 *
 * @type {Steps<'randomSolution'>}
 */
export function* randomSolution(engine, n, options) {
  const { seed = anySeed() } = optionsOf(options);
  const given = seedOf(seed);
  sizeWithin(n, engine.limit('random'), 'boards that are drawn');
  return withSeed(yield* found(engine, ['numbers', n, 'random_solution', n, given]), seed);
}
