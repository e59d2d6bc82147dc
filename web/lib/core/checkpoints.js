/**
 * checkpoints.js -- a count's progress, entered unit by unit and kept as bytes.
 *
 * The bytes are written and verified in C: what comes back from a disk is believed only
 * when its version, n, algorithm, length and checksum hold.
 */

/** @import { Sync } from './sync.js' */
import { bigintOf, resolveAlgorithm, show, TASKS, wholeNumber } from './arguments.js';
import { DISPOSE, Handle } from './handle.js';

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
class Progress {
  /** @type {import('./wasm_instance.js').WasmInstance} */
  #engine;
  #handle;

  constructor(engine, address) {
    this.#engine = engine;
    this.#handle = new Handle(engine, address, 'checkpoint_free');
  }

  /** Enter what a unit gave; false if it was done already, and gave the same. */
  add(unit, part) {
    wholeNumber('unit', unit, 0, MAX_UNIT);
    const { sum, residue, cost } = partOf(part);
    const { wasm } = this.#engine;
    const number = wasm.checkpoint_add(this.#handle.address, unit, sum, residue, cost);
    const status = this.#engine.status(number);
    if (status === 'ok' || status === 'done') return status === 'ok';
    throw this.#engine.failure(number, `unit ${unit}: `);
  }

  /** The first unit from one on that is not done; -1 when all are. */
  next(from = 0) {
    wholeNumber('from', from, 0, MAX_UNIT);
    return Number(this.#engine.wasm.checkpoint_next(this.#handle.address, from));
  }

  /** What a unit gave; null while it is not done. */
  sum(unit) {
    wholeNumber('unit', unit, 0, MAX_UNIT);
    const sum = this.#engine.wasm.checkpoint_sum(this.#handle.address, unit);
    return sum < 0n ? null : sum;
  }

  /** What the units that are done gave together, and how many they are. */
  total() {
    const { wasm } = this.#engine;
    const address = this.#engine.unwrap(wasm.checkpoint_total(this.#handle.address));
    const [sum, residue, cost, done] = this.#engine.bigints(address, 4);
    return { sum, residue: Number(residue), cost, done: Number(done) };
  }

  /** The progress as bytes, the same on every machine. */
  bytes() {
    const { wasm } = this.#engine;
    const address = this.#engine.unwrap(wasm.checkpoint_write(this.#handle.address));
    return this.#engine.bytes(address, wasm.checkpoint_size(this.#handle.address));
  }

  /** Free the memory. Closing twice is fine. */
  close() {
    this.#handle.close();
  }

  [DISPOSE]() {
    this.close();
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
  if (bytes === undefined) return new Progress(engine, engine.wasm.checkpoint_new(n, algorithm));
  if (!(bytes instanceof Uint8Array)) {
    throw new TypeError(`bytes must be a Uint8Array, not ${show(bytes)}`);
  }
  const length = engine.writeBytes(bytes);
  return new Progress(engine, engine.wasm.checkpoint_read(n, algorithm, length));
}
