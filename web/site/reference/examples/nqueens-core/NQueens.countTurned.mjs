/* NQueens.countTurned.mjs -- solutions that a turn keeps */
import { load } from 'nqueens/core';

const nq = await load();
console.log(nq.countTurned(8)); // 4n
console.log(nq.countTurned(12, 'quarter-turn')); // 8n
