/* NQueens.solutions.mjs -- a walk over solutions */
import { load } from 'nqueens/core';

const nq = await load();
for (const columns of nq.solutions(4)) {
  console.log(columns.join(' ')); // 1 3 0 2, then 2 0 3 1
}
console.log([...nq.solutions(8, { classes: 'one' })].length); // 12
