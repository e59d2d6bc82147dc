/**
 * solve.js -- some solution for any n, however large.
 */

/** @import { Sync } from './sync.js' */
import { choiceOf, optionsOf, seedOf, sizeWithin } from './arguments.js';

/**
 * Some solution, or null for n = 2 and n = 3, which have none.
 *
 * @type {Sync<'solve'>}
 */
export function solve(engine, n, options) {
  sizeWithin(n, engine.limit('solve'), 'boards that are solved');
  const { method, seed } = optionsOf(options);
  const index = choiceOf('method', method, engine.names('solve_method'));
  const address = engine.wasm.solve(n, index, seedOf(seed));
  if (address === 0 && engine.status() === 'done') return null;
  return engine.numbers(engine.unwrap(address), n);
}
