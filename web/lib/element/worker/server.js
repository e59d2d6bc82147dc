/**
 * server.js -- what an element's worker can be asked: all that a worker of the pool can,
 * and the element's questions by their names.
 *
 * Long work is a generator: between its pieces it tells its progress and lets a cancel
 * come through.
 */
import { WorkerServer } from '../../pool/worker_server.js';
import * as boards from './handlers/boards.js';
import * as counts from './handlers/counts.js';
import * as deductions from './handlers/deductions.js';
import * as races from './handlers/races.js';
import * as solutions from './handlers/solutions.js';
import * as traces from './handlers/traces.js';

const HANDLERS = { ...boards, ...counts, ...deductions, ...races, ...solutions, ...traces };

export class BoardServer extends WorkerServer {
  #running = new Set();

  has(name) {
    return name === 'run' || name === 'cancel' || super.has(name);
  }

  request(name, values, context) {
    if (name === 'run') return this.#run(values, context);
    if (name === 'cancel') return void this.#running.delete(values[0]);
    return super.request(name, values);
  }

  async #run([name, args], { id, tell }) {
    this.#running.add(id);
    try {
      return await this.#finish(HANDLERS[name](this.nq, args), id, tell);
    } finally {
      this.#running.delete(id);
    }
  }

  /** Runs a generator to its end, piece by piece; anything else is the result itself. */
  async #finish(work, id, tell) {
    if (typeof work?.next !== 'function') return work;
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      if (value !== undefined) tell(value);
      await turn();
      if (!this.#running.has(id)) return work.return().value;
    }
  }
}

/** Lets waiting messages in; a channel is faster than a timer. */
const channel = new MessageChannel();
const turns = [];
channel.port1.onmessage = () => turns.shift()?.();

function turn() {
  return new Promise((resolve) => {
    turns.push(resolve);
    channel.port2.postMessage(null);
  });
}
