/**
 * inlined.js -- starts the element's workers where no file can be loaded.
 *
 * In a sandboxed frame and in a page on a disk the workers' program and the wasm are part
 * of the script. The build writes what lies in `./inlined/`.
 */
import { unpack } from '../core/unpack.js';
import { startWorkersBy } from '../element/worker/start.js';
import program from './inlined/board.js';
import packed from './inlined/wasm.js';
import poolProgram from './inlined/worker.js';

let bytes = null;
const wasm = () => {
  bytes ??= unpack(packed);
  return bytes;
};

startWorkersBy(
  () => afterBytes(blobWorker(program), wasm()),
  () => ({ wasm: wasm(), worker: () => blobWorker(poolProgram) }),
);

const addresses = new Map();

function blobWorker(code) {
  if (!addresses.has(code)) {
    addresses.set(code, URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  }
  return new Worker(addresses.get(code));
}

/** Holds messages back until the worker has the wasm: the bytes come later than the first one. */
function afterBytes(worker, promised) {
  const send = worker.postMessage.bind(worker);
  let ready = promised.then((given) => send({ wasm: given }));
  worker.postMessage = (message) => {
    ready = ready.then(() => send(message));
  };
  return worker;
}
