/* NQueens.check.mjs -- a checker that knows no solver */
import { load } from 'nqueens/core';

const nq = await load();
console.log(nq.check([1, 3, 0, 2])); // true
console.log(nq.check([0, 1, 2, 3])); // false
