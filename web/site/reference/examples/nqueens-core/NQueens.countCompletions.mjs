/* NQueens.countCompletions.mjs -- Nauck's problem of 1850: queens on b4 and d5 */
import { load } from 'nqueens/core';

const nq = await load();
console.log(nq.countCompletions(8, { queens: [null, null, null, 1, 3] })); // 2n
console.log(nq.countCompletions(7, { rules: 'torus' })); // 28n
