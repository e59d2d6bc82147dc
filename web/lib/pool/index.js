/**
 * index.js -- the package: `import { count, solutions } from 'nqueens'`.
 *
 *     await count(16);                                   // 14772512n
 *     for await (const columns of solutions(8)) draw(columns);
 *
 * All work happens in workers that start with the first call; the thread that asks is
 * never blocked. The functions here share one solver; createSolver() makes another one.
 */
import { Solver } from './solver.js';

export { DeadInstanceError, LoadError, NQueensError } from '../core/errors.js';
export { fileCheckpoint, indexedDBCheckpoint } from './storage.js';

let settings = {};
let shared = null;

const solver = () => {
  shared ??= new Solver(settings);
  return shared;
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
  shared?.close();
  shared = replacement;
}

export const count = (...values) => solver().count(...values);
export const countUnits = (...values) => solver().countUnits(...values);
export const countUnique = (...values) => solver().countUnique(...values);
export const classCounts = (...values) => solver().classCounts(...values);
export const countTurned = (...values) => solver().countTurned(...values);
export const solutions = (...values) => solver().solutions(...values);
export const firstSolution = (...values) => solver().firstSolution(...values);
export const solve = (...values) => solver().solve(...values);
export const trace = (...values) => solver().trace(...values);
export const report = (...values) => solver().report(...values);
export const check = (...values) => solver().check(...values);
export const conflicts = (...values) => solver().conflicts(...values);
export const images = (...values) => solver().images(...values);
export const canonical = (...values) => solver().canonical(...values);
export const symmetries = (...values) => solver().symmetries(...values);
export const classSize = (...values) => solver().classSize(...values);
export const complete = (...values) => solver().complete(...values);
export const canComplete = (...values) => solver().canComplete(...values);
export const countCompletions = (...values) => solver().countCompletions(...values);
export const cells = (...values) => solver().cells(...values);
export const hint = (...values) => solver().hint(...values);
export const deduction = (...values) => solver().deduction(...values);
export const grade = (...values) => solver().grade(...values);
export const puzzle = (...values) => solver().puzzle(...values);
export const parsePuzzle = (...values) => solver().parsePuzzle(...values);
export const formatPuzzle = (...values) => solver().formatPuzzle(...values);
export const rank = (...values) => solver().rank(...values);
export const unrank = (...values) => solver().unrank(...values);
export const randomSolution = (...values) => solver().randomSolution(...values);
export const estimate = (...values) => solver().estimate(...values);
export const completions = (...values) => solver().completions(...values);
export const dimacs = (...values) => solver().dimacs(...values);
export const format = (...values) => solver().format(...values);
export const parse = (...values) => solver().parse(...values);
export const algorithms = () => solver().algorithms();
export const methods = () => solver().methods();
export const rules = () => solver().rules();
export const formats = () => solver().formats();
export const unitNumber = (...values) => solver().unitNumber(...values);
