/* countUnits.mjs -- a part of a count */
import { countUnits, unitNumber } from 'nqueens';

const units = await unitNumber(12);
const { sums } = await countUnits(12, { from: 0, to: units - 1 });
console.log(sums.reduce((all, sum) => all + sum)); // 14200n
