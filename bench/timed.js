/**
 * timed.js -- the timed runs, the same in a Node worker and in a browser's worker.
 */
import { halfSymmetry } from './half_symmetry.js';

/** The best of several runs, with its answer and what it cost. */
function bestOf(runs, work) {
  let best = Infinity;
  let answer;
  for (let run = 0; run < runs; run++) {
    const begin = performance.now();
    answer = work();
    best = Math.min(best, (performance.now() - begin) / 1000);
  }
  return { seconds: best, nodes: String(answer.nodes), count: String(answer.count) };
}

/** All units of a count, one after another, tables included. */
export function countUnits(nq, n, algorithm) {
  const units = nq.units(n, { algorithm });
  let count = 0n;
  let nodes = 0n;
  for (let unit = 0; unit < units.number; unit++) {
    const { sum, cost } = units.run(unit);
    count += sum;
    nodes += cost;
  }
  units.close();
  return { count, nodes };
}

/** `{ algorithm, n, runs }` as a result; without an algorithm it is plain JavaScript. */
export function timed(nq, { algorithm, n, runs }) {
  return bestOf(runs, () => (algorithm ? countUnits(nq, n, algorithm) : halfSymmetry(n)));
}
