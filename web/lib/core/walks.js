/**
 * walks.js -- walking over solutions, one at a time.
 */

/** @import { Sync } from './sync.js' */
import { choiceOf, optionsOf, resolveAlgorithm, TASKS } from './arguments.js';
import { DISPOSE, Handle } from './handle.js';

const OVER = Object.freeze({ done: true, value: undefined });

/** Which solutions of a class of images are handed out. */
const CLASSES = ['all', 'one'];

/** One walk. Iterate it, or call next() and close() yourself. */
class Solutions {
  /** @type {import('./wasm_instance.js').WasmInstance} */
  #engine;
  #handle;
  #n;
  #next; // the export that finds the next solution
  /** @type {BigUint64Array | null} */
  #story = null; // what the walk did, kept when it is closed

  constructor(engine, n, algorithm, classes) {
    this.#engine = engine;
    this.#n = n;
    this.#next = classes === 'one' ? engine.wasm.next_class : engine.wasm.next_solution;
    this.#handle = new Handle(engine, engine.wasm.open(n, algorithm), 'close');
  }

  /** @returns {IteratorResult<number[], undefined>} */
  next() {
    if (this.#handle.closed) return { ...OVER };
    const address = this.#next(this.#handle.address);
    if (address !== 0) return { done: false, value: this.#engine.numbers(address, this.#n) };
    this.close();
    return { ...OVER };
  }

  /** Called by for...of on break, return and throw. */
  return(value) {
    this.close();
    return { done: true, value };
  }

  /** Whether the last solution was found by the search, or which mirror image it is. */
  image() {
    if (this.#handle.closed) return null;
    return this.#engine.names('image_name')[this.#engine.wasm.image(this.#handle.address)];
  }

  /** Run to the end without handing anything out. */
  finish() {
    if (this.#handle.closed) return;
    this.#engine.wasm.finish(this.#handle.address);
    this.close();
  }

  /** What the algorithm has done so far; still there after the end. */
  report() {
    const [tests, placements, removals, solutions, ...nodes] = this.#story ?? this.#read();
    return { tests, placements, removals, solutions, nodes };
  }

  #read() {
    const { wasm } = this.#engine;
    const counters = 4;
    const levels = this.#n + 1;
    const address = this.#engine.unwrap(wasm.report(this.#handle.address));
    return this.#engine.bigints(address, counters + levels);
  }

  /** Free the walk's memory. Closing twice is fine. */
  close() {
    if (this.#handle.closed) return;
    try {
      this.#story = this.#read();
    } catch {
      // There is no room left to tell the story in; giving memory back matters more.
    }
    this.#handle.close();
  }

  [DISPOSE]() {
    this.close();
  }

  [Symbol.iterator]() {
    return this;
  }
}

// `using walk = nq.solutions(8)` closes it, where the platform knows how.
/**
 * A walk over all solutions, or over one of each class of images; fresh arrays.
 *
 * @type {Sync<'solutions'>}
 */
export function solutions(engine, n, options) {
  const algorithm = resolveAlgorithm(engine, n, options, TASKS.list);
  const { classes } = optionsOf(options);
  choiceOf('choice of classes', classes, CLASSES);
  return new Solutions(engine, n, algorithm, classes);
}

/**
 * The first solution in the algorithm's order, or null when there is none.
 *
 * @type {Sync<'firstSolution'>}
 */
export function firstSolution(engine, n, options) {
  const walk = solutions(engine, n, options);
  try {
    return walk.next().value ?? null;
  } finally {
    walk.close();
  }
}

/**
 * What an algorithm does on the way to the first solution, or to the last.
 *
 * @type {Sync<'report'>}
 */
export function report(engine, n, options) {
  const walk = solutions(engine, n, options);
  try {
    if (optionsOf(options).first) walk.next();
    else walk.finish();
    return walk.report();
  } finally {
    walk.close();
  }
}
