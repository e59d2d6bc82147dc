/* NQueens.parse.mjs -- text as boards */
import { load } from 'nqueens/core';

const nq = await load();
console.log(nq.parse('b4 d3 a2 c1', 'algebraic')[0].join(' ')); // 1 3 0 2
