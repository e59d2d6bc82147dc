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
import { GRACE_MS, MOST_DEATHS } from './limits.js';

// A session that was not closed gives its worker back when its owner is collected.
const finalizers =
  typeof FinalizationRegistry === 'function'
    ? new FinalizationRegistry((session) => session.close())
    : null;

export class WorkerSession {
  #pool;
  #name;
  #values;
  #signal;
  #worker = null;
  #closed = false;
  #deaths = 0;
  #stop = () => this.#worker?.end('its run was cancelled');
  #off = () => {};

  constructor(pool, name, values, signal) {
    this.#pool = pool;
    this.#name = name;
    this.#values = values;
    this.#signal = signal;
  }

  /** Close when the owner is garbage collected. */
  closeWhenCollected(owner) {
    finalizers?.register(owner, this);
  }

  get closed() {
    return this.#closed;
  }

  /** Ask a question; `skip` says how much a new worker has to pass over first. */
  async ask(skip, request, ...values) {
    for (;;) {
      try {
        await this.open(skip);
        return await this.#worker.ask(request, ...values);
      } catch (error) {
        this.#retryOrThrow(error);
      }
    }
  }

  async open(skip = 0) {
    checkSignal(this.#signal);
    if (this.#worker && !this.#worker.dead) return;
    if (this.#worker) this.#pool.dismiss(this.#worker);
    this.#off = onAbort(this.#signal, this.#stop);
    this.#worker = await this.#pool.lease(this.#signal);
    if (this.#closed) {
      this.#release();
      throw new WorkerDeath('it was closed');
    }
    await this.#worker.ask('open', 0, this.#name, this.#values, skip);
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
  #release() {
    const worker = this.#worker;
    const patience = setTimeout(() => worker.end('it was closed'), GRACE_MS);
    patience.unref?.();
    worker
      .ask('close', 0)
      .catch(() => {})
      .finally(() => {
        clearTimeout(patience);
        this.#pool.dismiss(worker);
      });
  }
}
