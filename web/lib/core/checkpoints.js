/**
 * checkpoints.js -- a count's progress, entered unit by unit and kept as bytes.
 *
 * The bytes are written and verified in C: what comes back from a disk is believed only
 * when its version, n, algorithm, length and checksum hold.
 */

/** @import { Sync } from './sync.js' */
import { bigintOf, resolveAlgorithm, show, TASKS, wholeNumber } from './arguments.js';
import { Closable, heldBy } from './handle.js';
import { askedNow } from './steps.js';

const MAX_UNIT = 2 ** 32 - 1;
const MAX_RESIDUE = 2 ** 32 - 1;

/** What a unit gave, checked before it reaches C. */
function partOf(part) {
  if (typeof part !== 'object' || part === null) {
    throw new TypeError(`a unit's result must be an object, not ${show(part)}`);
  }
  const { sum, residue, cost } = part;
  bigintOf('sum', sum);
  wholeNumber('residue', residue, 0, MAX_RESIDUE);
  bigintOf('cost', cost);
  return { sum, residue, cost };
}

/** Which units of a count are done, and what they gave. */
class Progress extends Closable {
  /** Enter what a unit gave; false if it was done already, and gave the same. */
  add(unit, part) {
    wholeNumber('unit', unit, 0, MAX_UNIT);
    const { sum, residue, cost } = partOf(part);
    const { engine, address } = heldBy(this);
    const number = engine.ask('checkpoint_add', address, unit, sum, residue, cost);
    const status = engine.status(number);
    if (status === 'ok' || status === 'done') return status === 'ok';
    throw engine.failure(number, `unit ${unit}: `);
  }

  /** The first unit from one on that is not done; -1 when all are. */
  next(from = 0) {
    wholeNumber('from', from, 0, MAX_UNIT);
    const { engine, address } = heldBy(this);
    return Number(engine.ask('checkpoint_next', address, from));
  }

  /** What a unit gave; null while it is not done. */
  sum(unit) {
    wholeNumber('unit', unit, 0, MAX_UNIT);
    const { engine, address } = heldBy(this);
    const sum = engine.ask('checkpoint_sum', address, unit);
    return sum < 0n ? null : sum;
  }

  /** What the units that are done gave together, and how many they are. */
  total() {
    const { engine, address } = heldBy(this);
    const step = ['bigints', 4, 'checkpoint_total', address];
    const [sum, residue, cost, done] = askedNow(engine, step);
    return { sum, residue: Number(residue), cost, done: Number(done) };
  }

  /** The progress as bytes, the same on every machine. */
  bytes() {
    const { engine, address } = heldBy(this);
    const size = engine.ask('checkpoint_size', address);
    return askedNow(engine, ['bytes', size, 'checkpoint_write', address]);
  }
}

/**
 * The progress of a count: a fresh one, or the one that `options.bytes` tell of.
 *
 * @throws {NQueensError} the bytes are no checkpoint of this count (code `bad-checkpoint`)
 * @type {Sync<'progress'>}
 */
export function progress(engine, n, options) {
  const algorithm = resolveAlgorithm(engine, n, options, TASKS.count);
  const bytes = options?.bytes;
  if (bytes !== undefined && !(bytes instanceof Uint8Array)) {
    throw new TypeError(`bytes must be a Uint8Array, not ${show(bytes)}`);
  }
  const step = bytes
    ? ['checkpoint_read', n, algorithm, bytes.length, bytes]
    : ['checkpoint_new', n, algorithm];
  return new Progress(engine, ['checkpoint_free', askedNow(engine, step)]);
}
