/**
 * count_job.js -- one count, spread over the workers of a pool.
 *
 * The units that are left are handed out in small batches, about BATCH_MS long, so that
 * stopping, progress and saving never wait long for a worker. A batch whose worker dies
 * goes back to the units that are left, one by one from then on; a unit that has seen
 * three deaths ends the count. What is done stands in the progress, which enters each
 * unit once and keeps a residue beside the sum.
 */
import { NQueensError } from '../core/errors.js';
import { residueOf } from '../core/residue.js';
import { onAbort } from './aborts.js';
import { abortError, WorkerDeath } from './errors.js';
import { GRACE_MS, MOST_DEATHS } from './limits.js';
import { afterSilence } from './silence.js';

const BATCH_MS = 20;
const MOST_UNITS_IN_A_BATCH = 256;

/** A worker is believed to hang after so many times the longest unit, or the patience. */
const HANG_TIMES = 20;
/** Before the first unit of a count has shown how long units are, patience is longer. */
const FIRST_TIMES = 6;
/** From this n on the first unit may take for ever. */
const LONG_N = 21;

/** Whether this is what each of the units gave, with a residue that fits the sum. */
function answers(units, parts) {
  if (!Array.isArray(parts) || parts.length !== units.length) return false;
  return parts.every((part, i) => part?.unit === units[i] && isWhole(part));
}

function isWhole({ sum, residue, cost, ms }) {
  if (![sum, cost].every((value) => typeof value === 'bigint' && value >= 0n)) return false;
  return residueOf(sum) === residue && ms >= 0;
}

/** A worker that talks nonsense is not asked again. */
function endedFor(worker, why) {
  worker.end(why);
  return new WorkerDeath(why);
}

export class CountJob {
  #pool;
  #progress;
  #n;
  #algorithm;
  #end;
  #signal;
  #report; // called after every batch
  #from;
  #next; // units from here on were not handed out yet
  #rest; // and those in front of this one, afterwards
  #again = []; // units that lost their worker
  #deaths = new Map(); // by unit
  #unitMs = 0; // a running mean
  #longestMs = 0;
  #busy = new Set(); // workers that are at a batch
  #at = new Map(); // the first unit of the batch that each lane is at
  #halt = new AbortController(); // by the caller's signal, or by an error
  #error = null;

  /** `first` is the unit to begin with; those in front of it come last. */
  constructor({ pool, progress, n, algorithm, from, to, first = from, signal, report }) {
    this.#pool = pool;
    this.#progress = progress;
    this.#n = n;
    this.#algorithm = algorithm;
    this.#from = from;
    this.#next = first;
    this.#rest = first;
    this.#end = to + 1;
    this.#signal = signal;
    this.#report = report;
  }

  /** The unit that each lane is at, by lane. */
  get at() {
    return this.#at;
  }

  /** Run all units that are left on so many workers at once. */
  async run(workers) {
    // It may have been aborted while its checkpoint was read, when nobody listened yet.
    if (this.#signal?.aborted) throw abortError(this.#signal);
    onAbort(this.#halt.signal, () => this.#endSoon());
    const off = onAbort(this.#signal, () => this.#halt.abort());
    const lanes = Math.max(1, Math.min(workers, this.#end - this.#from));
    await Promise.all(Array.from({ length: lanes }, (_, lane) => this.#lane(lane)));
    off();
    if (this.#signal?.aborted) throw abortError(this.#signal);
    if (this.#error) throw this.#error;
  }

  /** One worker's share of the count. It never throws: an error stops all lanes. */
  async #lane(lane) {
    try {
      while (!this.#halt.signal.aborted && (await this.#step(lane)));
    } catch (error) {
      this.fail(error);
    }
  }

  /** Stop all lanes; the first error is what the count rejects with. */
  fail(error) {
    if (!this.#halt.signal.aborted) this.#error = error;
    this.#halt.abort();
  }

  /** Take a worker for one batch; false when nothing is left to hand out. */
  async #step(lane) {
    const worker = await this.#pool.take(this.#halt.signal);
    try {
      const units = this.#batch();
      if (units.length > 0) await this.#work(worker, units, lane);
      return units.length > 0;
    } finally {
      this.#pool.release(worker);
    }
  }

  /** Units for one request. */
  #batch() {
    if (this.#again.length > 0) return [this.#again.pop()];
    const units = [];
    const size = this.#batchSize();
    while (units.length < size) {
      const unit = this.#progress.next(this.#next);
      if (unit < 0 || unit >= this.#end) {
        if (this.#rest <= this.#from) break;
        [this.#next, this.#end, this.#rest] = [this.#from, this.#rest, this.#from];
        continue;
      }
      units.push(unit);
      this.#next = unit + 1;
    }
    return units;
  }

  #batchSize() {
    if (this.#unitMs === 0) return 1;
    return Math.min(MOST_UNITS_IN_A_BATCH, Math.max(1, Math.floor(BATCH_MS / this.#unitMs)));
  }

  async #work(worker, units, lane) {
    const unwatch = this.#watch(worker, units.length);
    this.#busy.add(worker);
    this.#at.set(lane, units[0]);
    try {
      const parts = await worker.ask('units', this.#n, this.#algorithm, units);
      if (!answers(units, parts)) throw endedFor(worker, 'its answer made no sense');
      this.#enter(parts, lane);
    } catch (error) {
      if (!(error instanceof WorkerDeath)) throw error;
      this.#requeue(units, error);
    } finally {
      this.#busy.delete(worker);
      this.#at.delete(lane);
      unwatch();
    }
  }

  /** A worker that does not answer is as good as dead. */
  #watch(worker, units) {
    const { patience } = this.#pool;
    const known = this.#longestMs > 0;
    if (!known && this.#n >= LONG_N) return () => {};
    const longest = HANG_TIMES * this.#longestMs * units;
    const wait = known ? Math.max(patience, longest) : FIRST_TIMES * patience;
    return afterSilence(wait, () => worker.end('it did not answer'));
  }

  #enter(parts, lane) {
    for (const part of parts) {
      this.#progress.add(part.unit, part);
      this.#longestMs = Math.max(this.#longestMs, part.ms);
      this.#unitMs += (part.ms - this.#unitMs) * (this.#unitMs === 0 ? 1 : 0.1);
    }
    this.#at.delete(lane);
    this.#report(
      parts.map((part) => ({ ...part, worker: lane })),
      this.#at,
    );
  }

  #requeue(units, death) {
    for (const unit of units) {
      const deaths = (this.#deaths.get(unit) ?? 0) + 1;
      if (deaths === MOST_DEATHS) {
        const message = `unit ${unit} of the count failed ${MOST_DEATHS} times: ${death.message}`;
        throw new NQueensError(message, { cause: death });
      }
      this.#deaths.set(unit, deaths);
      if (this.#progress.sum(unit) === null) this.#again.push(unit);
    }
  }

  /** Let the workers end what they are at, but not for long. */
  #endSoon() {
    const timer = setTimeout(() => {
      for (const worker of this.#busy) worker.end('its count was cancelled');
    }, GRACE_MS);
    timer.unref?.();
  }
}
