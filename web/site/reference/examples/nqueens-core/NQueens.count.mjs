/* NQueens.count.mjs -- the number of solutions */
import { load } from 'nqueens/core';

const nq = await load();
console.log(nq.count(8)); // 92n
console.log(nq.count(12, { algorithm: 'sieve' })); // 14200n
