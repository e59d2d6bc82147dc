/**
 * ranks.js -- which solution is this, which is the k-th, and one drawn at random.
 */

/** @import { Sync } from './sync.js' */
import {
  anySeed,
  columnsOf,
  longOf,
  optionsOf,
  seedOf,
  sizeWithin,
  withSeed,
} from './arguments.js';

const REFUSED = -1n;

function boardAt(engine, address, n) {
  if (address === 0 && engine.status() === 'done') return null;
  return engine.numbers(engine.unwrap(address), n);
}

/**
 * How many solutions come before this one in lexicographic order.
 *
 * @type {Sync<'rank'>}
 */
export function rank(engine, columns) {
  const copy = columnsOf(engine, columns);
  sizeWithin(copy.length, engine.limit('rank'), 'boards that are ranked');
  const before = engine.wasm.rank(engine.write(copy));
  if (before !== REFUSED) return before;
  throw new RangeError('these columns are no solution, so they have no rank');
}

/**
 * The solution with so many before it, or null when there are not so many.
 *
 * @type {Sync<'unrank'>}
 */
export function unrank(engine, n, rank) {
  sizeWithin(n, engine.limit('rank'), 'boards that are ranked');
  return boardAt(engine, engine.wasm.unrank(n, longOf('rank', rank)), n);
}

/**
 * A solution drawn with the same chance as every other, or null when there is none.
 *
 * @type {Sync<'randomSolution'>}
 */
export function randomSolution(engine, n, options) {
  const { seed = anySeed() } = optionsOf(options);
  const given = seedOf(seed);
  sizeWithin(n, engine.limit('random'), 'boards that are drawn');
  return withSeed(boardAt(engine, engine.wasm.random_solution(n, given), n), seed);
}
