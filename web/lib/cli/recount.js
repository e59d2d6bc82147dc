/**
 * recount.js -- units of a count that are counted again.
 */
import { residueOf } from '../core/residue.js';
import { rangesText } from '../pool/unit_ranges.js';
import { unitsFrom } from './units.js';

/**
 * A checkpoint's storage that forgets some units when it is loaded, so that they are
 * counted again. What is left is saved at once: no later save may bring them back.
 *
 * @param progressOf gives the progress that bytes tell of; an empty one without them
 */
export function withoutUnits(storage, units, progressOf) {
  const load = async () => {
    const bytes = await storage.load();
    if (bytes === null) return null;
    let left;
    await storage.update((there) => {
      left = dropped(there ?? bytes, new Set(units), progressOf);
      return left;
    });
    return left;
  };
  return { ...storage, load };
}

function dropped(bytes, units, progressOf) {
  const before = progressOf(bytes);
  const after = progressOf();
  try {
    for (let unit = after.next(0); unit >= 0; unit = after.next(unit + 1)) {
      const sum = before.sum(unit);
      if (sum === null || units.has(unit)) continue;
      after.add(unit, { sum, residue: residueOf(sum), cost: 0n });
    }
    return after.bytes();
  } finally {
    before.close();
    after.close();
  }
}

/** What the workers of a solver find in these units, by unit. */
export async function countAgain(solver, { n, algorithm, units: number }, units) {
  const sums = new Map();
  const ranges = rangesText(units).split(',');
  for (const range of ranges) {
    const list = unitsFrom('units', range, number);
    const options = { algorithm, from: list[0], to: list.at(-1) };
    const counted = await solver.countUnits(n, options);
    for (const [i, sum] of counted.sums.entries()) sums.set(counted.from + i, sum);
  }
  return sums;
}
