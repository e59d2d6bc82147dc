/**
 * server.js -- what an element's worker can be asked: all that a worker of the pool can,
 * and the element's questions by their names. A desk (desks/) has the handlers of some questions
 * and loads what of the library they need.
 *
 * Long work is a generator: between its pieces it tells its progress and lets a cancel
 * come through.
 */
import { WorkerServer } from '../../pool/worker_server.js';

/** Also answers the questions of some desks: `run` by name, until `cancel`. */
export function boardServer(...desks) {
  const server = new WorkerServer();
  const running = new Set();
  const libraries = new Map(); // by desk, each with its first question
  server.add({
    async run([name, args], { id, tell }) {
      running.add(id);
      try {
        const desk = desks.find(({ handlers }) => Object.hasOwn(handlers, name));
        if (!libraries.has(desk)) libraries.set(desk, desk.load(server.module));
        return await finish(desk.handlers[name](await libraries.get(desk), args), {
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
