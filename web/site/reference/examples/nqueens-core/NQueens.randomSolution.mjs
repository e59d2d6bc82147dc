/* NQueens.randomSolution.mjs -- each solution with the same chance */
import { load } from 'nqueens/core';

const nq = await load();
console.log(nq.check(nq.randomSolution(12, { seed: 3 }))); // true
