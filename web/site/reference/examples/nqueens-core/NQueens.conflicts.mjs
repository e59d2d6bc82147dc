/* NQueens.conflicts.mjs -- which queens attack which */
import { load } from 'nqueens/core';

const nq = await load();
const [{ first, second, line }] = nq.conflicts([0, 2, null, 3]);
console.log(first.row, second.row, line); // 0 3 falling
