/**
 * part.js -- a part of a count as a file, and the sum of many parts.
 *
 * A part is JSON (schemas/part.schema.json): n, algorithm, the engine's version, the
 * number of all units, the range that was counted, a sum and a residue for each unit, and
 * a checksum over all of it. Parts come from other machines, so nothing in them is
 * believed until it was checked.
 */
import { createHash } from 'node:crypto';

const FORMAT = 'nqueens-part';
const PRIME = 2n ** 32n - 5n;

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
    residues: sums.map((sum) => Number(sum % PRIME)),
  };
  return { ...part, checksum: checksumOf(part) };
}

const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const isSum = (value) => typeof value === 'string' && /^(0|[1-9]\d{0,19})$/.test(value);

/** What is wrong with a part by itself; undefined if nothing is. */
function complaintAbout(part) {
  if (typeof part !== 'object' || part === null || part.format !== FORMAT) return 'it is no part';
  if (checksumOf(part) !== part.checksum) return 'its checksum is wrong: it is damaged';
  const { n, units, from, to, sums, residues } = part;
  if (![n, units, from, to].every(isCount) || from > to || to >= units) return 'its range is wrong';
  const length = to - from + 1;
  const lists = [sums, residues];
  if (!lists.every((list) => Array.isArray(list) && list.length === length)) {
    return 'it does not hold one sum and one residue for each unit';
  }
  const wrong = sums.findIndex(
    (sum, i) => !isSum(sum) || BigInt(sum) % PRIME !== BigInt(residues[i]),
  );
  return wrong < 0 ? undefined : `the sum and the residue of unit ${from + wrong} disagree`;
}

/** Whether two parts are of the same count; undefined if they are. */
function difference(part, first) {
  const key = ['n', 'algorithm', 'version', 'units'].find((name) => part[name] !== first[name]);
  return key && `its ${key} is ${part[key]}, that of the first part is ${first[key]}`;
}

/** A part from the text of a file. */
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

/**
 * Put parts together.
 *
 * @returns `total`, a bigint once every unit is there and nobody disagrees, else null;
 *   `confirmed`, how many units were counted more than once with the same result;
 *   `conflicts`, the units on which parts disagree; `missing`, ranges of units
 */
export function mergeParts(parts, { version, unitNumber }) {
  const [first] = parts;
  for (const part of parts) {
    const unlike = difference(part, first);
    if (unlike) throw new PartError(`${part.name}: ${unlike}`);
  }
  refuseForeign(first, version, unitNumber);
  const sums = new Array(first.units).fill(null);
  const confirmed = new Set();
  const conflicts = new Set();
  for (const { from, sums: given } of parts) {
    given.forEach((sum, i) => {
      const unit = from + i;
      if (sums[unit] === null) sums[unit] = sum;
      else if (sums[unit] === sum) confirmed.add(unit);
      else conflicts.add(unit);
    });
  }
  const missing = rangesOf(sums, (sum) => sum === null);
  const complete = missing.length === 0 && conflicts.size === 0;
  const total = complete ? sums.reduce((all, sum) => all + sum, 0n) : null;
  const sorted = [...conflicts].sort((a, b) => a - b);
  return { total, units: first.units, confirmed: confirmed.size, conflicts: sorted, missing };
}

function refuseForeign(part, version, unitNumber) {
  if (part.version !== version) {
    const words = `it was counted by engine version ${part.version}, this is version ${version}`;
    throw new PartError(`${part.name}: ${words}`);
  }
  const units = unitNumber(part.n, part.algorithm);
  if (part.units !== units) {
    throw new PartError(`${part.name}: such a count has ${units} units, not ${part.units}`);
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
