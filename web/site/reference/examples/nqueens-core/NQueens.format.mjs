/* NQueens.format.mjs -- boards as text */
import { load } from 'nqueens/core';

const nq = await load();
console.log(nq.format([1, 3, 0, 2], 'algebraic').trim()); // b1 d2 a3 c4
console.log(nq.format([1, 3, 0, 2]).trim()); // .Q.., then ...Q, then Q..., then ..Q.
