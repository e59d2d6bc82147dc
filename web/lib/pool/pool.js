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
import { Member } from './worker_handle.js';

const TRIES = 3;

/** Start a worker; one that dies while it starts is tried again. */
async function startStubbornly(module, source) {
  for (let tries = 1; ; tries++) {
    try {
      return await Member.start(module, source);
    } catch (error) {
      const words = `no worker can be started: ${error.message}${advice(source)}`;
      if (tries === TRIES) throw new NQueensError(words, { cause: error });
    }
  }
}

// A page that forbids blob: workers is the commonest reason, and only we know the way out.
function advice(source) {
  if (source !== undefined || inNode()) return '';
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
  #source;
  #idle = [];
  #members = new Set();
  #counted = 0; // members, started or starting, that the limit is about
  #queue = []; // those who wait for a worker
  #closed = false;

  /**
   * @param limit how many workers there may be
   * @param module gives (a promise of) the compiled WebAssembly
   * @param source the worker's URL or maker; without it the one of the package
   * @param patience how many milliseconds a worker that counts may be silent
   */
  constructor({ limit, module, source, patience }) {
    this.#limit = limit;
    this.#module = module;
    this.#source = source;
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
    this.#refuseIfClosed();
    if (signal?.aborted) throw abortError(signal);
    const idle = this.#idleMember();
    if (idle) return idle;
    const place = this.#enqueue();
    if (this.#counted < this.#limit) this.#startOne();
    return unlessAborted(place.promise, signal, (member) => this.release(member));
  }

  /** One that is still alive: a thread may end while nobody looks. */
  #idleMember() {
    for (let member = this.#idle.pop(); member; member = this.#idle.pop()) {
      if (!member.dead) return member;
      this.#forget(member);
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
    this.#startMember().then(
      (member) => this.release(member),
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

  async #startMember() {
    const module = await this.#module();
    const member = await startStubbornly(module, this.#source);
    this.#members.add(member);
    if (this.#closed) member.end('the solver was closed');
    return member;
  }

  /** Give a worker back, dead or alive. */
  release(member) {
    if (member.dead) {
      this.#forget(member);
      return this.#startIfWanted();
    }
    const next = this.#queue.shift();
    if (next) next.resolve(member);
    else this.#idle.push(member);
  }

  #forget(member) {
    this.#members.delete(member);
    this.#counted--;
  }

  /** A worker of one's own; end it with dismiss(). */
  async lease(signal) {
    this.#refuseIfClosed();
    const idle = this.#idleMember();
    if (idle) this.#counted--;
    return idle ?? unlessAborted(this.#startMember(), signal, (member) => this.dismiss(member));
  }

  /** Take back a leased worker: into the pool if there is room, to its end if not. */
  dismiss(member) {
    if (!member.dead && this.#counted < this.#limit && !this.#closed) {
      this.#counted++;
      return this.release(member);
    }
    this.#members.delete(member);
    member.end('it is no longer needed');
  }

  #refuseIfClosed() {
    if (this.#closed) throw new Error('this solver was closed');
  }

  /** End all workers, whatever they do. */
  close() {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('this solver was closed'));
    for (const member of this.#members) member.end('the solver was closed');
    this.#members.clear();
    this.#idle = [];
  }
}
