/* NQueens.complete.mjs -- queens given in advance */
import { load } from 'nqueens/core';

const nq = await load();
const queens = [null, null, null, 1, 3];
console.log(nq.check(nq.complete(8, { queens }))); // true
console.log(nq.complete(8, { queens: [0, 1] })); // null
