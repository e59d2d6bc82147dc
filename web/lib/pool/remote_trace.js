/**
 * remote_trace.js -- a trace that is read in a worker: its methods give promises.
 */
import { WorkerSession } from './worker_session.js';

/** As many events as core looks through for `length`. */
const LENGTH_SCAN_EVENTS = 2 ** 20;

export class RemoteTrace {
  #session;
  #position = 0;
  #length;
  #closed = false;

  static async open(pool, values, signal) {
    const trace = new RemoteTrace();
    trace.#session = new WorkerSession(pool, 'trace', values, signal);
    trace.#session.closeWhenCollected(trace);
    try {
      await trace.#tell('measure', LENGTH_SCAN_EVENTS); // refuses what cannot be traced
      return trace;
    } catch (error) {
      trace.#session.close();
      throw error;
    }
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
    if (this.#session.closed) return undefined;
    try {
      const answer = await this.#session.ask(this.#position, 'tell', 0, name, values);
      this.#position = answer.position;
      this.#length ??= answer.length;
      return answer.value;
    } catch (error) {
      if (this.#closed) return undefined;
      throw error;
    }
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

  async variables() {
    return (await this.#tell('variables')) ?? [];
  }

  /** Let go of the worker; what is under way gives undefined. */
  async close() {
    this.#closed = true;
    this.#session.close();
  }

  static {
    if (Symbol.asyncDispose)
      RemoteTrace.prototype[Symbol.asyncDispose] = RemoteTrace.prototype.close;
  }

  /** All events from the first on. */
  async *[Symbol.asyncIterator]() {
    for (let i = 0, event = await this.at(0); event; event = await this.at(++i)) yield event;
  }
}
