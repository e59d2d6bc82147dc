/**
 * shared.js -- the backend that the functions of the package share.
 */
import { Backend } from './backend.js';
import { Solver } from './solver.js';

let settings = {};
let backend = null;

/** It starts no worker before its first call. */
export const shared = () => {
  backend ??= new Backend(settings);
  return backend;
};

/** A solver with workers of its own. */
export const createSolver = (options) => new Solver({ ...settings, ...options });

/**
 * Say where the WebAssembly and the worker are, before or after the first call.
 *
 * @param options `wasm` (a URL, bytes, a Response or a Module), `worker` (a URL or a
 *   function that makes a Worker), `workers` (how many)
 */
export function init(options = {}) {
  const next = { ...settings, ...options };
  const replacement = new Backend(next); // refuses bad options before anything changes
  settings = next;
  backend?.close();
  backend = replacement;
}
