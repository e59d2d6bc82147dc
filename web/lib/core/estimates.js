/**
 * estimates.js -- how many solutions, roughly, where no count would end.
 */

/** @import { Sync } from './sync.js' */
import { optionsOf, seedOf, wholeNumber } from './arguments.js';
import { DISPOSE } from './handle.js';
import { Puzzle } from './puzzle.js';

const MOST_PROBES = 2 ** 32 - 1;
const USUAL_PROBES = 10_000;

/** Random probes of a search tree; the more, the better it is known. */
class Estimator {
  /** @type {import('./wasm_instance.js').WasmInstance} */
  #engine;
  #puzzle;

  constructor(engine, n, options) {
    const seed = seedOf(optionsOf(options).seed);
    this.#engine = engine;
    this.#puzzle = new Puzzle(engine, n, options);
    this.#puzzle.ask('estimate_begin', seed);
  }

  /** Send more probes; gives back what they say up to now. */
  add(probes) {
    wholeNumber('probes', probes, 0, MOST_PROBES);
    if (this.#puzzle.closed) throw new RangeError('this estimator is closed');
    this.#puzzle.ask('estimate_add', probes);
    const address = this.#engine.unwrap(this.#puzzle.ask('estimate_read'));
    const [sent, mean, error] = this.#engine.doubles(address, 3);
    return { probes: sent, mean, error: error < 0 ? null : error };
  }

  /** Free the memory. Closing twice is fine. */
  close() {
    this.#puzzle.close();
  }

  [DISPOSE]() {
    this.close();
  }
}

/**
 * An estimate that goes on for as long as one likes.
 *
 * @type {Sync<'estimator'>}
 */
export function estimator(engine, n, options) {
  return new Estimator(engine, n, options);
}

/**
 * About how many solutions there are, and the standard error of that number.
 *
 * @type {Sync<'estimate'>}
 */
export function estimate(engine, n, options) {
  const { probes = USUAL_PROBES } = optionsOf(options);
  wholeNumber('probes', probes, 2, MOST_PROBES);
  const random = new Estimator(engine, n, options);
  try {
    return random.add(probes);
  } finally {
    random.close();
  }
}
