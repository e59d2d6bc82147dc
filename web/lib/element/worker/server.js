/**
 * server.js -- what an element's worker can be asked: all that a worker of the pool can,
 * and the element's questions by their names.
 *
 * Long work is a generator: between its pieces it tells its progress and lets a cancel
 * come through.
 */
import { WorkerServer } from '../../pool/worker_server.js';
import { load } from './core.js';
import * as boards from './handlers/boards.js';
import * as counts from './handlers/counts.js';
import * as deductions from './handlers/deductions.js';
import * as races from './handlers/races.js';
import * as solutions from './handlers/solutions.js';
import * as traces from './handlers/traces.js';

const HANDLERS = { ...boards, ...counts, ...deductions, ...races, ...solutions, ...traces };

/** Also answers the element's questions: `run` by name, until `cancel`. */
export function boardServer() {
  const server = new WorkerServer();
  const running = new Set();
  let loading = null; // the library, with the first question
  server.add({
    async run([name, args], { id, tell }) {
      running.add(id);
      try {
        loading ??= load(server.module);
        return await finish(HANDLERS[name](await loading, args), {
          tell,
          isWanted: () => running.has(id),
        });
      } finally {
        running.delete(id);
      }
    },
    cancel([id]) {
      running.delete(id);
    },
  });
  return server;
}

/** Runs a generator to its end, piece by piece; anything else is the result itself. */
async function finish(work, { tell, isWanted }) {
  if (typeof work?.next !== 'function') return work;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (value !== undefined) tell(value);
    await turn();
    if (!isWanted()) return work.return().value;
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
