/**
 * races.js -- one lap of the race: an algorithm counts a board and tells what it did.
 */

/** A lap that is over sooner than this is run again until it is, for a time worth showing. */
const SHORTEST = 20;

export function lap(nq, { n, algorithm }) {
  const run = () =>
    algorithm === 'fast' ? { count: nq.count(n, { algorithm }) } : walk(nq, n, algorithm);
  let best = Number.POSITIVE_INFINITY;
  let found;
  const begin = performance.now();
  do {
    const start = performance.now();
    found = run();
    best = Math.min(best, performance.now() - start);
  } while (performance.now() - begin < SHORTEST);
  return { ...found, ms: best };
}

function walk(nq, n, algorithm) {
  const { placements, tests, solutions } = nq.report(n, { algorithm });
  return { count: solutions, nodes: placements, tests };
}
