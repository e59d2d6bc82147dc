/**
 * pool.js -- a number of workers, and a queue of those who need one.
 *
 * Work is done in short pieces: take a worker, ask it something, give it back. Workers
 * are started when they are first needed. A worker that died is not given back but
 * dropped, and the next one who needs a worker gets a new one, so the pool is always as
 * good as new. A stream (a walk, a trace) keeps its worker for as long as it is open;
 * that one does not count, so that open streams never starve the others.
 */
import { NQueensError } from '../core/errors.js';
import { inNode } from '../core/node.js';
import { onAbort } from './aborts.js';
import { abortError } from './errors.js';
import { MOST_DEATHS } from './limits.js';
import { WorkerHandle } from './worker_handle.js';

/** What is started instead of workers since there can be none: said once each. */
const started = new WeakSet();

/**
 * Start a worker; one that dies while it starts is tried again. Where none can be started at
 * all, `instead` starts what does its work, if there is such a thing.
 */
async function startWithRetry(module, start, instead) {
  if (started.has(instead)) return WorkerHandle.start(module, instead);
  for (let tries = 1; ; tries++) {
    try {
      return await WorkerHandle.start(module, start);
    } catch (error) {
      if (tries < MOST_DEATHS) continue;
      const message = `no worker can be started: ${error.message}`;
      if (!instead) throw new NQueensError(message, { code: 'no-worker', cause: error });
      const local = await WorkerHandle.start(module, instead);
      sayOnce(message, instead);
      return local;
    }
  }
}

/** Several workers may fail at the same time. */
function sayOnce(why, instead) {
  if (started.has(instead)) return;
  started.add(instead);
  const what = 'This thread does the work instead, as with workers: 0.';
  console.warn(`nqueens: ${why}${advice()}. ${what}`);
}

// A page that forbids blob: workers is the commonest reason, and only we know the way out.
function advice() {
  if (inNode()) return '';
  return '; where a policy forbids blob: workers, init({ worker }) takes an address';
}

/** A promise, or the abort if that comes first; what comes too late goes to `late`. */
function unlessAborted(promise, signal, late) {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => {
      reject(abortError(signal));
      promise.then(late, () => {});
    };
    promise.then(resolve, reject).finally(onAbort(signal, stop));
  });
}

export class Pool {
  #limit;
  #module;
  #start;
  #instead;
  #idle = [];
  #workers = new Set();
  #counted = 0; // workers, started or starting, that the limit is about
  #queue = []; // those who wait for a worker
  #closed = false;

  /**
   * - `limit`: how many workers there may be
   * - `module`: gives (a promise of) the compiled WebAssembly
   * - `start`: starts a thread (see worker_handle.js)
   * - `instead`: starts what does a thread's work where there can be none
   * - `patience`: how many milliseconds a worker that counts may be silent
   * @param {{ limit: number, module: any, start: any, instead?: any, patience?: number }} options
   */
  constructor({ limit, module, start, instead, patience }) {
    this.#limit = limit;
    this.#module = module;
    this.#start = start;
    this.#instead = instead;
    this.patience = patience;
  }

  get limit() {
    return this.#limit;
  }

  /** Let there be at least so many workers. */
  grow(limit) {
    this.#limit = Math.max(this.#limit, limit);
  }

  /** A worker for one piece of work; give it back with release(). */
  async take(signal) {
    this.refuseIfClosed();
    if (signal?.aborted) throw abortError(signal);
    const idle = this.#idleWorker();
    if (idle) return idle;
    const place = this.#enqueue();
    if (this.#counted < this.#limit) this.#startOne();
    return unlessAborted(place.promise, signal, (worker) => this.release(worker));
  }

  /** One that is still alive: a thread may end while nobody looks. */
  #idleWorker() {
    for (let worker = this.#idle.pop(); worker; worker = this.#idle.pop()) {
      if (!worker.dead) return worker;
      this.#forget(worker);
    }
    return undefined;
  }

  #enqueue() {
    const place = {};
    place.promise = new Promise((resolve, reject) => Object.assign(place, { resolve, reject }));
    this.#queue.push(place);
    return place;
  }

  /** A new worker goes to whoever has waited longest, and so does the news of a failure. */
  #startOne() {
    this.#counted++;
    this.#startWorker().then(
      (worker) => this.release(worker),
      (error) => {
        this.#counted--;
        this.#queue.shift()?.reject(error);
        this.#startIfWanted();
      },
    );
  }

  #startIfWanted() {
    if (this.#queue.length > 0 && this.#counted < this.#limit) this.#startOne();
  }

  async #startWorker() {
    const module = await this.#module();
    const worker = await startWithRetry(module, this.#start, this.#instead);
    this.#workers.add(worker);
    if (this.#closed) worker.retire('the solver was closed');
    return worker;
  }

  /** Give a worker back, dead or alive. */
  release(worker) {
    if (worker.dead) {
      this.#forget(worker);
      return this.#startIfWanted();
    }
    const next = this.#queue.shift();
    if (next) next.resolve(worker);
    else this.#idle.push(worker);
  }

  #forget(worker) {
    this.#workers.delete(worker);
    this.#counted--;
  }

  /** A worker of one's own; end it with dismiss(). */
  async lease(signal) {
    this.refuseIfClosed();
    const idle = this.#idleWorker();
    if (idle) this.#counted--;
    return idle ?? unlessAborted(this.#startWorker(), signal, (worker) => this.dismiss(worker));
  }

  /** Take back a leased worker: into the pool if there is room, to its end if not. */
  dismiss(worker) {
    if (!worker.dead && this.#counted < this.#limit && !this.#closed) {
      this.#counted++;
      return this.release(worker);
    }
    this.#workers.delete(worker);
    worker.retire('it is no longer needed');
  }

  /** What was closed does nothing more. */
  refuseIfClosed() {
    if (this.#closed) throw new Error('this solver was closed');
  }

  /** End all workers, whatever they do. */
  close() {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('this solver was closed'));
    for (const worker of this.#workers) worker.retire('the solver was closed');
    this.#workers.clear();
    this.#idle = [];
  }
}
