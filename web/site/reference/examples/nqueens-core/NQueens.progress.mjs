/* NQueens.progress.mjs -- a count that is kept and goes on later */
import { load } from 'nqueens/core';

const nq = await load();
const units = nq.units(10, { algorithm: 'bitmask' });
const progress = nq.progress(10, { algorithm: 'bitmask' });
progress.add(0, units.run(0));
const bytes = progress.bytes();

const later = nq.progress(10, { algorithm: 'bitmask', bytes });
for (let unit = later.next(); unit >= 0; unit = later.next(unit)) later.add(unit, units.run(unit));
console.log(later.total().sum); // 724n
for (const handle of [units, progress, later]) handle.close();
