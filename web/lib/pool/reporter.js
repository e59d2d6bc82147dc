/**
 * reporter.js -- how far a count is, for those who want to know: loaded with `onProgress`.
 */
import { BEAT_MS } from './limits.js';

const PROGRESS_MS = 50; // at most some twenty reports a second, one a second where units take longer

/** Tells the caller how far a count is, not too often. */
export class Reporter {
  #tell;
  #progress;
  #total;
  #done = 0;
  #count = 0n;
  #doneBefore;
  #begin = performance.now();
  #lastTime = -Infinity;
  #parts = [];
  #from;
  #entered;

  constructor(tell, progress, { from, to }) {
    this.#tell = tell;
    this.#progress = progress;
    this.#total = to - from + 1;
    this.#from = from;
    this.#entered = new Uint8Array(this.#total);
    for (let unit = from; unit <= to; unit++) this.#enter(unit);
    this.#doneBefore = this.#done;
  }

  #enter(unit) {
    const sum = this.#progress.sum(unit);
    const place = unit - this.#from;
    if (sum === null || this.#entered[place] !== 0) return;
    this.#entered[place] = 1;
    this.#done++;
    this.#count += sum;
  }

  /** Units were finished by another process; they say nothing of the speed of this one. */
  add(units) {
    const before = this.#done;
    for (const unit of units) this.#enter(unit);
    this.#doneBefore += this.#done - before;
  }

  /** Units were finished; report if the last report is long enough ago. */
  note(parts, at, unsaved) {
    for (const { unit, ms, worker } of parts) {
      this.#enter(unit);
      this.#parts.push({ unit, ms, worker });
    }
    this.#report(at, unsaved, PROGRESS_MS);
  }

  /** Nothing may have been finished for long: say at least that the count goes on. */
  beat(at, unsaved) {
    this.#report(at, unsaved, BEAT_MS - PROGRESS_MS); // timers are not exact
  }

  /** The count is over: the last report says so. */
  last(unsaved) {
    this.#report([], unsaved, 0);
  }

  /**
   * @param {Iterable<[number, number]>} at the unit that each worker is at
   * @param {unknown} unsaved why the checkpoint cannot be saved
   * @param {number} pause the least time since the last report
   */
  #report(at, unsaved, pause) {
    if (performance.now() - this.#lastTime < pause) return;
    const done = this.#done;
    const total = this.#total;
    const elapsedMs = performance.now() - this.#begin;
    const speed = (done - this.#doneBefore) / elapsedMs;
    const remainingMs = done === total ? 0 : speed > 0 ? (total - done) / speed : Infinity;
    const units = this.#parts;
    this.#lastTime = performance.now();
    this.#parts = [];
    const fraction = done / total;
    const running = [...at].map(([worker, unit]) => ({ unit, worker }));
    /** @type {import('./index.js').CountProgress} */
    const progress = {
      done,
      total,
      fraction,
      count: this.#count,
      elapsedMs,
      remainingMs,
      units,
      running,
    };
    this.#tell(unsaved ? { ...progress, unsaved } : progress);
  }
}
