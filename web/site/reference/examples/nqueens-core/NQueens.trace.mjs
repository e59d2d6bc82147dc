/* NQueens.trace.mjs -- the story of a search */
import { load } from 'nqueens/core';

const nq = await load();
const trace = nq.trace(4, { algorithm: 'board' });
console.log(trace.length); // 128
console.log(trace.at(51).type, trace.board().join(' ')); // solution 1 3 0 2
console.log(trace.previous().type); // enter
trace.close();
