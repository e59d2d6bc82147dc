/**
 * solver.js -- all functions of the library on one backend: everything is a promise.
 *
 * What hands out one thing after another gets a worker of its own; a count is spread over all
 * of them; every other function of the core runs in any worker.
 */
import { addRenamed } from '../core/renamed.js';
import { FUNCTIONS } from '../core/sections.js';
import { Backend } from './backend.js';
import { call } from './call.js';
import { CALLS } from './calls.js';

/** Functions without a promise: each of their steps would need a message to a worker. */
export const SYNC_ONLY = ['units', 'progress', 'formatter', 'estimator'];

/** A pool of workers with the library in each. */
export class Solver {
  #backend;

  /** @param {import('./index.js').SolverOptions} [options] see Backend */
  constructor(options) {
    const backend = new Backend(options);
    this.#backend = backend;
    for (const [name, run] of Object.entries(FUNCTIONS)) {
      if (!SYNC_ONLY.includes(name)) this[name] = (...given) => call(backend, name, run, given);
    }
    for (const [name, run] of Object.entries(CALLS)) {
      this[name] = (...given) => run(backend, ...given);
    }
    addRenamed(this);
    if (Symbol.dispose) this[Symbol.dispose] = () => this.close();
  }

  /** How many workers there may be. */
  get workers() {
    return this.#backend.workers;
  }

  /** End all workers. Runs that are under way are rejected. */
  close() {
    this.#backend.close();
  }
}
