/**
 * estimate.js -- how long a count will take here, before it is begun.
 *
 * A small count is timed, and its time grows by a factor with every row more. The factors
 * were measured; the answer is right within a factor of three or so, which is enough to
 * tell minutes from years.
 */

const SAMPLES = {
  fast: { sample: 15, growth: 8 },
  other: { sample: 11, growth: 7.3 },
};

/** A shorter run says more of the workers' start than of the counting. */
const SHORTEST_SAMPLE_S = 0.1;

/** Boards up to this size are counted without asking. */
export const SMALL_N = 16;

/** Seconds that a count would take on so many workers. */
export async function estimateSeconds(solver, n, algorithm, workers) {
  const { sample, growth } = SAMPLES[algorithm] ?? SAMPLES.other;
  await solver.count(sample, { algorithm, workers: 1 }); // the first run also compiles
  let size = sample;
  let seconds = await timed(solver, size, algorithm);
  while (seconds < SHORTEST_SAMPLE_S && size < n) seconds = await timed(solver, ++size, algorithm);
  return (seconds * growth ** (n - size)) / workers;
}

async function timed(solver, n, algorithm) {
  const begin = performance.now();
  await solver.count(n, { algorithm, workers: 1 });
  return (performance.now() - begin) / 1000;
}

/** @type {[number, string][]} */
const SPANS = [
  [365.25 * 86400, 'years'],
  [86400, 'days'],
  [3600, 'hours'],
  [60, 'minutes'],
  [1, 'seconds'],
];

/** A time as people say it. */
export function formatSeconds(seconds) {
  const [span, name] = SPANS.find(([size]) => seconds >= 2 * size) ?? SPANS.at(-1);
  const number = seconds / span;
  if (Math.round(seconds) === 1) return '1 second';
  return `${number >= 1e6 ? number.toExponential(1) : Math.round(number)} ${name}`;
}
