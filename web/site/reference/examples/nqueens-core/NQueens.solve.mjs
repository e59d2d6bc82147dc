/* NQueens.solve.mjs -- a solution for any n */
import { load } from 'nqueens/core';

const nq = await load();
console.log(nq.solve(10).join(' ')); // 1 3 5 7 9 0 2 4 6 8
console.log(nq.check(nq.solve(1000, { method: 'search', seed: 7 }))); // true
