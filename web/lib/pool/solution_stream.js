/**
 * solution_stream.js -- solutions one after another, from a worker.
 *
 * They come in batches that begin with one and double, so that the first is there at once
 * and few are searched for that nobody asks for. An async generator would be shorter, but
 * its return() waits for a next() that is under way, and a search may take for ever.
 */
import { nothing } from '../core/steps.js';
import { abortError } from './errors.js';
import { WorkerSession } from './worker_session.js';
import { doSteps } from './worker_steps.js';

const PULL_MS = 20;
const MOST_ITEMS = 512;

export class SolutionStream {
  #session;
  #signal;
  #waiting = []; // solutions that came, the next one last
  #received = 0;
  #most = 1; // of the next batch
  #status; // of the step that gave no solution
  #over = false;
  /** @type {Promise<unknown>} */
  #turn = Promise.resolve(); // one next() after the other

  /** @param how see WorkerSession */
  constructor(backend, how) {
    this.#session = new WorkerSession(backend, how);
    this.#session.closeWhenCollected(this);
    this.#signal = how.signal;
    if (Symbol.asyncDispose) this[Symbol.asyncDispose] = async () => this.#finish();
  }

  next() {
    const result = this.#turn.then(() => this.#next());
    this.#turn = result.catch(() => {});
    return result;
  }

  async #next() {
    if (!this.#over && this.#signal?.aborted) this.#fail(abortError(this.#signal));
    if (!this.#over && this.#waiting.length === 0) await this.#refill();
    if (this.#waiting.length > 0) return { done: false, value: this.#waiting.pop() };
    this.#finish();
    return { done: true, value: undefined };
  }

  /** Solutions that came before a search gave up are handed out before its error. */
  async #refill() {
    try {
      if (this.#status === undefined) await this.#pull();
      if (this.#status !== undefined && this.#waiting.length === 0) await this.#end();
    } catch (error) {
      if (!this.#over) this.#fail(error);
    }
  }

  async #pull() {
    const batch = (worker, { next }) => worker.ask('pull', next, this.#most, PULL_MS);
    const { items, status } = await this.#ask(batch);
    if (this.#over) return;
    this.#received += items.length;
    this.#waiting = items.reverse();
    this.#most = Math.min(MOST_ITEMS, 2 * this.#most);
    this.#status = status;
  }

  /** There is no more, or an error says why. */
  #end() {
    return this.#ask((worker, { tried }, engine) => {
      return doSteps(worker, nothing(engine, this.#status, tried));
    });
  }

  #ask(work) {
    return this.#session.ask(work, (worker, { next }) => {
      return this.#received > 0 && worker.ask('skip', next, this.#received);
    });
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
