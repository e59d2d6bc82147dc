/**
 * global.js -- what a page has as `nqueens` after <script src="…/nqueens.global.js">.
 *
 *     nqueens.count(12).then(console.log);                 // 14200n
 *     nqueens.core.load().then((nq) => nq.firstSolution(8));   // on this thread
 */
export * as core from '../core/index.js';
export * from './index.js';
