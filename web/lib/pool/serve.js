/**
 * serve.js -- the message loop of a worker thread, for browsers and Node.
 *
 * It is sent requests and answers them (see answer.js); before its answer a request may
 * post any number of `{ id, progress }`. The first request is `start` with a compiled
 * module. `{ end: true }` ends the worker after the request that it is at.
 */
import { inNode, nodeModule } from '../core/node.js';
import { answer, isRequest, sendable } from './answer.js';

/** Not everything that can be asked for can be sent. */
function reply(port, { id, ...rest }) {
  try {
    port.postMessage({ id, ...rest });
  } catch (error) {
    port.postMessage({ id, error: sendable(error) });
  }
}

/** Answers what is asked through a port. */
const answerTo = (server, port) => async (data) => {
  if (data?.end === true) return globalThis.close?.();
  if (!isRequest(data)) return undefined;
  const tell = (progress) => reply(port, { id: data.id, progress });
  return reply(port, await answer(server, data, tell));
};

/** Lets a server answer what this worker is asked. */
export function serve(server) {
  // A page's first request may be here as soon as this script has run, so that a browser's
  // worker must listen before it ends.
  if (inNode()) {
    nodeModule('node:worker_threads').then(({ parentPort }) => {
      parentPort.on('message', answerTo(server, parentPort));
    });
  } else {
    const onMessage = answerTo(server, globalThis);
    globalThis.addEventListener('message', ({ data }) => onMessage(data));
  }
}
