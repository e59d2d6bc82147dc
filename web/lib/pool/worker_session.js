/**
 * worker_session.js -- something with a lifetime (a walk, a trace) in a worker of its own.
 *
 * The worker is started with the first question and dismissed when the thing is closed.
 * If it dies in between, another one opens the same thing again, and skips what had been
 * handed out: every search gives the same in the same order.
 */
import { onAbort } from './aborts.js';
import { failure } from './call.js';
import { abortError, checkSignal, WorkerDeath } from './errors.js';

const DEATHS = 3;

/** How long a worker may take to hear that it is no longer needed. */
const CLOSING_MS = 50;

// What nobody closed gives its worker back when nobody can reach it any more.
const forgotten =
  typeof FinalizationRegistry === 'function'
    ? new FinalizationRegistry((remote) => remote.close())
    : null;

export class Remote {
  #pool;
  #name;
  #values;
  #signal;
  #member = null;
  #closed = false;
  #deaths = 0;
  #stop = () => this.#member?.end('its run was cancelled');
  #off = () => {};

  constructor(pool, name, values, signal) {
    this.#pool = pool;
    this.#name = name;
    this.#values = values;
    this.#signal = signal;
  }

  /** Close when the owner is forgotten. */
  ownedBy(owner) {
    forgotten?.register(owner, this);
  }

  get closed() {
    return this.#closed;
  }

  /** Ask a question; `skip` says how much a new worker has to pass over first. */
  async ask(skip, request, ...values) {
    for (;;) {
      try {
        await this.open(skip);
        return await this.#member.ask(request, ...values);
      } catch (error) {
        this.#suffer(error);
      }
    }
  }

  async open(skip = 0) {
    checkSignal(this.#signal);
    if (this.#member && !this.#member.dead) return;
    if (this.#member) this.#pool.dismiss(this.#member);
    this.#off = onAbort(this.#signal, this.#stop);
    this.#member = await this.#pool.lease(this.#signal);
    if (this.#closed) {
      this.#letGo();
      throw new WorkerDeath('it was closed');
    }
    await this.#member.ask('open', 0, this.#name, this.#values, skip);
  }

  /** A death is borne twice; the third one, and a cancelled run, end it. */
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

  /** Let go of the worker, whatever it does. Closing twice is fine. */
  close() {
    if (this.#closed) return;
    this.#closed = true;
    this.#off();
    if (this.#member) this.#letGo();
  }

  // A worker that is deep in a search cannot hear; one that is not closes and is kept.
  #letGo() {
    const member = this.#member;
    const patience = setTimeout(() => member.end('it was closed'), CLOSING_MS);
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
