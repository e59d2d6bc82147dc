/* NQueens.report.mjs -- what an algorithm did */
import { load } from 'nqueens/core';

const nq = await load();
const { tests, placements, nodes } = nq.report(8, { algorithm: 'array' });
console.log(tests, placements); // 15720n 2056n
console.log(nodes.join(' ')); // 1 8 42 140 344 568 550 312 92
