/**
 * count.js -- counting with progress, cancelling, and going on after a stop.
 */
import { defaultFor } from '../core/algorithms.js';
import {
  numberOf,
  optionsOf,
  resolveAlgorithm,
  show,
  TASKS,
  wholeNumber,
} from '../core/arguments.js';
import { progress as progressOf } from '../core/checkpoints.js';
import { unitCount } from '../core/counts.js';
import { refuseWrongTotal, verifyOf } from '../core/published.js';
import { refuseUnknown } from '../core/unknown_names.js';
import { CountJob } from './count_job.js';
import { checkSignal } from './errors.js';
import { BEAT_MS, MOST_WORKERS } from './limits.js';

export const COUNT_OPTIONS = [
  'signal',
  'algorithm',
  'verify',
  'workers',
  'onProgress',
  'checkpoint',
];

function checkOptions({ signal, workers, onProgress, checkpoint }) {
  checkSignal(signal);
  if (workers !== undefined) wholeNumber('workers', workers, 0, MOST_WORKERS);
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw new TypeError(`onProgress must be a function, not ${show(onProgress)}`);
  }
  const { load, save } = checkpoint ?? {};
  if (checkpoint !== undefined && ![load, save].every((part) => typeof part === 'function')) {
    throw new TypeError('checkpoint must have the functions load and save');
  }
}

/** The number of solutions, counted by the workers of a pool. */
export async function count(backend, n, options) {
  refuseUnknown('count()', options, COUNT_OPTIONS);
  return countRange(backend, n, optionsOf(options), (progress) => progress.total().sum);
}

/**
 * A part of a count: units `from` to `to`, both included. Gives what each unit found,
 * with all that is needed to put it together with other parts.
 */
export async function countUnits(backend, n, options) {
  refuseUnknown('countUnits()', options, [...COUNT_OPTIONS, 'from', 'to']);
  const engine = await backend.engine();
  const { algorithm = defaultFor(engine, 'count', numberOf('n', n)), ...rest } = optionsOf(options);
  const units = unitCount(engine, n, { algorithm });
  const { from = 0, to = units - 1 } = rest;
  wholeNumber('to', to, 0, units - 1);
  wholeNumber('from', from, 0, to);
  const sums = (progress) => {
    const all = Array.from({ length: to - from + 1 }, (_, i) => progress.sum(from + i));
    return {
      n,
      algorithm,
      version: engine.ask('text', 'engine_version'),
      units,
      from,
      to,
      sums: all,
    };
  };
  return countRange(backend, n, { ...rest, algorithm, from, to }, sums);
}

async function countRange(backend, n, options, result) {
  const engine = await backend.engine();
  const pool = backend.poolFor(options);
  const { workers = pool.limit, ...rest } = options;
  checkOptions({ workers, ...rest });
  verifyOf(rest);
  numberOf('n', n);
  unitCount(engine, n, { algorithm: rest.algorithm }); // refuses what cannot be counted
  pool.grow(workers);

  const release = (await rest.checkpoint?.lock?.()) ?? (() => {});
  try {
    return await countLocked(engine, pool, n, { workers, ...rest }, result);
  } finally {
    await release();
  }
}

async function countLocked(engine, pool, n, options, result) {
  const { algorithm, workers, signal, onProgress, checkpoint } = options;
  const { from = 0, to = unitCount(engine, n, { algorithm }) - 1 } = options;
  const kept = checkpoint && (await import('./kept_count.js'));
  const telling = onProgress && (await import('./reporter.js'));
  const bytes = (await checkpoint?.load()) ?? undefined;
  const progress = progressOf(engine, n, { algorithm, bytes });
  const reporter = telling && new telling.Reporter(onProgress, progress, { from, to });
  const refused = (error) => job.fail(error);
  const shared = kept && new kept.SharedProgress(engine, n, { algorithm, progress, bytes });
  const saver = kept && new kept.Saver(checkpoint, kept.uniting(shared, reporter, refused));
  const report = (parts, at) => {
    saver?.note();
    reporter?.note(parts, at, saver?.lastError);
  };
  // Processes that share a checkpoint begin anywhere, so that they seldom count the same.
  const first = checkpoint?.update ? from + Math.floor(Math.random() * (to - from + 1)) : from;
  const id = resolveAlgorithm(engine, n, { algorithm }, TASKS.count);
  const job = new CountJob({ pool, progress, n, algorithm: id, from, to, first, signal, report });
  const beat = setInterval(() => {
    saver?.retry();
    try {
      reporter?.beat(job.at, saver?.lastError);
    } catch (error) {
      job.fail(error); // the caller's own
    }
  }, BEAT_MS);
  beat.unref?.();
  try {
    await job.run(workers);
    await saver?.finish();
    reporter?.last(saver?.lastError);
    const { sum, done } = progress.total();
    const units = unitCount(engine, n, { algorithm });
    if (done === units && verifyOf(options)) {
      refuseWrongTotal(n, sum, () => shared?.sources() ?? countedHere(units));
    }
    return result(progress);
  } finally {
    clearInterval(beat);
    await saver?.finish();
    // The last save of a run that was cancelled may fail, too, and nobody would know.
    if (signal?.aborted && saver?.lastError) reporter?.last(saver.lastError);
    progress.close();
  }
}

/** Where the sums are from, when nothing else was there. */
const countedHere = (units) => [{ name: 'workers', units: units > 1 ? `0-${units - 1}` : '0' }];
