/**
 * region_puzzles.js -- puzzles of coloured regions: made from a seed, and as text.
 */

/** @import { Step, Steps, Sync, Work } from './sync.js' */
import { anySeed, choiceOf, optionsOf, seedOf, show, sizeWithin, withSeed } from './arguments.js';
import { NQueensError } from './errors.js';
import { LETTERS, readRegions, writeRegions } from './region_text.js';

/** The grades that puzzles are made of: all but the last, `beyond`. */
const gradesOf = (engine) => engine.names('grade_name').slice(0, -1);

/**
 * A puzzle of coloured regions with exactly one solution; the options of `complete`.
 *
 * @type {Steps<'puzzle'>}
 */
export function* puzzle(engine, n, options) {
  const [least, most] = [engine.limit('generate-least'), engine.limit('generate-most')];
  sizeWithin(n, most, 'puzzles that are made', least);
  const { seed = anySeed(), grade } = optionsOf(options);
  const wanted = choiceOf('grade', grade, gradesOf(engine));
  const step = /** @type {Step} */ (['numbers', n * n, 'generate', n, seedOf(seed), wanted]);
  const regions = yield step;
  if (regions === null) throw yield* refusalOf(engine, grade, seed);
  return withSeed({ rules: 'regions', regions }, seed);
}

/** @returns {Work<Error>} */
function* refusalOf(engine, grade, seed) {
  const status = yield ['status'];
  const code = engine.status(status);
  if (code !== 'gave-up') return engine.failure(status);
  const message = `no puzzle of grade ${grade} came up for the seed ${seed}`;
  return new NQueensError(message, { code });
}

/**
 * A text of letters as a puzzle.
 *
 * @type {Sync<'parsePuzzle'>}
 */
export function parsePuzzle(_engine, text) {
  if (typeof text !== 'string') throw new TypeError(`text must be a string, not ${show(text)}`);
  const { n, regions } = readRegions(text);
  return { n, rules: 'regions', regions };
}

/**
 * The letters of a puzzle, rows with slashes between them.
 *
 * @type {Sync<'formatPuzzle'>}
 */
export function formatPuzzle(_engine, puzzle) {
  const { regions } = optionsOf(puzzle);
  if (!Array.isArray(regions) && !ArrayBuffer.isView(regions)) {
    throw new TypeError(`regions must be an array, not ${show(regions)}`);
  }
  const numbers = Array.from(/** @type {ArrayLike<number>} */ (regions));
  const n = Math.sqrt(numbers.length);
  if (!Number.isInteger(n) || n > LETTERS) {
    throw new RangeError(
      `regions has ${numbers.length} numbers, no square of up to ${LETTERS} rows`,
    );
  }
  const wrong = numbers.find((region) => !Number.isInteger(region) || region < 0 || region >= n);
  if (wrong === undefined) return writeRegions(numbers, n);
  throw new RangeError(`regions are numbers from 0 to ${n - 1}, not ${show(wrong)}`);
}
