/**
 * shared.js -- the solver that the functions of the package share.
 */
import { Solver } from './solver.js';

let settings = {};
let solver = null;

/** It starts no worker before its first call. */
export const shared = () => {
  solver ??= new Solver(settings);
  return solver;
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
  const replacement = new Solver(next); // refuses bad options before anything changes
  settings = next;
  solver?.close();
  solver = replacement;
}
