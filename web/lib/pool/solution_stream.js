/**
 * solution_stream.js -- solutions one after another, from a worker.
 *
 * They come in batches that begin with one and double, so that the first is there at once
 * and few are searched for that nobody asks for. An async generator would be shorter, but
 * its return() waits for a next() that is under way, and a search may take for ever.
 */
import { abortError } from './errors.js';
import { WorkerSession } from './worker_session.js';

const PULL_MS = 20;
const MOST_ITEMS = 512;

const OVER = Object.freeze({ done: true, value: undefined });

export class SolutionStream {
  #session;
  #signal;
  #waiting = []; // solutions that came, the next one last
  #received = 0;
  #most = 1; // of the next batch
  #atEnd = false;
  #over = false;
  /** @type {Promise<unknown>} */
  #turn = Promise.resolve(); // one next() after the other

  constructor(pool, name, values, signal) {
    this.#session = new WorkerSession(pool, name, values, signal);
    this.#session.closeWhenCollected(this);
    this.#signal = signal;
  }

  next() {
    const result = this.#turn.then(() => this.#next());
    this.#turn = result.catch(() => {});
    return result;
  }

  async #next() {
    if (!this.#over && this.#signal?.aborted) this.#fail(abortError(this.#signal));
    if (!this.#over && !this.#atEnd && this.#waiting.length === 0) await this.#pull();
    if (this.#waiting.length > 0) return { done: false, value: this.#waiting.pop() };
    this.#finish();
    return { ...OVER };
  }

  async #pull() {
    const request = ['pull', 0, this.#most, PULL_MS];
    try {
      const { items, done } = await this.#session.ask(this.#received, ...request);
      if (this.#over) return;
      this.#received += items.length;
      this.#waiting = items.reverse();
      this.#most = Math.min(MOST_ITEMS, 2 * this.#most);
      this.#atEnd = done;
      if (done) this.#session.close();
    } catch (error) {
      if (!this.#over) this.#fail(error);
    }
  }

  #fail(error) {
    this.#finish();
    throw error;
  }

  #finish() {
    this.#over = true;
    this.#waiting = [];
    this.#session.close();
  }

  /** Called by for await on break: the search ends, and so does a next() under way. */
  async return(value) {
    this.#finish();
    return { done: true, value };
  }

  async throw(error) {
    this.#fail(error);
  }

  [Symbol.asyncIterator]() {
    return this;
  }
}

if (Symbol.asyncDispose) {
  SolutionStream.prototype[Symbol.asyncDispose] = async function () {
    await this.return();
  };
}
