/**
 * remote_trace.js -- a trace that is read in a worker: its methods give promises.
 */
import {
  at,
  board,
  LENGTH_SCAN_EVENTS,
  measure,
  next,
  openTrace,
  previous,
  struck,
  variables,
} from '../core/traces.js';
import { WorkerSession } from './worker_session.js';
import { doSteps } from './worker_steps.js';

export class RemoteTrace {
  #session;
  #position = 0;
  #length;
  #closed = false;

  static async open(backend, values, signal) {
    const trace = new RemoteTrace();
    const how = { name: 'trace', open, values, signal };
    trace.#session = new WorkerSession(backend, how);
    trace.#session.closeWhenCollected(trace);
    try {
      await trace.measure(LENGTH_SCAN_EVENTS); // refuses what cannot be traced
      return trace;
    } catch (error) {
      trace.#session.close();
      throw error;
    }
  }

  constructor() {
    if (Symbol.asyncDispose) this[Symbol.asyncDispose] = () => this.close();
  }

  /** The number of events; undefined while it is not known. */
  get length() {
    return this.#length;
  }

  /** How many events have been gone through. */
  get position() {
    return this.#position;
  }

  async #tell(question, ...values) {
    if (this.#session.closed) return undefined;
    const resume = (worker, trace, engine) => {
      const last = this.#position - 1;
      return last >= 0 && doSteps(worker, at(engine, trace, last));
    };
    try {
      return await this.#session.ask(
        (worker, trace, engine) => doSteps(worker, question(engine, trace, ...values)),
        resume,
      );
    } catch (error) {
      if (this.#closed) return undefined;
      throw error;
    }
  }

  /** Goes to another event, and notes where that is. */
  async #go(question, ...values) {
    const answer = await this.#tell((engine, trace) => moved(engine, trace, question, values));
    if (answer === undefined) return undefined;
    this.#position = answer.position;
    this.#length ??= answer.length;
    return answer.event;
  }

  next() {
    return this.#go(next);
  }

  previous() {
    return this.#go(previous);
  }

  at(i) {
    return this.#go(at, i);
  }

  async measure(budget) {
    const length = await this.#tell(measure, budget);
    this.#length ??= length;
    return length;
  }

  async board() {
    return (await this.#tell(board)) ?? [];
  }

  async struck() {
    return (await this.#tell(struck)) ?? new Uint8Array();
  }

  async variables() {
    return (await this.#tell(variables)) ?? [];
  }

  /** Let go of the worker; what is under way gives undefined. */
  async close() {
    this.#closed = true;
    this.#session.close();
  }

  /** All events from the first on. */
  async *[Symbol.asyncIterator]() {
    for (let i = 0, event = await this.at(0); event; event = await this.at(++i)) yield event;
  }
}

/** Opens a trace that tells with each event where it is: that is one message, and not two. */
function* open(engine, n, options) {
  const trace = yield* openTrace(engine, n, options);
  const { address } = trace;
  trace.after = [
    ['trace_position', address],
    ['trace_length', address, 0],
  ];
  return trace;
}

/** An event, how many have been gone through then, and how many there are if that is known. */
function* moved(engine, trace, question, values) {
  const event = yield* question(engine, trace, ...values);
  const [position, length] = event ? trace.told : yield trace.after;
  return { event, position, length: length < 0 ? undefined : length };
}
