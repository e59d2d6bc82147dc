/**
 * start.js -- the element's workers, and the WebAssembly that all of them share.
 *
 * A page that cannot load worker files (a sandboxed frame, a single HTML file) says with
 * startWorkersBy() how to make one instead. In the package later/start.js stands here.
 */
import { compile } from '../../core/compile.js';

let make = () => moduleWorker(new URL('./program.js', import.meta.url));

let wasm = () => undefined;

/** Whether other files lie beside this program. */
export let hasFiles = true;

/** `worker` makes a worker of program.js; `bytes` gives the WebAssembly. */
export function startWorkersBy(worker, bytes) {
  hasFiles = false;
  make = worker;
  wasm = bytes;
}

/** Where no worker can be started, this thread runs its program. */
export const startHere = async (hears) => (await import('./local.js')).startLocalBoard(hears);

/** A worker, or a promise of one; any of them knows all desks. */
export const makeWorker = (_desk) => make();

let compiled = null;

/** Compiled once for all boards of a page; after a failure the next one tries again. */
export function wholeModule() {
  compiled ??= compile(wasm()).catch((error) => {
    compiled = null;
    throw error;
  });
  return compiled;
}

/** What answers the questions of a desk. */
export const deskModule = (_desk) => wholeModule();

/** What counts a board of size n. */
export const moduleFor = (_n) => wholeModule;

/** Browsers refuse worker files of other hosts, but not a small script that imports them. */
function moduleWorker(url) {
  if (url.origin === globalThis.location.origin) return new Worker(url, { type: 'module' });
  const script = new Blob([`import ${JSON.stringify(url.href)};`], { type: 'text/javascript' });
  const address = URL.createObjectURL(script);
  const worker = new Worker(address, { type: 'module' });
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  return worker;
}
