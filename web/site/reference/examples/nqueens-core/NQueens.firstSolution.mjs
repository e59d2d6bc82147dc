/* NQueens.firstSolution.mjs -- the first solution */
import { load } from 'nqueens/core';

const nq = await load();
console.log(nq.firstSolution(6).join(' ')); // 1 3 5 0 2 4
console.log(nq.firstSolution(3)); // null
