/**
 * estimate.js -- how long a count will take here, before it is begun.
 *
 * A small count is timed, and its time grows by a factor with every row more. The factors
 * were measured; the answer is right within a factor of three or so, which is enough to
 * tell minutes from years.
 */

const SETTINGS = {
  fast: { sample: 15, growth: 6.3 },
  other: { sample: 11, growth: 8 },
};

/** Boards up to this size are counted without asking. */
export const SMALL_N = 16;

/** Seconds that a count would take on so many workers. */
export async function estimateSeconds(solver, n, algorithm, workers) {
  const { sample, growth } = SETTINGS[algorithm] ?? SETTINGS.other;
  await solver.count(sample, { algorithm, workers: 1 }); // the first run also compiles
  const begin = performance.now();
  await solver.count(sample, { algorithm, workers: 1 });
  const seconds = (performance.now() - begin) / 1000;
  return (seconds * growth ** (n - sample)) / workers;
}

const SPANS = [
  [365.25 * 86400, 'years'],
  [86400, 'days'],
  [3600, 'hours'],
  [60, 'minutes'],
  [1, 'seconds'],
];

/** A time as people say it. */
export function inWords(seconds) {
  const [span, name] = SPANS.find(([size]) => seconds >= 2 * size) ?? SPANS.at(-1);
  const number = seconds / span;
  return `${number >= 1e6 ? number.toExponential(1) : Math.round(number)} ${name}`;
}
