/**
 * solver.js -- counts for an element: a pool of its workers, and on this thread the progress of
 * a count, with no more of the library than that takes.
 */
import { engineOf } from '../../core/engine.js';
import { count } from '../../pool/count.js';
import { PATIENCE_MS } from '../../pool/limits.js';
import { Pool } from '../../pool/pool.js';
import { startThread } from '../../pool/thread.js';
import { makeWorker, startHere, wholeModule } from './start.js';

export { moduleFor } from './start.js';

const FEW_WORKERS = 2;

export class BoardSolver {
  pool;
  /** What gives the WebAssembly of its workers. */
  module;
  #engine = null;

  constructor(module = wholeModule) {
    this.module = module;
    this.pool = new Pool({
      limit: globalThis.navigator?.hardwareConcurrency || FEW_WORKERS,
      patience: PATIENCE_MS,
      start: (hears) => startThread(() => makeWorker('searches'), hears),
      instead: startHere,
      module,
    });
  }

  count(n, options) {
    return count(this, n, options);
  }

  /** This thread's own instance, for the progress; after a failure the next count tries again. */
  engine() {
    this.#engine ??= this.#start().catch((error) => {
      this.#engine = null;
      throw error;
    });
    return this.#engine;
  }

  async #start() {
    return engineOf(await this.module());
  }

  poolFor() {
    return this.pool;
  }

  close() {
    this.pool.close();
  }
}
