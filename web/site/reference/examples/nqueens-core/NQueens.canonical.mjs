/* NQueens.canonical.mjs -- the least of the eight images */
import { load } from 'nqueens/core';

const nq = await load();
console.log(nq.canonical([4, 2, 0, 3, 1]).join(' ')); // 0 2 4 1 3
console.log(nq.images([1, 3, 0, 2]).length, nq.classSize([1, 3, 0, 2])); // 8 2
