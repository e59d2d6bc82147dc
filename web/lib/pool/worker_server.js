/**
 * worker_server.js -- what a worker can be asked to do.
 *
 * It knows no function of the library: whoever asks has checked the arguments, and reads the
 * answers. What would take too many messages is a request of its own: units of a count, and
 * the next ones of a stream.
 */
import { Machine } from '../core/machine.js';

const REQUESTS = ['start', 'step', 'units', 'pull', 'skip'];

/** Counts that stay open between two requests, so that their tables are built once. */
const OPEN_COUNTS = 2;

export class WorkerServer {
  #machine;
  #counts = new Map(); // addresses by "n algorithm", the one used last at the end
  #added = {};

  has(name) {
    return REQUESTS.includes(name) || Object.hasOwn(this.#added, name);
  }

  /** Answers a request: a value, or a promise of one. */
  request(name, values, context) {
    return Object.hasOwn(this.#added, name)
      ? this.#added[name](values, context)
      : this[name](...values);
  }

  /** More requests, by name: functions of their values and of `{ id, tell }`. */
  add(requests) {
    Object.assign(this.#added, requests);
  }

  async start(module) {
    /** The compiled WebAssembly. */
    this.module = module;
    const { exports } = await WebAssembly.instantiate(
      /** @type {WebAssembly.Module} */ (module),
      {},
    );
    this.#machine = new Machine(exports);
  }

  /** A step, or several: see core/machine.js. */
  step(step) {
    return this.#machine.ask(...step);
  }

  /** Run units of a count: a list of what each gave, and how long it took. */
  units(n, algorithm, units) {
    const count = this.#count(n, algorithm);
    return units.map((unit) => {
      const begin = performance.now();
      const sum = this.#machine.ask('count_run', count, unit);
      if (sum < 0n) throw this.#failure();
      const residue = this.#machine.ask('count_residue') >>> 0;
      const cost = BigInt.asUintN(64, this.#machine.ask('count_cost'));
      return { unit, sum, residue, cost, ms: performance.now() - begin };
    });
  }

  #count(n, algorithm) {
    const key = `${n} ${algorithm}`;
    const count = this.#counts.get(key) ?? this.#machine.ask('count_open', n, algorithm);
    if (count === 0) throw this.#failure();
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size > OPEN_COUNTS) {
      const [oldest, address] = this.#counts.entries().next().value;
      this.#machine.ask('count_close', address);
      this.#counts.delete(oldest);
    }
    return count;
  }

  #failure() {
    const status = this.#machine.ask('status');
    const [code, text] = ['status_name', 'status_text'].map((name) =>
      this.#machine.ask('text', name, status),
    );
    return Object.assign(new Error(text), { name: 'NQueensError', code });
  }

  /**
   * Up to `most` answers of a step, but no more than fit into `ms` milliseconds; with the
   * status when there is no next one.
   */
  pull(step, most, ms) {
    const items = [];
    const end = performance.now() + ms;
    do {
      const item = this.step(step);
      if (item === null) return { items, status: this.#machine.ask('status') };
      items.push(item);
    } while (items.length < most && performance.now() < end);
    return { items };
  }

  /** Pass over what a step answers so many times. */
  skip(step, times) {
    for (let i = 0; i < times; i++) this.step(step);
  }
}
