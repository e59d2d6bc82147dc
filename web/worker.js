/**
 * worker.js -- the engine in a worker thread, for browsers and Node.
 *
 * It is sent `{ id, name, values }` and answers `{ id, value }` or `{ id, error }`. The
 * first message is `start` with a compiled module. What it does not understand it
 * answers with an error, and goes on.
 */
import { inNode, nodeModule } from './core/node.js';
import { load } from './core.js';
import { Desk } from './pool/desk.js';

async function portOfThisThread() {
  return inNode() ? (await nodeModule('node:worker_threads')).parentPort : globalThis;
}

function packed(error) {
  return { name: error.name, message: String(error.message ?? error), code: error.code };
}

async function answer(desk, { id, name, values }) {
  try {
    if (!desk.has(name)) throw new TypeError(`this worker cannot ${String(name)}`);
    return { id, value: await desk[name](...values) };
  } catch (error) {
    return { id, error: packed(error) };
  }
}

const isRequest = (data) => Number.isInteger(data?.id) && Array.isArray(data.values);

portOfThisThread().then((port) => {
  const desk = new Desk(load);
  const hear = async (data) => {
    if (isRequest(data)) port.postMessage(await answer(desk, data));
  };
  if (port.on) port.on('message', hear);
  else port.addEventListener('message', ({ data }) => hear(data));
});
