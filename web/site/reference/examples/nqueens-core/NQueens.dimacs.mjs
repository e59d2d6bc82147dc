/* NQueens.dimacs.mjs -- a board as a formula */
import { load } from 'nqueens/core';

const nq = await load();
const text = [...nq.dimacs(4)].join('');
console.log(/^p cnf (\d+)/m.exec(text)[1]); // 16
