/* NQueens.format.mjs -- boards as text */
import { load } from 'nqueens/core';

const nq = await load();
console.log(nq.format([1, 3, 0, 2], 'algebraic').trim()); // b4 d3 a2 c1
console.log(nq.format([1, 3, 0, 2]).trim()); // .Q.., then ...Q, then Q..., then ..Q.
