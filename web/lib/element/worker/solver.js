/**
 * solver.js -- a solver whose workers know the element's questions, too: it counts.
 */
import { Solver } from '../../pool/solver.js';
import { makeWorker, startHere, wholeModule } from './start.js';

export { poolOf } from '../../pool/solver.js';

export function boardSolver() {
  const wasm = wholeModule();
  // A solver that is closed before its first question never awaits it.
  wasm?.catch(() => {});
  return new Solver({ wasm, worker: makeWorker }, startHere);
}
