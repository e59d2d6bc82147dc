/**
 * stream.js -- walks and traces that live in a worker of their own.
 *
 * The worker is started with the first question and dismissed when the stream is closed
 * or at its end. If it dies in between, another one opens the same stream again, and
 * skips what had been handed out: every search gives the same in the same order.
 */
import { failure } from './call.js';
import { abortError, checkSignal, WorkerDeath } from './errors.js';

const DEATHS = 3;

/** Something that is open in a worker, and can be opened again in another one. */
class Remote {
  #pool;
  #name;
  #values;
  #signal;
  #member = null;
  #closed = false;
  #deaths = 0;
  #stop = () => this.#member?.end('its run was cancelled');
  opened = null; // what opening gave

  constructor(pool, name, values, signal) {
    checkSignal(signal);
    this.#pool = pool;
    this.#name = name;
    this.#values = values;
    this.#signal = signal;
    signal?.addEventListener('abort', this.#stop);
  }

  get closed() {
    return this.#closed;
  }

  /** Ask a question; `skip` says how much a new worker has to pass over first. */
  async ask(skip, request, ...values) {
    for (;;) {
      try {
        if (this.#signal?.aborted) throw abortError(this.#signal);
        await this.open(skip);
        return await this.#member.ask(request, ...values);
      } catch (error) {
        this.#suffer(error);
      }
    }
  }

  async open(skip = 0) {
    if (this.#member && !this.#member.dead) return;
    if (this.#member) this.#pool.dismiss(this.#member);
    this.#member = await this.#pool.lease();
    if (this.#signal?.aborted || this.#closed) this.#stop();
    this.opened = await this.#member.ask('open', 0, this.#name, this.#values, skip);
  }

  /** A death is borne twice; the third one, and a cancelled run, end the stream. */
  #suffer(error) {
    if (this.#signal?.aborted) {
      this.close();
      throw abortError(this.#signal);
    }
    if (!(error instanceof WorkerDeath)) throw error;
    if (!this.#closed && ++this.#deaths < DEATHS) return;
    this.close();
    throw failure(this.#name, error);
  }

  close() {
    if (this.#closed) return;
    this.#closed = true;
    this.#signal?.removeEventListener('abort', this.#stop);
    const member = this.#member;
    if (!member) return;
    // A worker that is deep in a search cannot hear; one that is not closes and is kept.
    const patience = setTimeout(() => member.end('its stream was closed'), 50);
    patience.unref?.();
    member
      .ask('close', 0)
      .catch(() => {})
      .finally(() => {
        clearTimeout(patience);
        this.#pool.dismiss(member);
      });
  }
}

const PULL_MS = 20;
const MOST_ITEMS = 512;

/** Solutions one after another; no more are fetched than were asked for, give or take a batch. */
export async function* solutionStream(pool, name, values, signal) {
  const remote = new Remote(pool, name, values, signal);
  let handed = 0;
  let most = 1;
  try {
    for (;;) {
      const { items, done } = await remote.ask(handed, 'pull', 0, most, PULL_MS);
      for (const item of items) {
        handed++;
        yield item;
        if (signal?.aborted) throw abortError(signal);
      }
      if (done) return;
      most = Math.min(MOST_ITEMS, 2 * most);
    }
  } finally {
    remote.close();
  }
}

/** A trace whose methods give promises. */
export class RemoteTrace {
  #remote;
  #position = 0;
  #length;

  static async open(pool, values, signal) {
    const trace = new RemoteTrace();
    trace.#remote = new Remote(pool, 'trace', values, signal);
    try {
      await trace.#remote.open();
    } catch (error) {
      trace.#remote.close();
      throw signal?.aborted ? abortError(signal) : error;
    }
    trace.#length = trace.#remote.opened.length;
    return trace;
  }

  /** The number of events; undefined while it is not known. */
  get length() {
    return this.#length;
  }

  /** How many events have been gone through. */
  get position() {
    return this.#position;
  }

  async #tell(name, ...values) {
    if (this.#remote.closed) return undefined;
    const answer = await this.#remote.ask(this.#position, 'tell', 0, name, values);
    this.#position = answer.position;
    this.#length ??= answer.length;
    return answer.value;
  }

  next() {
    return this.#tell('next');
  }

  previous() {
    return this.#tell('previous');
  }

  at(i) {
    return this.#tell('at', i);
  }

  measure(budget) {
    return this.#tell('measure', budget);
  }

  async board() {
    return (await this.#tell('board')) ?? [];
  }

  async struck() {
    return (await this.#tell('struck')) ?? new Uint8Array();
  }

  async close() {
    this.#remote.close();
  }

  /** All events from the first on. */
  async *[Symbol.asyncIterator]() {
    for (let i = 0, event = await this.at(0); event; event = await this.at(++i)) yield event;
  }
}
