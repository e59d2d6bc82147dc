/**
 * worker.js -- the engine in a worker thread, for browsers and Node.
 *
 * It is sent requests and answers them (see answer.js). The first one is `start` with a
 * compiled module.
 */

import { load } from '../core/index.js';
import { inNode, nodeModule } from '../core/node.js';
import { answer, isRequest, sendable } from './answer.js';
import { WorkerServer } from './worker_server.js';

/** Not everything that can be asked for can be sent. */
function reply(port, { id, ...said }) {
  try {
    port.postMessage({ id, ...said });
  } catch (error) {
    port.postMessage({ id, error: sendable(error) });
  }
}

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
