/**
 * worker_handle.js -- a worker of the pool: requests go in, promises come out.
 *
 * A thrown error outside a request, a trap, a terminated thread or a wrong answer ends the
 * worker: every request that was under way is rejected with a WorkerDeath, and the handle
 * takes no further requests.
 */
import { show } from '../core/show.js';
import { onAbort } from './aborts.js';
import { abortError, errorFrom, WorkerDeath } from './errors.js';
import { GRACE_MS } from './limits.js';
import { afterSilence } from './silence.js';

/** After a trap the instance's memory cannot be trusted; a full one has to be given back. */
function isFatal(error) {
  return error && (error.name === 'RuntimeError' || error.code === 'out-of-memory');
}

/** Whether a value is of those that threads can send each other. */
function canBeSent(value) {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

/** What cannot be sent is none of the values that any function takes. */
function unsendable(values) {
  const wrong = values.flat().find((value) => !canBeSent(value));
  return new TypeError(`arguments must be plain values, not ${show(wrong)}`);
}

/** A worker that is not ready by then never will be: it runs some other program. */
const START_MS = 30_000;

export class WorkerHandle {
  #thread;
  #waiting = new Map(); // { resolve, reject } by id
  #lastId = 0;
  #why = null;

  /** `start({ onMessage, onExit })` starts a thread (see thread.js); give it the engine. */
  static async start(module, start) {
    const worker = new WorkerHandle();
    worker.#thread = await start({
      onMessage: (data) => worker.#onMessage(data),
      onExit: (why) => worker.#onExit(why),
    });
    const unwatch = afterSilence(START_MS, () => worker.end('it did not begin'));
    try {
      await worker.ask('start', module);
      return worker;
    } catch (error) {
      worker.end(error.message);
      throw error;
    } finally {
      unwatch();
    }
  }

  get dead() {
    return this.#why !== null;
  }

  /** Ask the worker something. */
  ask(name, ...values) {
    return this.#send(name, values);
  }

  #send(name, values, onProgress) {
    if (this.dead) return Promise.reject(new WorkerDeath(this.#why));
    const id = ++this.#lastId;
    try {
      this.#thread.send({ id, name, values });
    } catch {
      return Promise.reject(unsendable(values));
    }
    this.#thread.keepAlive(true);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onProgress, cancelled: name === 'cancel' });
    });
  }

  /**
   * Ask for work by its name. It may tell its progress, and an aborted signal cancels it.
   * @param {{ signal?: AbortSignal, onProgress?: (progress: any) => void }} [options]
   */
  run(name, args, options = {}) {
    const { signal } = options;
    const answer = this.#send('run', [name, args], options.onProgress);
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const off = onAbort(signal, () => {
        this.#cancel(id);
        reject(abortError(signal));
      });
      answer.then(resolve, reject).finally(off);
    });
  }

  /** Work that does not end soon after it was cancelled ends with its worker. */
  #cancel(id) {
    const request = this.#waiting.get(id);
    if (!request) return;
    request.cancelled = true;
    this.ask('cancel', id).catch(() => {});
    const timer = setTimeout(() => {
      const open = [...this.#waiting.values()];
      const idle = open.every(({ cancelled }) => cancelled);
      if (this.#waiting.get(id) === request && idle) this.end('its work was cancelled');
    }, GRACE_MS);
    timer.unref?.();
  }

  #onMessage(data) {
    const waiting = this.#waiting.get(data?.id);
    if (!waiting) return this.end('it answered what nobody had asked');
    if ('progress' in data) return waiting.onProgress?.(data.progress);
    this.#waiting.delete(data.id);
    if (this.#waiting.size === 0) this.#thread.keepAlive(false);
    if (isFatal(data.error)) {
      waiting.reject(new WorkerDeath(data.error.message));
      this.end(data.error.message);
    } else if (data.error) {
      waiting.reject(errorFrom(data.error));
    } else {
      waiting.resolve(data.value);
    }
  }

  #onExit(why) {
    this.#why = why;
    for (const { reject } of this.#waiting.values()) reject(new WorkerDeath(why));
    this.#waiting.clear();
  }

  /** Let the thread end by itself, soon. */
  retire(why) {
    this.#thread.retire(why);
  }

  /** Stop the thread at once, whatever it does. */
  end(why) {
    this.#thread.end(why);
  }
}
