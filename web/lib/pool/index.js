/**
 * index.js -- the package: `import { count, solutions } from 'nqueens'`.
 *
 *     await count(16);                                   // 14772512n
 *     for await (const columns of solutions(8)) draw(columns);
 *
 * All work happens in workers that start with the first call; the thread that asks is
 * never blocked. The functions share one backend; createSolver() makes another one.
 * functions.js is made by the build: a line for each function of calls.js and of core. What a
 * program does not import, bundlers leave out.
 */
import { refuseRenamed } from '../core/renamed.js';

export { DeadInstanceError, LoadError, NQueensError } from '../core/errors.js';
export * from './functions.js';
export { createSolver, init } from './shared.js';
export { fileCheckpoint, indexedDBCheckpoint } from './storage.js';

// For those who import it by the name that it had.
export const unitNumber = () => refuseRenamed('unitNumber');
