/**
 * inlined.js -- starts the element's workers where no file can be loaded.
 *
 * In a sandboxed frame and in a page on a disk the workers' program and the wasm are part
 * of the script. The build gives `inlined:` its meaning.
 */

import program from 'inlined:desk';
import packed from 'inlined:wasm';
import { startWorkersBy } from '../element/workers.js';

let address = '';
let bytes = null;

startWorkersBy(() => {
  address ||= URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
  bytes ??= unpack(packed);
  const worker = new Worker(address);
  // Messages are read in order, but the bytes come later than the first question.
  return afterBytes(worker, bytes);
});

/** Base64 of deflated bytes, as the build wrote them. */
async function unpack(text) {
  const deflated = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Holds messages back until the worker has the wasm. */
function afterBytes(worker, wasm) {
  const send = worker.postMessage.bind(worker);
  let ready = wasm.then((given) => send({ wasm: given }));
  worker.postMessage = (message) => {
    ready = ready.then(() => send(message));
  };
  return worker;
}
