/**
 * worker_session.js -- something with a lifetime (a walk, a trace) in a worker of its own.
 *
 * The worker is started with the first question and dismissed when the thing is closed.
 * If it dies in between, another one opens the same thing again, and passes over what had
 * been handed out: every search gives the same in the same order.
 */
import { checkOptionNames } from '../core/option_names.js';
import { onAbort } from './aborts.js';
import { failure } from './call.js';
import { abortError, checkSignal, WorkerDeath } from './errors.js';
import { GRACE_MS, MOST_DEATHS } from './limits.js';
import { doSteps } from './worker_steps.js';

// A session that was not closed gives its worker back when its owner is collected.
let finalizers;

export class WorkerSession {
  #backend;
  #name;
  #open;
  #values;
  #signal;
  #engine;
  #worker = null;
  #opening; // a promise of what was opened
  #closed = false;
  #deaths = 0;
  #stop = () => this.#worker?.end('its run was cancelled');
  #off = () => {};

  /** `open(engine, ...values)` are the steps that open it. */
  constructor(backend, { name, open, values, signal }) {
    this.#backend = backend;
    this.#name = name;
    this.#open = open;
    this.#values = values;
    this.#signal = signal;
  }

  /** Close when the owner is garbage collected. */
  closeWhenCollected(owner) {
    if (typeof FinalizationRegistry !== 'function') return;
    finalizers ??= new FinalizationRegistry((session) => session.close());
    finalizers.register(owner, this);
  }

  get closed() {
    return this.#closed;
  }

  /**
   * Asks a question, `work(worker, opened, engine)`. A new worker does `resume` first, where
   * it is told what was opened.
   */
  async ask(work, resume) {
    for (;;) {
      try {
        await this.#start(resume);
        return await work(this.#worker, await this.#opening, this.#engine);
      } catch (error) {
        this.#retryOrThrow(error);
      }
    }
  }

  async #start(resume) {
    checkSignal(this.#signal);
    if (this.#worker && !this.#worker.dead) return;
    this.#backend.pool.refuseIfClosed();
    this.#engine = await this.#backend.engine();
    checkOptionNames(this.#name, this.#values);
    const opening = this.#open(this.#engine, ...this.#values);
    const first = opening.next(); // refuses what it can before a worker is started
    if (this.#worker) this.#backend.pool.dismiss(this.#worker);
    this.#opening = undefined;
    this.#off = onAbort(this.#signal, this.#stop);
    this.#worker = await this.#backend.pool.lease(this.#signal);
    if (this.#closed) {
      this.#release();
      throw new WorkerDeath('it was closed');
    }
    this.#opening = doSteps(this.#worker, opening, first);
    await resume(this.#worker, await this.#opening, this.#engine);
  }

  /** Two deaths are followed by a retry; the third one, and a cancelled run, throw. */
  #retryOrThrow(error) {
    if (this.#signal?.aborted) {
      this.close();
      throw abortError(this.#signal);
    }
    if (!(error instanceof WorkerDeath)) throw error;
    if (!this.#closed && ++this.#deaths < MOST_DEATHS) return;
    this.close();
    throw failure(this.#name, error);
  }

  /** Release the worker, whatever it does. Closing twice is fine. */
  close() {
    if (this.#closed) return;
    this.#closed = true;
    this.#off();
    if (this.#worker) this.#release();
  }

  // A worker that is in a search reads no messages; one that is idle closes and is kept.
  async #release() {
    const worker = this.#worker;
    const patience = setTimeout(() => worker.end('it was closed'), GRACE_MS);
    patience.unref?.();
    try {
      const { closing } = await this.#opening;
      await worker.ask('step', closing);
    } catch {
      // It was not opened, or the worker has ended.
    }
    clearTimeout(patience);
    this.#backend.pool.dismiss(worker);
  }
}
