/**
 * counts.js -- how far a stored count is, and how long another one would take.
 */

export function algorithms(nq) {
  return nq.algorithms;
}

/** What a checkpoint tells: { total, done, sum, flags, algorithm }, with a flag for each unit. */
export function stored(nq, { n, algorithm = nq.defaultFor('count', n), bytes }) {
  const total = nq.unitCount(n, { algorithm });
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

/**
 * A small count is timed, and its time grows by a factor with every row more; the factors
 * were measured. That tells minutes from years, which is what people want to know.
 */
const SAMPLES = {
  fast: { sample: 15, growth: 8 },
  other: { sample: 11, growth: 7.3 },
};

/** A shorter run says little. */
const SHORTEST_SAMPLE_MS = 100;

export function forecast(nq, { n, algorithm = nq.defaultFor('count', n), workers }) {
  const { sample, growth } = SAMPLES[algorithm] ?? SAMPLES.other;
  let size = Math.min(sample, n);
  nq.count(size, { algorithm }); // the first run also compiles
  let ms = timed(nq, size, algorithm);
  while (ms < SHORTEST_SAMPLE_MS && size < n) ms = timed(nq, ++size, algorithm);
  return (ms * growth ** (n - size)) / workers;
}

function timed(nq, n, algorithm) {
  const begin = performance.now();
  nq.count(n, { algorithm });
  return performance.now() - begin;
}
