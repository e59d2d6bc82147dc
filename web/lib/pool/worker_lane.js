/**
 * worker_lane.js -- a worker of one's own for named questions, one after the other.
 *
 * The worker is started with the first question. A question whose worker died is asked
 * again of another one, three times at the most.
 */
import { failure } from './call.js';
import { abortError, checkSignal, WorkerDeath } from './errors.js';
import { MOST_DEATHS } from './limits.js';

export class WorkerLane {
  #pool;
  #worker = null; // a promise of it

  constructor(pool) {
    this.#pool = pool;
  }

  /**
   * `onProgress` hears what comes before the answer; an aborted signal cancels the work.
   * @param {{ signal?: AbortSignal, onProgress?: (progress: any) => void }} [options]
   */
  async ask(name, args, options = {}) {
    const { signal } = options;
    checkSignal(signal);
    for (let deaths = 1; ; deaths++) {
      try {
        const worker = await this.#open();
        if (signal?.aborted) throw abortError(signal);
        return await worker.run(name, args, options);
      } catch (error) {
        if (signal?.aborted) throw abortError(signal);
        if (!(error instanceof WorkerDeath)) throw error;
        if (deaths === MOST_DEATHS) throw failure(name, error);
      }
    }
  }

  async #open() {
    const known = this.#worker;
    const worker = await known;
    if (worker && !worker.dead) return worker;
    if (worker && this.#worker === known) this.#pool.dismiss(worker);
    // Two questions at once start one worker.
    if (this.#worker === known) this.#worker = this.#lease();
    return this.#worker;
  }

  async #lease() {
    try {
      return await this.#pool.lease();
    } catch (error) {
      this.#worker = null;
      throw error;
    }
  }

  /** Gives the worker back. */
  async close() {
    const worker = this.#worker;
    this.#worker = null;
    const started = await worker?.catch(() => null);
    if (started) this.#pool.dismiss(started);
  }
}
