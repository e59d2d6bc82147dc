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
import { abortError } from './errors.js';
import { Member } from './member.js';

const TRIES = 3;

/** Start a worker; one that dies while it starts is tried again. */
async function startStubbornly(module, source) {
  for (let tries = 1; ; tries++) {
    try {
      return await Member.start(module, source);
    } catch (error) {
      const words = `no worker can be started: ${error.message}`;
      if (tries === TRIES) throw new NQueensError(words, { cause: error });
    }
  }
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
   */
  constructor({ limit, module, source }) {
    this.#limit = limit;
    this.#module = module;
    this.#source = source;
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
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#counted < this.#limit) return this.#start();
    return new Promise((resolve, reject) => this.#enqueue(resolve, reject, signal));
  }

  #enqueue(resolve, reject, signal) {
    const place = { resolve, reject };
    this.#queue.push(place);
    signal?.addEventListener(
      'abort',
      () => {
        const at = this.#queue.indexOf(place);
        if (at < 0) return;
        this.#queue.splice(at, 1);
        reject(abortError(signal));
      },
      { once: true },
    );
  }

  async #start() {
    this.#counted++;
    try {
      return await this.#startMember();
    } catch (error) {
      this.#counted--;
      throw error;
    }
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
    if (member.dead) return this.#drop(member);
    const next = this.#queue.shift();
    if (next) next.resolve(member);
    else this.#idle.push(member);
  }

  #drop(member) {
    this.#members.delete(member);
    this.#counted--;
    const next = this.#queue.shift();
    if (next) this.#start().then(next.resolve, next.reject);
  }

  /** A worker of one's own; end it with dismiss(). */
  async lease() {
    this.#refuseIfClosed();
    const idle = this.#idle.pop();
    if (idle) this.#counted--;
    return idle ?? this.#startMember();
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
