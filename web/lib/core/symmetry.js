/**
 * symmetry.js -- the eight images of a board, its class, and how many classes there are.
 */

/** @import { Sync } from './sync.js' */
import { bigintOf, choiceOf, columnsOf, optionsOf, sizeWithin } from './arguments.js';
import { count } from './counts.js';

const REFUSED = -1n;

/** The turns that have a count of their own. */
const TURNS = ['half-turn', 'quarter-turn'];

/** Put a board where C reads it; gives back n. */
function writeBoard(engine, columns) {
  const board = columnsOf(engine, columns);
  const seen = new Uint8Array(board.length);
  for (const column of board) seen[column]++;
  if (seen.every((queens) => queens === 1)) return engine.write(board);
  throw new RangeError(`column ${seen.findIndex((queens) => queens !== 1)} must hold one queen`);
}

/**
 * The eight images, the board itself first: see the names of Image.
 *
 * @type {Sync<'images'>}
 */
export function images(engine, columns) {
  const n = writeBoard(engine, columns);
  return engine.names('image_name').map((_, image) => {
    return engine.numbers(engine.unwrap(engine.wasm.symmetry_image(n, image)), n);
  });
}

/**
 * The lexicographically least image: the same for all boards of a class.
 *
 * @type {Sync<'canonical'>}
 */
export function canonical(engine, columns) {
  const n = writeBoard(engine, columns);
  return engine.numbers(engine.unwrap(engine.wasm.symmetry_canonical(n)), n);
}

/**
 * The names of the images that are the board again, besides the board itself.
 *
 * @type {Sync<'symmetries'>}
 */
export function symmetries(engine, columns) {
  const n = writeBoard(engine, columns);
  const kept = engine.unwrap(engine.wasm.symmetry_kept(n));
  return engine.names('image_name').filter((_, image) => image > 0 && (kept >> image) & 1);
}

/**
 * How many of the eight images differ: 1, 2, 4 or 8.
 *
 * @type {Sync<'classSize'>}
 */
export function classSize(engine, columns) {
  return /** @type {1 | 2 | 4 | 8} */ (8 / (symmetries(engine, columns).length + 1));
}

const checkSize = (engine, n, turn) =>
  sizeWithin(n, engine.limit(turn), `boards that a ${turn} is counted on`);

/**
 * How many solutions a half turn or a quarter turn leaves as they are.
 *
 * @type {Sync<'countTurned'>}
 */
export function countTurned(engine, n, turn) {
  const name = TURNS[Math.max(0, choiceOf('turn', turn, TURNS))];
  checkSize(engine, n, name);
  const image = engine.names('image_name').indexOf(name);
  return engine.unwrap(engine.wasm.count_turned(n, image), REFUSED);
}

/**
 * The solutions sorted into classes of images: how many classes, and of which sizes.
 *
 * @type {Sync<'classCounts'>}
 */
export function classCounts(engine, n, options) {
  const solutions = optionsOf(options).solutions ?? count(engine, n, options);
  bigintOf('solutions', solutions);
  checkSize(engine, n, 'half-turn');
  const address = engine.unwrap(engine.wasm.classes_of(n, solutions));
  const [classes, ofOne, ofTwo, ofFour, ofEight] = engine.bigints(address, 5);
  return { classes, ofOne, ofTwo, ofFour, ofEight };
}

/**
 * How many solutions there are, if turned and flipped ones are the same.
 *
 * @type {Sync<'countUnique'>}
 */
export function countUnique(engine, n, options) {
  return classCounts(engine, n, options).classes;
}
