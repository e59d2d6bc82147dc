/**
 * inlined.js -- starts the element's workers where no file can be loaded.
 *
 * In a sandboxed frame and in a page on a disk the workers' program and the wasm are part
 * of the script. The build writes what lies in `./inlined/`.
 */
import { unpack } from '../core/unpack.js';
import { startWorkersBy } from '../element/worker/start.js';
import packed from './inlined/wasm.js';
import program from './inlined/worker.js';

let address = null;

function blobWorker() {
  address ??= URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
  return new Worker(address);
}

startWorkersBy(blobWorker, () => unpack(packed));
