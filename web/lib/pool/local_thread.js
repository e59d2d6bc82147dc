/**
 * local_thread.js -- the program of a worker on the thread that calls, where there are no
 * workers (at the edge, in a service worker) or none are wanted.
 *
 * Between two requests everybody else has a turn, and a count asks for some 20 ms of work
 * at a time. A request cannot be interrupted; one that gives way by itself hears a cancel
 * meanwhile, as it does in a worker.
 */
import { answer, isRequest } from './answer.js';

/** `server` answers what the worker would be asked. */
export function startLocalThread({ onMessage, onExit }, server) {
  let alive = true;
  const say = (data) => alive && onMessage(data);
  const handle = async (data) => {
    if (!alive || !isRequest(data)) return;
    const tell = (progress) => say({ id: data.id, progress });
    say(await answer(server, data, tell));
  };
  const end = (why) => {
    if (!alive) return;
    alive = false;
    onExit(why);
  };
  return {
    send(data) {
      setTimeout(() => handle(data));
    },
    keepAlive() {},
    end,
    retire: end,
  };
}
