/**
 * walks.js -- walking over solutions, one at a time.
 */

/** @import { SolutionsOptions } from './index.js' */
/** @import { Steps, Sync, Work } from './sync.js' */
/** @import { Opened } from './streams.js' */
/** @import { WasmInstance } from './wasm_instance.js' */
import { choiceOf, optionsOf, resolveAlgorithm, TASKS } from './arguments.js';
import { heldBy, isClosed } from './handle.js';
import { asked, found, runNow } from './steps.js';
import { Stream } from './streams.js';

/** Which solutions of a class of images are handed out. */
const CLASSES = ['all', 'one'];

/**
 * A walk over the solutions.
 *
 * @param {WasmInstance} engine
 * @param {number} n
 * @param {SolutionsOptions} [options]
 * @returns {Work<Opened>}
 */
export function* openSolutions(engine, n, options) {
  const algorithm = resolveAlgorithm(engine, n, options, TASKS.list);
  const { classes } = optionsOf(options);
  choiceOf('choice of classes', classes, CLASSES);
  const walk = yield* asked(engine, ['open', n, algorithm]);
  const next = classes === 'one' ? 'next_class' : 'next_solution';
  return { next: ['numbers', n, next, walk], closing: [['close', walk]] };
}

/** What a walk has done: four counters, then how many boards of 0 to n queens it saw. */
const storyOf = (engine, n, walk) => asked(engine, ['bigints', n + 5, 'report', walk]);

function reportOf([tests, placements, removals, solutions, ...nodes]) {
  return { tests, placements, removals, solutions, nodes };
}

/** A walk on this thread, which also tells what it does. */
class Solutions extends Stream {
  #n;
  #story = null; // what the walk did, kept when it is closed

  /**
   * @param {WasmInstance} engine
   * @param {Opened} opened
   */
  constructor(engine, n, opened) {
    super(engine, opened);
    this.#n = n;
  }

  /** Whether the last solution was found by the search, or which mirror image it is. */
  image() {
    if (isClosed(this)) return null;
    const { engine, address } = heldBy(this);
    const image = engine.names('image_name')[engine.ask('image', address)];
    return /** @type {import('./index.js').Image} */ (image);
  }

  /** Run to the end without handing anything out. */
  finish() {
    if (isClosed(this)) return;
    const { engine, address } = heldBy(this);
    engine.ask('finish', address);
    this.close();
  }

  /** What the algorithm has done so far; still there after the end. */
  report() {
    return reportOf(this.#story ?? this.#read());
  }

  #read() {
    const { engine, address } = heldBy(this);
    return runNow(engine, storyOf(engine, this.#n, address));
  }

  /** Free the walk's memory. Closing twice is fine. */
  close() {
    if (isClosed(this)) return;
    try {
      this.#story = this.#read();
    } catch {
      // There is no room left to tell the story in; giving memory back matters more.
    }
    super.close();
  }
}

/**
 * A walk over all solutions, or over one of each class of images; fresh arrays.
 *
 * @type {Sync<'solutions'>}
 */
export function solutions(engine, n, options) {
  return new Solutions(engine, n, runNow(engine, openSolutions(engine, n, options)));
}

/**
 * The first solution in the algorithm's order, or null when there is none.
 *
 * @type {Steps<'firstSolution'>}
 */
export function* firstSolution(engine, n, options) {
  const { next, closing } = yield* openSolutions(engine, n, options);
  try {
    return yield* found(engine, next);
  } finally {
    yield closing;
  }
}

/**
 * What an algorithm does on the way to the first solution, or to the last.
 *
 * @type {Steps<'report'>}
 */
export function* report(engine, n, options) {
  const { next, closing } = yield* openSolutions(engine, n, options);
  const [[, walk]] = closing;
  try {
    yield optionsOf(options).first ? next : ['finish', walk];
    return reportOf(yield* storyOf(engine, n, walk));
  } finally {
    yield closing;
  }
}
