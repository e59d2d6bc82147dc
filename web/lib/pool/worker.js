/**
 * worker.js -- the engine in a worker thread, for browsers and Node.
 *
 * It is sent `{ id, name, values }` and answers `{ id, value }` or `{ id, error }`. The
 * first message is `start` with a compiled module. What it does not understand it
 * answers with an error, and goes on.
 */

import { load } from '../core/index.js';
import { inNode, nodeModule } from '../core/node.js';
import { WorkerServer } from './worker_server.js';

function packed(error) {
  return { name: error.name, message: error.message, code: error.code };
}

async function answer(server, { id, name, values }) {
  try {
    if (!server.has(name)) throw new TypeError(`this worker cannot ${String(name)}`);
    return { id, value: await server[name](...values) };
  } catch (error) {
    return { id, error: packed(error) };
  }
}

/** Not everything that can be asked for can be sent. */
function reply(port, { id, ...answer }) {
  try {
    port.postMessage({ id, ...answer });
  } catch (error) {
    port.postMessage({ id, error: packed(error) });
  }
}

const isRequest = (data) => Number.isInteger(data?.id) && Array.isArray(data.values);

const server = new WorkerServer(load);

/** Answers what is asked through a port. */
const answerTo = (port) => async (data) => {
  if (isRequest(data)) reply(port, await answer(server, data));
};

// A page's first request may be here as soon as this script has run, so that a browser's
// worker must listen before it ends.
if (inNode()) {
  nodeModule('node:worker_threads').then(({ parentPort }) => {
    parentPort.on('message', answerTo(parentPort));
  });
} else {
  const onMessage = answerTo(globalThis);
  globalThis.addEventListener('message', ({ data }) => onMessage(data));
}
