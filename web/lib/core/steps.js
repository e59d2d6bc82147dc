/**
 * steps.js -- functions of the library as steps that a machine is asked, here or elsewhere.
 *
 * Such a function is a generator. It takes the engine first, which tells limits, names and
 * errors; what C has to work on it yields as steps (machine.js), and gets their answers:
 *
 *     export function* unrank(engine, n, rank) {
 *       sizeWithin(n, engine.limit('rank'), 'boards that are ranked');
 *       return yield* found(engine, ['numbers', n, 'unrank', n, longOf('rank', rank)]);
 *     }
 *
 * `nqueens/core` asks its own instance (runNow); `nqueens` asks that of a worker.
 */
import { NQueensError } from './errors.js';

/** @import { Step, Work } from './sync.js' */

/** What a function gives when the engine itself does the steps; some functions have none. */
export function runNow(engine, work) {
  if (typeof work?.throw !== 'function') return work;
  let { done, value } = work.next();
  while (!done) ({ done, value } = answered(engine, work, value));
  return value;
}

function answered(engine, work, step) {
  let answer;
  try {
    answer = engine.ask(...step);
  } catch (error) {
    if (engine.dead) throw error; // nothing can be given back any more
    return work.throw(error);
  }
  return work.next(answer);
}

/**
 * An object with functions as people call them; `check` looks at the name and the values of a call
 * before it is made.
 */
export function functionsOn(engine, functions, check = (_name, _values) => {}) {
  const called = ([name, run]) => [
    name,
    (...values) => {
      check(name, values);
      return runNow(engine, run(engine, ...values));
    },
  ];
  return Object.fromEntries(Object.entries(functions).map(called));
}

/**
 * What a step answers; its status as an error where C refused.
 *
 * @param {import('./wasm_instance.js').WasmInstance} engine
 * @param {Step} step
 * @param {unknown} [refused]
 * @returns {Work<any>}
 */
export function* asked(engine, step, refused = 0) {
  const answer = yield step;
  if (answer !== null && answer !== refused) return answer;
  throw engine.failure(yield ['status']);
}

/** The same, of the engine itself. */
export const askedNow = (engine, step, refused) => runNow(engine, asked(engine, step, refused));

/**
 * What a step answers; null where there is no more. A search that gives up says how many
 * queens it tried: a number, or a step that tells it.
 *
 * @param {import('./wasm_instance.js').WasmInstance} engine
 * @param {Step} step
 * @param {Step | bigint} [tried]
 * @returns {Work<any>}
 */
export function* found(engine, step, tried) {
  return (yield step) ?? (yield* nothing(engine, yield ['status'], tried));
}

/**
 * Why there was no answer: null where there is no more.
 *
 * @param {import('./wasm_instance.js').WasmInstance} engine
 * @param {number} status
 * @param {Step | bigint} [tried]
 * @returns {Work<null>}
 */
export function* nothing(engine, status, tried) {
  const code = engine.status(status);
  if (code === 'done') return null;
  if (code !== 'gave-up' || tried === undefined) throw engine.failure(status);
  const queens = typeof tried === 'bigint' ? tried : yield tried;
  throw new NQueensError(`gave up after trying ${queens} queens; a larger budget may decide it`, {
    code,
  });
}
