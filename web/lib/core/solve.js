/**
 * solve.js -- some solution for any n, however large.
 */

/** @import { Sync } from './sync.js' */
import { choiceOf, numberOf, optionsOf, seedOf } from './arguments.js';

/**
 * Some solution, or null for n = 2 and n = 3, which have none.
 *
 * @type {Sync<'solve'>}
 */
export function solve(engine, n, options) {
  const limit = engine.limit('solve');
  if (!Number.isInteger(numberOf('n', n)) || n < 0 || n > limit) {
    throw new RangeError(`n = ${n} is outside 0 to ${limit}, the boards that are solved`);
  }
  const { method, seed } = optionsOf(options);
  const index = choiceOf('method', method, engine.names('solve_method'));
  const address = engine.wasm.solve(n, index, seedOf(seed));
  if (address === 0 && engine.status() === 'done') return null;
  return engine.numbers(engine.unwrap(address), n);
}
