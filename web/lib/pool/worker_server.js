/**
 * worker_server.js -- what a worker can be asked to do.
 *
 * Calls of the library go through `call`. What has a lifetime (a walk, a trace) is
 * opened under a number that the asker chose, and stays open until it is closed.
 */

const REQUESTS = ['start', 'call', 'units', 'open', 'pull', 'tell', 'close'];

/** Counts that stay open between two requests, so that their tables are built once. */
const OPEN_COUNTS = 2;

export class WorkerServer {
  #load;
  #nq;
  #counts = new Map(); // units by "n algorithm", the one used last at the end
  #open = new Map(); // walks and traces by number
  #added = {};

  constructor(load) {
    this.#load = load;
  }

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

  /** The library, once it has started. */
  get nq() {
    return this.#nq;
  }

  async start(module) {
    this.#nq = await this.#load(module);
  }

  /** Any function of the library that gives a plain value. */
  call(name, values) {
    return this.#nq[name](...values);
  }

  /** Run units of a count: a list of what each gave, and how long it took. */
  units(n, algorithm, units) {
    const count = this.#count(n, algorithm);
    return units.map((unit) => {
      const begin = performance.now();
      const { sum, residue, cost } = count.run(unit);
      return { unit, sum, residue, cost, ms: performance.now() - begin };
    });
  }

  #count(n, algorithm) {
    const key = `${n} ${algorithm}`;
    const count = this.#counts.get(key) ?? this.#nq.units(n, { algorithm });
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size > OPEN_COUNTS) {
      const [oldest, dropped] = this.#counts.entries().next().value;
      dropped.close();
      this.#counts.delete(oldest);
    }
    return count;
  }

  /** Open a walk or a trace under a number; skip what had been handed out before. */
  open(number, name, values, skip = 0) {
    const opened = this.#nq[name](...values);
    this.#open.set(number, opened);
    for (let i = 0; i < skip; i++) opened.next();
  }

  /** Up to `most` items of a walk, but no more than fit into `ms` milliseconds. */
  pull(number, most, ms) {
    const walk = this.#open.get(number);
    const items = [];
    const end = performance.now() + ms;
    while (items.length < most) {
      const { done, value } = walk.next();
      if (done) return { items, done: true };
      items.push(value);
      if (performance.now() >= end) break;
    }
    return { items, done: false };
  }

  /** Ask something of a trace; the answer carries its length and position along. */
  tell(number, name, values) {
    const opened = this.#open.get(number);
    const value = opened[name](...values);
    return { value, position: opened.position, length: opened.measure(0) };
  }

  close(number) {
    this.#open.get(number)?.close();
    this.#open.delete(number);
  }
}
