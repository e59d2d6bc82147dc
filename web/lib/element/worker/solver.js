/**
 * solver.js -- counts for an element: a pool of its workers, and on this thread the progress of
 * a count, with no more of the library than that takes.
 */
import { progress } from '../../core/checkpoints.js';
import { unitCount } from '../../core/counts.js';
import { instantiate } from '../../core/load.js';
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
  #core = null;

  constructor(module = wholeModule) {
    this.module = module;
    this.pool = new Pool({
      limit: globalThis.navigator?.hardwareConcurrency || FEW_WORKERS,
      patience: PATIENCE_MS,
      start: (hears) => startThread(makeWorker, hears),
      instead: startHere,
      module,
    });
  }

  async count(n, options) {
    this.#core ??= this.#load();
    return count(await this.#core, this.pool, n, options);
  }

  /** After a failure the next count tries again. */
  async #load() {
    try {
      return await instantiate(await this.module(), [{ progress, unitCount }]);
    } catch (error) {
      this.#core = null;
      throw error;
    }
  }

  close() {
    this.pool.close();
  }
}
