/**
 * solve.js -- some solution for any n, however large.
 */

/** @import { Steps } from './sync.js' */
import { choiceOf, optionsOf, seedOf, sizeWithin } from './arguments.js';
import { found } from './steps.js';

/**
 * Some solution, or null for n = 2 and n = 3, which have none.
 *
 * @type {Steps<'solve'>}
 */
export function* solve(engine, n, options) {
  sizeWithin(n, engine.limit('solve'), 'boards that are solved');
  const { method, seed } = optionsOf(options);
  const index = choiceOf('method', method, engine.names('solve_method'));
  return yield* found(engine, ['numbers', n, 'solve', n, index, seedOf(seed)]);
}
