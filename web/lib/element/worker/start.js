/**
 * start.js -- the element's workers, and the WebAssembly that all of them share.
 *
 * A page that cannot load worker files (a sandboxed frame, a single HTML file) says with
 * startWorkersBy() how to make one instead.
 */
import { compile } from '../../core/index.js';
import { Solver } from '../../pool/solver.js';

let makeWorker = () => moduleWorker(new URL('./program.js', import.meta.url));

let wasm = () => undefined;

/** Whether other files lie beside this program. */
export let hasFiles = true;

/** `make` makes a worker of program.js; `bytes` gives the WebAssembly. */
export function startWorkersBy(make, bytes) {
  hasFiles = false;
  makeWorker = make;
  wasm = bytes;
}

let compiled = null;

/** Compiled once for all boards of a page; after a failure the next one tries again. */
function module() {
  compiled ??= compile(wasm()).catch((error) => {
    compiled = null;
    throw error;
  });
  return compiled;
}

/** A solver whose workers know the element's questions, too. */
export function boardSolver() {
  const wasm = module();
  // A solver that is closed before its first question never awaits it.
  wasm.catch(() => {});
  return new Solver({ wasm, worker: () => makeWorker() });
}

/** Browsers refuse worker files of other hosts, but not a small script that imports them. */
function moduleWorker(url) {
  if (url.origin === globalThis.location.origin) return new Worker(url, { type: 'module' });
  const script = new Blob([`import ${JSON.stringify(url.href)};`], { type: 'text/javascript' });
  const address = URL.createObjectURL(script);
  const worker = new Worker(address, { type: 'module' });
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  return worker;
}
