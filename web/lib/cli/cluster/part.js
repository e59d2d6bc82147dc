/**
 * part.js -- a part of a count as a file, and the sum of many parts.
 *
 * A part is JSON (schemas/part.schema.json): n, algorithm, the engine's version, the
 * number of all units, the range that was counted, a sum and a residue for each unit, and
 * a checksum over all of it. Parts come from other machines, so nothing in them is
 * believed until it was checked.
 */
import { createHash } from 'node:crypto';

import { complaintAboutTotal } from '../../core/published.js';
import { residueOf } from '../../core/residue.js';

const FORMAT = 'nqueens-part';

/** A part cannot be used; its message says which one, and why. */
export class PartError extends Error {
  name = 'PartError';
}

const KEYS = ['format', 'n', 'algorithm', 'version', 'units', 'from', 'to', 'sums', 'residues'];

/** The checksum is over the values in a fixed order, whatever order the file has. */
function checksumOf(part) {
  const text = JSON.stringify(KEYS.map((key) => part[key]));
  return createHash('sha256').update(text).digest('hex');
}

/** A part as it is written: `counted` is what countUnits() gave. */
export function partOf({ n, algorithm, version, units, from, to, sums }) {
  const part = {
    format: FORMAT,
    ...{ n, algorithm, version, units, from, to },
    sums: sums.map(String),
    residues: sums.map(residueOf),
  };
  return { ...part, checksum: checksumOf(part) };
}

const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const isSum = (value) =>
  typeof value === 'string' && /^(0|[1-9]\d{0,19})$/.test(value) && BigInt(value) < 2n ** 64n;

/** What is wrong with a part by itself; undefined if nothing is. */
function complaintAbout(part) {
  if (typeof part !== 'object' || part === null || part.format !== FORMAT) return 'it is no part';
  if (checksumOf(part) !== part.checksum) return 'its checksum is wrong: it is damaged';
  const { n, algorithm, version, units, from, to, sums, residues } = part;
  if (typeof algorithm !== 'string') return 'its algorithm is no name';
  if (typeof version !== 'string') return 'its engine version is no text';
  if (![n, units, from, to].every(isCount) || from > to || to >= units) return 'its range is wrong';
  const length = to - from + 1;
  const lists = [sums, residues];
  if (!lists.every((list) => Array.isArray(list) && list.length === length)) {
    return 'it does not hold one sum and one residue for each unit';
  }
  const wrong = sums.findIndex((sum) => !isSum(sum));
  if (wrong >= 0) return `the sum of unit ${from + wrong} is not a count below 2^64`;
  const unlike = sums.findIndex((sum, i) => residueOf(BigInt(sum)) !== residues[i]);
  return unlike < 0 ? undefined : `the sum and the residue of unit ${from + unlike} disagree`;
}

/** Refuse a part that is not of the count which `other` is of. */
function refuseOther(part, other, otherName) {
  const key = ['n', 'algorithm', 'version', 'units'].find((name) => part[name] !== other[name]);
  if (key === undefined) return;
  const words = `its ${key} is ${part[key]}, that of ${otherName} is ${other[key]}`;
  throw new PartError(`${part.name}: ${words}`);
}

/** A part from a text. */
export function readPart(text, name) {
  let part;
  try {
    part = JSON.parse(text);
  } catch {
    throw new PartError(`${name}: it is not JSON`);
  }
  const complaint = complaintAbout(part);
  if (complaint) throw new PartError(`${name}: ${complaint}`);
  return { ...part, name, sums: part.sums.map(BigInt) };
}

/** A part of this count from a text. */
export function readPartOf(count, text, name) {
  const part = readPart(text, name);
  refuseOther(part, count, 'this count');
  return part;
}

/**
 * Put parts together.
 *
 * @returns `total`, a bigint once every unit is there and nobody disagrees, else null;
 *   `confirmed`, how many units were counted more than once with the same result;
 *   `conflicts`, the units on which parts disagree; `mirrors`, pairs of units that are
 *   mirror images of each other and gave different sums; `missing`, ranges of units;
 *   `claims`, who says what of the units that parts disagree on; `complaint`, what is
 *   wrong with a total that is not the published one, and `sources`, the parts
 * @param again sums by unit, counted again: they are believed, whatever the parts say
 */
export function mergeParts(parts, nq, again = new Map()) {
  const [first] = parts;
  for (const part of parts) refuseOther(part, first, 'the first part');
  refuseForeign(first, nq);
  const { sums, confirmed, conflicts } = compared(parts, again);
  const { sum, mirrors } = added(sums, first, nq);
  const missing = rangesOf(sums, (given) => given === null);
  const complete = [conflicts, mirrors, missing].every((list) => list.length === 0);
  const complaint = complete ? (complaintAboutTotal(first.n, sum) ?? null) : null;
  const total = complete && complaint === null ? sum : null;
  const claims = conflicts.map((unit) => claimsOn(parts, unit));
  const sources = parts
    .map(({ name, from, to }) => ({ name, from, to }))
    .sort((a, b) => a.from - b.from);
  const found = { confirmed, conflicts, claims, mirrors, missing };
  return { total, units: first.units, ...found, complaint, sources };
}

/** Which part says what of a unit. */
export function claimsOn(parts, unit) {
  const holders = parts.filter(({ from, to }) => from <= unit && unit <= to);
  const sums = holders.map(({ name, from, sums: given }) => ({
    part: name,
    sum: given[unit - from],
  }));
  return { unit, sums };
}

/** What was told first of each unit, and whether others who counted it agree. */
function compared(parts, again) {
  const sums = new Array(parts[0].units).fill(null);
  for (const [unit, sum] of again) sums[unit] = sum;
  const confirmed = new Set();
  const conflicts = new Set();
  for (const { from, sums: given } of parts) {
    given.forEach((sum, i) => {
      const unit = from + i;
      if (sums[unit] === null) sums[unit] = sum;
      else if (sums[unit] === sum) confirmed.add(unit);
      else if (!again.has(unit)) conflicts.add(unit);
    });
  }
  const sorted = [...conflicts].sort((a, b) => a - b);
  return { sums, confirmed: confirmed.size, conflicts: sorted };
}

/** The engine adds up: it knows in which counts mirror images must give the same. */
function added(sums, { n, algorithm, units }, nq) {
  const progress = nq.progress(n, { algorithm });
  try {
    const mirrors = [];
    sums.forEach((sum, unit) => {
      if (sum === null || isLikeItsImage(progress, unit, sum)) return;
      mirrors.push([units - 1 - unit, unit]); // mirroring turns the order of units round
    });
    return { sum: progress.total().sum, mirrors };
  } finally {
    progress.close();
  }
}

/** Enter a unit; false if its mirror image is there and gave something else. */
function isLikeItsImage(progress, unit, sum) {
  try {
    progress.add(unit, { sum, residue: residueOf(sum), cost: 0n });
    return true;
  } catch (error) {
    if (error.code !== 'mirror-differs') throw error;
    return false;
  }
}

function refuseForeign(part, nq) {
  if (part.version !== nq.version) {
    const message = `it was counted by engine version ${part.version}, this is version ${nq.version}`;
    throw new PartError(`${part.name}: ${message}`);
  }
  const units = unitCountOf(part, nq);
  if (part.units !== units) {
    throw new PartError(`${part.name}: such a count has ${units} units, not ${part.units}`);
  }
}

/** How many units the count of a part has, if there is such a count. */
function unitCountOf({ name, n, algorithm }, nq) {
  try {
    return nq.unitCount(n, { algorithm });
  } catch (error) {
    throw new PartError(`${name}: ${error.message}`);
  }
}

/** Consecutive places of a list for which a condition holds, as [first, last]. */
function rangesOf(list, holds) {
  const ranges = [];
  list.forEach((item, i) => {
    if (!holds(item)) return;
    if (ranges.length > 0 && ranges.at(-1)[1] === i - 1) ranges.at(-1)[1] = i;
    else ranges.push([i, i]);
  });
  return ranges;
}
