/* NQueens.classCounts.mjs -- classes of solutions, by their size */
import { load } from 'nqueens/core';

const nq = await load();
const { classes, ofFour, ofEight } = nq.classCounts(8);
console.log(classes, ofFour, ofEight); // 12n 1n 11n
console.log(nq.countUnique(8)); // 12n
