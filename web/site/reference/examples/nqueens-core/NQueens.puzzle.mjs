/* NQueens.puzzle.mjs -- a puzzle of regions with one solution */
import { load } from 'nqueens/core';

const nq = await load();
const puzzle = nq.puzzle(8, { seed: 1 });
console.log(nq.countCompletions(8, puzzle)); // 1n
