/**
 * index.js -- the package: `import { count, solutions } from 'nqueens'`.
 *
 *     await count(16);                                   // 14772512n
 *     for await (const columns of solutions(8)) draw(columns);
 *
 * All work happens in workers that start with the first call; the thread that asks is
 * never blocked. The functions share one solver; createSolver() makes another one.
 * functions.js is made of the declarations of core: a line for each function that index.d.ts
 * does not declare otherwise.
 */
import { refuseRenamed } from '../core/renamed.js';
import { shared } from './shared.js';

export { DeadInstanceError, LoadError, NQueensError } from '../core/errors.js';
export * from './functions.js';
export { createSolver, init } from './shared.js';
export { fileCheckpoint, indexedDBCheckpoint } from './storage.js';

export const count = (...values) => shared().count(...values);
export const countUnits = (...values) => shared().countUnits(...values);
export const countUnique = (...values) => shared().countUnique(...values);
export const classCounts = (...values) => shared().classCounts(...values);
export const solutions = (...values) => shared().solutions(...values);
export const trace = (...values) => shared().trace(...values);
export const completions = (...values) => shared().completions(...values);
export const dimacs = (...values) => shared().dimacs(...values);
export const format = (...values) => shared().format(...values);
export const algorithms = () => shared().algorithms();
export const methods = () => shared().methods();
export const rules = () => shared().rules();
export const formats = () => shared().formats();
export const unitCount = (...values) => shared().unitCount(...values);

// For those who import it by the name that it had.
export const unitNumber = () => refuseRenamed('unitNumber');
