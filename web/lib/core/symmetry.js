/**
 * symmetry.js -- the eight images of a board, its class, and how many classes there are.
 */

/** @import { Steps } from './sync.js' */
import { bigintOf, choiceOf, columnsOf, optionsOf, sizeWithin } from './arguments.js';
import { count } from './counts.js';
import { asked } from './steps.js';

const REFUSED = -1n;

/** The turns that have a count of their own. */
const TURNS = ['half-turn', 'quarter-turn'];

/** A board as C reads it. */
function boardOf(engine, columns) {
  const board = columnsOf(engine, columns);
  const seen = new Uint8Array(board.length);
  for (const column of board) seen[column]++;
  if (seen.every((queens) => queens === 1)) return board;
  throw new RangeError(`column ${seen.findIndex((queens) => queens !== 1)} must hold one queen`);
}

/**
 * The eight images, the board itself first: see the names of Image.
 *
 * @type {Steps<'images'>}
 */
export function* images(engine, columns) {
  const board = boardOf(engine, columns);
  const n = board.length;
  const images = [];
  for (const image of engine.names('image_name').keys()) {
    images.push(yield* asked(engine, ['numbers', n, 'symmetry_image', n, image, board]));
  }
  return images;
}

/**
 * The lexicographically least image: the same for all boards of a class.
 *
 * @type {Steps<'canonical'>}
 */
export function* canonical(engine, columns) {
  const board = boardOf(engine, columns);
  const n = board.length;
  return yield* asked(engine, ['numbers', n, 'symmetry_canonical', n, board]);
}

/**
 * The names of the images that are the board again, besides the board itself.
 *
 * @type {Steps<'symmetries'>}
 */
export function* symmetries(engine, columns) {
  const board = boardOf(engine, columns);
  const kept = yield* asked(engine, ['symmetry_kept', board.length, board]);
  return /** @type {any} */ (
    engine.names('image_name').filter((_, image) => image > 0 && (kept >> image) & 1)
  );
}

/**
 * How many of the eight images differ: 1, 2, 4 or 8.
 *
 * @type {Steps<'classSize'>}
 */
export function* classSize(engine, columns) {
  const same = yield* symmetries(engine, columns);
  return /** @type {1 | 2 | 4 | 8} */ (8 / (same.length + 1));
}

const checkSize = (engine, n, turn) =>
  sizeWithin(n, engine.limit(turn), `boards that a ${turn} is counted on`);

/**
 * How many solutions a half turn or a quarter turn leaves as they are.
 *
 * @type {Steps<'countTurned'>}
 */
export function* countTurned(engine, n, turn) {
  const name = TURNS[Math.max(0, choiceOf('turn', turn, TURNS))];
  checkSize(engine, n, name);
  const image = engine.names('image_name').indexOf(name);
  return yield* asked(engine, ['count_turned', n, image], REFUSED);
}

/**
 * The solutions sorted into classes of images: how many classes, and of which sizes.
 *
 * @type {Steps<'classCounts'>}
 */
export function* classCounts(engine, n, options) {
  const solutions = optionsOf(options).solutions ?? (yield* count(engine, n, options));
  bigintOf('solutions', solutions);
  checkSize(engine, n, 'half-turn');
  const counts = yield* asked(engine, ['bigints', 5, 'classes_of', n, solutions]);
  const [classes, ofOne, ofTwo, ofFour, ofEight] = counts;
  return { classes, ofOne, ofTwo, ofFour, ofEight };
}

/**
 * How many solutions there are, if turned and flipped ones are the same.
 *
 * @type {Steps<'countUnique'>}
 */
export function* countUnique(engine, n, options) {
  return (yield* classCounts(engine, n, options)).classes;
}
