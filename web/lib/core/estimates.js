/**
 * estimates.js -- how many solutions, roughly, where no count would end.
 */

/** @import { Steps, Sync } from './sync.js' */
import { optionsOf, seedOf, wholeNumber } from './arguments.js';
import { Closable, heldBy, isClosed } from './handle.js';
import { openPuzzle, withPuzzle } from './puzzle.js';
import { asked, runNow } from './steps.js';

const MOST_PROBES = 2 ** 32 - 1;
const USUAL_PROBES = 10_000;

/** Sends more probes; gives what they say up to now. */
function* send(engine, puzzle, more) {
  yield ['estimate_add', puzzle, more];
  const step = ['doubles', 3, 'estimate_read', puzzle];
  const [probes, mean, error] = yield* asked(engine, step);
  return { probes, mean, error: error < 0 ? null : error };
}

/** Random probes of a search tree; the more, the better it is known. */
class Estimator extends Closable {
  /** Send more probes; gives back what they say up to now. */
  add(probes) {
    wholeNumber('probes', probes, 0, MOST_PROBES);
    if (isClosed(this)) throw new RangeError('this estimator is closed');
    const { engine, address } = heldBy(this);
    return runNow(engine, send(engine, address, probes));
  }
}

/**
 * An estimate that goes on for as long as one likes.
 *
 * @type {Sync<'estimator'>}
 */
export function estimator(engine, n, options) {
  const seed = seedOf(optionsOf(options).seed);
  const puzzle = runNow(engine, openPuzzle(engine, n, options));
  engine.ask('estimate_begin', puzzle, seed);
  return new Estimator(engine, ['puzzle_close', puzzle]);
}

/**
 * About how many solutions there are, and the standard error of that number.
 *
 * @type {Steps<'estimate'>}
 */
export function* estimate(engine, n, options) {
  const { probes = USUAL_PROBES, seed } = optionsOf(options);
  wholeNumber('probes', probes, 2, MOST_PROBES);
  const given = seedOf(seed);
  return yield* withPuzzle(engine, n, options, function* (puzzle) {
    yield ['estimate_begin', puzzle, given];
    return yield* send(engine, puzzle, probes);
  });
}
