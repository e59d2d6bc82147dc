/* NQueens.hint.mjs -- what to do next, and why */
import { load } from 'nqueens/core';

const nq = await load();
const hint = nq.hint(4, { queens: [1] });
console.log(hint.row, hint.column, hint.kind); // 1 3 last
