/**
 * shared_progress.js -- the progress of a count to which other processes add units, through
 * the checkpoint that they share.
 */
import { progress as progressOf } from '../core/checkpoints.js';
import { unitCount } from '../core/counts.js';
import { NQueensError } from '../core/errors.js';
import { residueOf } from '../core/residue.js';
import { rangesText } from './unit_ranges.js';

export class SharedProgress {
  #engine;
  #n;
  #algorithm;
  #progress;
  #units;
  #fromFile = new Set(); // units that this process did not count
  #saved; // the bytes that were saved last

  /** `bytes` are those that `progress` was made from, if any. */
  constructor(engine, n, { algorithm, progress, bytes }) {
    this.#engine = engine;
    this.#n = n;
    this.#algorithm = algorithm;
    this.#progress = progress;
    this.#saved = bytes;
    this.#units = unitCount(engine, n, { algorithm });
    if (bytes === undefined) return;
    for (let unit = 0; unit < this.#units; unit++) {
      if (progress.sum(unit) !== null) this.#fromFile.add(unit);
    }
  }

  /** Enter the units that a checkpoint holds; gives those that were not known here. */
  unite(bytes) {
    return bytes === null || isSame(bytes, this.#saved) ? [] : this.#enterAll(bytes);
  }

  #enterAll(bytes) {
    const there = progressOf(this.#engine, this.#n, { algorithm: this.#algorithm, bytes });
    try {
      const fresh = [];
      for (let unit = 0; unit < this.#units; unit++) {
        const sum = there.sum(unit);
        if (sum !== null && this.#enter(unit, sum)) fresh.push(unit);
      }
      return fresh;
    } finally {
      there.close();
    }
  }

  /** Whether a unit was not known here; throws if another sum is. */
  #enter(unit, sum) {
    const known = this.#progress.sum(unit);
    if (known === sum) return false;
    if (known !== null) throw conflict(unit, `${known} was counted here`, sum);
    this.#add(unit, sum);
    return true;
  }

  #add(unit, sum) {
    this.#fromFile.add(unit);
    try {
      this.#progress.add(unit, { sum, residue: residueOf(sum), cost: 0n });
    } catch (error) {
      throw conflict(unit, error.message, sum);
    }
  }

  /** All that is known, to be saved. */
  bytes() {
    this.#saved = this.#progress.bytes();
    return this.#saved;
  }

  /** Which units were in the checkpoint, and which did the workers count? */
  sources() {
    const all = Array.from({ length: this.#units }, (_, unit) => unit);
    const sources = [
      { name: 'the checkpoint', list: all.filter((unit) => this.#fromFile.has(unit)) },
      { name: 'workers', list: all.filter((unit) => !this.#fromFile.has(unit)) },
    ];
    return sources
      .filter(({ list }) => list.length > 0)
      .map(({ name, list }) => ({ name, units: rangesText(list) }));
  }
}

const isSame = (one, other) =>
  one.length === other?.length && one.every((byte, i) => byte === other[i]);

function conflict(unit, here, sum) {
  const words = `unit ${unit} gave ${sum} according to the checkpoint, but ${here}`;
  return Object.assign(new NQueensError(words, { code: 'conflict' }), { unit });
}
