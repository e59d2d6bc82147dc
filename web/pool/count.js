/**
 * count.js -- counting with progress, cancelling, and going on after a stop.
 */
import { numberOf, optionsOf, show, wholeNumber } from '../core/arguments.js';
import { CountJob } from './count_job.js';
import { abortError, checkSignal } from './errors.js';
import { Saver } from './saver.js';

const MOST_WORKERS = 1024;
const PROGRESS_MS = 50; // at most some twenty reports a second

function checkOptions({ signal, workers, onProgress, checkpoint }) {
  checkSignal(signal);
  if (workers !== undefined) wholeNumber('workers', workers, 1, MOST_WORKERS);
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw new TypeError(`onProgress must be a function, not ${show(onProgress)}`);
  }
  const { load, save } = checkpoint ?? {};
  if (checkpoint !== undefined && ![load, save].every((part) => typeof part === 'function')) {
    throw new TypeError('checkpoint must have the functions load and save');
  }
}

/** The number of solutions, counted by the workers of a pool. */
export async function count(nq, pool, n, options) {
  const { algorithm, workers = pool.limit, ...rest } = optionsOf(options);
  checkOptions({ workers, ...rest });
  numberOf('n', n);
  nq.progress(n, { algorithm }).close(); // refuses what cannot be counted
  pool.grow(workers);

  const release = (await rest.checkpoint?.lock?.()) ?? (() => {});
  try {
    return await countLocked(nq, pool, n, { algorithm, workers, ...rest });
  } finally {
    await release();
  }
}

async function countLocked(nq, pool, n, { algorithm, workers, signal, onProgress, checkpoint }) {
  const bytes = (await checkpoint?.load()) ?? undefined;
  const progress = nq.progress(n, { algorithm, bytes });
  const saver = checkpoint && new Saver(checkpoint, () => progress.bytes());
  const total = nq.unitNumber(n, { algorithm });
  const reporter = new Reporter(onProgress, () => ({ ...progress.total(), total }));
  const report = (parts) => {
    saver?.note();
    reporter.note(parts, saver?.trouble);
  };
  try {
    await new CountJob({ pool, progress, n, algorithm, total, signal, report }).run(workers);
    if (signal?.aborted) throw abortError(signal);
    reporter.last(saver?.trouble);
    return progress.total().sum;
  } finally {
    await saver?.finish();
    progress.close();
  }
}

/** Tells the caller how far a count is, not too often. */
class Reporter {
  #tell;
  #state;
  #begin = performance.now();
  #doneBefore;
  #lastTime = -Infinity;
  #parts = [];

  constructor(tell, state) {
    this.#tell = tell;
    this.#state = state;
    this.#doneBefore = state().done;
  }

  /** Units were finished; report if the last report is long enough ago. */
  note(parts, trouble) {
    if (!this.#tell) return;
    this.#parts.push(...parts.map(({ unit, ms }) => ({ unit, ms })));
    if (performance.now() - this.#lastTime >= PROGRESS_MS) this.#report(trouble);
  }

  /** The count is over: the last report says so. */
  last(trouble) {
    if (this.#tell) this.#report(trouble);
  }

  #report(trouble) {
    const { done, total, sum } = this.#state();
    const elapsedMs = performance.now() - this.#begin;
    const speed = (done - this.#doneBefore) / elapsedMs;
    const remainingMs = done === total ? 0 : speed > 0 ? (total - done) / speed : Infinity;
    const units = this.#parts;
    this.#lastTime = performance.now();
    this.#parts = [];
    const fraction = total === 0 ? 1 : done / total;
    const progress = { done, total, fraction, count: sum, elapsedMs, remainingMs, units };
    this.#tell(trouble ? { ...progress, unsaved: trouble } : progress);
  }
}
