/**
 * counts.js -- counting solutions, at once or unit by unit.
 */

/** @import { Steps, Sync } from './sync.js' */
import { resolveAlgorithm, TASKS, wholeNumber } from './arguments.js';
import { Closable, heldBy } from './handle.js';
import { refuseWrongTotal, verifyOf } from './published.js';
import { asked, askedNow } from './steps.js';

const REFUSED = -1n;

/**
 * The number of solutions. Runs to its end: nothing else happens meanwhile.
 *
 * @type {Steps<'count'>}
 */
export function* count(engine, n, options) {
  const algorithm = resolveAlgorithm(engine, n, options, TASKS.count);
  const verify = verifyOf(options);
  const total = yield* asked(engine, ['count_with', n, algorithm], REFUSED);
  return verify ? refuseWrongTotal(n, total) : total;
}

/** A count cut into units that need nothing from each other. */
class Units extends Closable {
  #n;

  constructor(engine, n, address) {
    super(engine, ['count_close', address]);
    this.#n = n;
    /** How many units there are. */
    this.number = engine.ask('count_job_units', address) >>> 0;
  }

  /** Run one unit, as often as you like: it gives the same every time. */
  run(unit) {
    wholeNumber('unit', unit, 0, this.number - 1);
    return this.#part('count_run', unit);
  }

  /** Run one set of rows, as a number whose bit r is row r. */
  runRows(rows) {
    wholeNumber('rows', rows, 0, 2 ** this.#n - 1);
    const wanted = this.#n - (this.#n >> 1);
    const size = rows.toString(2).replaceAll('0', '').length;
    if (size !== wanted) {
      throw new RangeError(`rows must be ${wanted} of the ${this.#n} rows, not ${size} of them`);
    }
    return this.#part('count_run_rows', rows);
  }

  #part(name, which) {
    const { engine, address } = heldBy(this);
    const sum = askedNow(engine, [name, address, which], REFUSED);
    const residue = engine.ask('count_residue') >>> 0;
    return { sum, residue, cost: BigInt.asUintN(64, engine.ask('count_cost')) };
  }
}

/**
 * The units of a count: run them in any order, anywhere, and add up their sums.
 *
 * @type {Sync<'units'>}
 */
export function units(engine, n, options) {
  const algorithm = resolveAlgorithm(engine, n, options, TASKS.count);
  return new Units(engine, n, askedNow(engine, ['count_open', n, algorithm]));
}

/**
 * How many units a count has, without opening it.
 *
 * @type {Sync<'unitCount'>}
 */
export function unitCount(engine, n, options) {
  const algorithm = resolveAlgorithm(engine, n, options, TASKS.count);
  return askedNow(engine, ['count_units', n, algorithm]) >>> 0;
}
