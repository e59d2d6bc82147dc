/**
 * client.js -- the element's side of a worker: calls with answers, progress and an end.
 */
import { startWorker } from './start.js';

export class WorkerClient {
  #worker = null;
  #calls = new Map();
  #number = 0;

  /**
   * Asks the worker. `onProgress` hears what comes before the answer; an aborted `signal`
   * ends the work itself.
   */
  ask(name, args = {}, { signal, onProgress } = {}) {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const id = ++this.#number;
    const answer = new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject, onProgress });
    });
    const abort = () => this.#abort(id, signal.reason);
    signal?.addEventListener('abort', abort, { once: true });
    this.#send({ id, name, args });
    return answer.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** The worker ends itself after the piece that it is at: WebKit may crash of terminate(). */
  close() {
    this.#worker?.postMessage({ end: true });
    this.#worker = null;
    const gone = new DOMException('the board was taken away', 'AbortError');
    for (const { reject } of this.#calls.values()) reject(gone);
    this.#calls.clear();
  }

  /** A worker that cannot even be started has failed, too. */
  #send(message) {
    try {
      this.#open().postMessage(message);
    } catch (error) {
      this.#fail(error);
    }
  }

  #open() {
    if (this.#worker) return this.#worker;
    this.#worker = startWorker();
    this.#worker.addEventListener('message', ({ data }) => this.#onMessage(data));
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#fail(new Error(event.message || 'the worker did not start'));
    });
    return this.#worker;
  }

  #onMessage({ id, progress, result, error }) {
    const call = this.#calls.get(id);
    if (!call) return;
    if (progress !== undefined) return call.onProgress?.(progress);
    this.#calls.delete(id);
    if (error) call.reject(Object.assign(new Error(error.message), error));
    else call.resolve(result);
  }

  #abort(id, reason) {
    const call = this.#calls.get(id);
    if (!call) return;
    this.#calls.delete(id);
    this.#worker?.postMessage({ cancel: id });
    call.reject(reason);
  }

  /** A worker that failed answers nobody any more; the next call starts another. */
  #fail(error) {
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of calls) reject(error);
  }
}
