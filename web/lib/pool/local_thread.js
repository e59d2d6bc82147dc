/**
 * local_thread.js -- the program of a worker on the thread that calls, where there are no
 * workers (at the edge, in a service worker) or none are wanted.
 *
 * Between two requests everybody else has a turn, and a count asks for some 20 ms of work
 * at a time. What runs cannot be interrupted: it ends after the request that it is at.
 */
import { load } from '../core/index.js';
import { answer } from './answer.js';
import { WorkerServer } from './worker_server.js';

export function startLocalThread({ onMessage, onExit }) {
  const server = new WorkerServer(load);
  let alive = true;
  let turn = Promise.resolve(); // one request after the other
  const handle = async (data) => {
    await new Promise((resolve) => setTimeout(resolve));
    const said = alive && (await answer(server, data));
    if (alive) onMessage(said);
  };
  const end = (why) => {
    if (!alive) return;
    alive = false;
    onExit(why);
  };
  return {
    send(data) {
      turn = turn.then(() => handle(data));
    },
    keepAlive() {},
    end,
    retire: end,
  };
}
