/**
 * counts.js -- how far a stored count is, and how long another one would take.
 */

/** What a checkpoint tells: { total, done, sum, flags, algorithm }, with a flag for each unit. */
export function stored(nq, { n, algorithm = nq.defaultFor('count', n), bytes }) {
  const total = nq.unitNumber(n, { algorithm });
  const progress = nq.progress(n, { algorithm, bytes });
  try {
    const { done, sum } = progress.total();
    const flags = new Uint8Array(total);
    if (done)
      for (let unit = 0; unit < total; unit++) flags[unit] = progress.sum(unit) === null ? 0 : 1;
    return { total, done, sum, flags, algorithm };
  } finally {
    progress.close();
  }
}

/** A short count is timed; each further row takes some seven times as long. */
const TIMED = 13;
const GROWTH = 7;

export function forecast(nq, { n, algorithm, workers }) {
  const small = Math.min(TIMED, n);
  const begin = performance.now();
  nq.count(small, { algorithm });
  const ms = Math.max(0.2, performance.now() - begin);
  return (ms * GROWTH ** (n - small)) / workers;
}
