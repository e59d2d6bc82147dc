/* NQueens.estimate.mjs -- about how many solutions there are */
import { load } from 'nqueens/core';

const nq = await load();
const { mean, error } = nq.estimate(8, { seed: 1 });
console.log(Math.abs(mean - 92) < 4 * error); // true
