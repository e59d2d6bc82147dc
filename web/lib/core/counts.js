/**
 * counts.js -- counting solutions, at once or unit by unit.
 */

/** @import { Sync } from './sync.js' */
import { resolveAlgorithm, TASKS, wholeNumber } from './arguments.js';
import { DISPOSE, Handle } from './handle.js';
import { refuseWrongTotal, verifyOf } from './published.js';

const REFUSED = -1n;

/**
 * The number of solutions. Runs to its end: nothing else happens meanwhile.
 *
 * @type {Sync<'count'>}
 */
export function count(engine, n, options) {
  const algorithm = resolveAlgorithm(engine, n, options, TASKS.count);
  const verify = verifyOf(options);
  const total = engine.unwrap(engine.wasm.count_with(n, algorithm), REFUSED);
  return verify ? refuseWrongTotal(n, total) : total;
}

/** A count cut into units that need nothing from each other. */
class Units {
  /** @type {import('./wasm_instance.js').WasmInstance} */
  #engine;
  #n;
  #handle;

  constructor(engine, n, algorithm) {
    this.#engine = engine;
    this.#n = n;
    this.#handle = new Handle(engine, engine.wasm.count_open(n, algorithm), 'count_close');
    /** How many units there are. */
    this.number = engine.wasm.count_job_units(this.#handle.address) >>> 0;
  }

  /** Run one unit, as often as you like: it gives the same every time. */
  run(unit) {
    wholeNumber('unit', unit, 0, this.number - 1);
    return this.#part(this.#engine.wasm.count_run(this.#handle.address, unit));
  }

  /** Run one set of rows, as a number whose bit r is row r. */
  runRows(rows) {
    wholeNumber('rows', rows, 0, 2 ** this.#n - 1);
    const wanted = this.#n - (this.#n >> 1);
    const size = rows.toString(2).replaceAll('0', '').length;
    if (size !== wanted) {
      throw new RangeError(`rows must be ${wanted} of the ${this.#n} rows, not ${size} of them`);
    }
    return this.#part(this.#engine.wasm.count_run_rows(this.#handle.address, rows));
  }

  #part(answer) {
    const { wasm } = this.#engine;
    const sum = this.#engine.unwrap(answer, REFUSED);
    const residue = wasm.count_residue() >>> 0;
    return { sum, residue, cost: BigInt.asUintN(64, wasm.count_cost()) };
  }

  /** Free the memory. Closing twice is fine. */
  close() {
    this.#handle.close();
  }

  [DISPOSE]() {
    this.close();
  }
}

/**
 * The units of a count: run them in any order, anywhere, and add up their sums.
 *
 * @type {Sync<'units'>}
 */
export function units(engine, n, options) {
  return new Units(engine, n, resolveAlgorithm(engine, n, options, TASKS.count));
}

/**
 * How many units a count has, without opening it.
 *
 * @type {Sync<'unitCount'>}
 */
export function unitCount(engine, n, options) {
  const algorithm = resolveAlgorithm(engine, n, options, TASKS.count);
  return engine.unwrap(engine.wasm.count_units(n, algorithm)) >>> 0;
}
