/**
 * races.js -- one lap of the race: an algorithm counts a board, unit by unit.
 */

/** Clocks of browsers are coarse: shorter laps are run again and again, and shared out. */
const SHORTEST_LAP_MS = 40;

/** How often a runner is looked at. */
const PROGRESS_MS = 60;

export function* lap(nq, { n, algorithm }) {
  const units = nq.units(n, { algorithm });
  try {
    const begin = performance.now();
    let found;
    let laps = 0;
    do {
      found = yield* run(units);
      laps++;
    } while (performance.now() - begin < SHORTEST_LAP_MS);
    return laps === 1 ? found : { ...found, ms: (performance.now() - begin) / laps };
  } finally {
    units.close();
  }
}

function* run(units) {
  const begin = performance.now();
  let looked = begin;
  let count = 0n;
  let nodes = 0n;
  for (let unit = 0; unit < units.number; unit++) {
    const { sum, cost } = units.run(unit);
    count += sum;
    nodes += cost;
    const now = performance.now();
    if (now - looked < PROGRESS_MS) continue;
    looked = now;
    yield { fraction: (unit + 1) / units.number, ms: now - begin };
  }
  return { count, nodes: Number(nodes), ms: performance.now() - begin };
}
