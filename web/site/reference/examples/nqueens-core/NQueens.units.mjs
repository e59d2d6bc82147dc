/* NQueens.units.mjs -- a count, unit by unit */
import { load } from 'nqueens/core';

const nq = await load();
const units = nq.units(12);
let total = 0n;
for (let unit = 0; unit < units.number; unit++) total += units.run(unit).sum;
units.close();
console.log(total); // 14200n
