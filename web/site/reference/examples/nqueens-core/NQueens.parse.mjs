/* NQueens.parse.mjs -- text as boards */
import { load } from 'nqueens/core';

const nq = await load();
console.log(nq.parse('b1 d2 a3 c4', 'algebraic')[0].join(' ')); // 1 3 0 2
