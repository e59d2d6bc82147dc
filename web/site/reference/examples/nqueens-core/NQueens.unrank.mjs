/* NQueens.unrank.mjs -- a solution by its number, counted from 0 */
import { load } from 'nqueens/core';

const nq = await load();
console.log(nq.unrank(8, 45).join(' ')); // 3 7 4 2 0 6 1 5
console.log(nq.rank([3, 7, 4, 2, 0, 6, 1, 5])); // 45n
console.log(nq.unrank(8, 92)); // null
