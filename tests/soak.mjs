/**
 * soak.mjs -- ten minutes of everything, with twelve workers: nothing may grow.
 *
 *     node tests/soak.mjs [MINUTES]
 *
 * Counts, aborts, walks that are broken off, traces that are left open, solvers that are
 * made and closed, and wrong input, in a random order that is the same every time. Memory,
 * threads, descriptors and handles are sampled after each round; the medians of the second
 * and the last quarter are compared.
 */
import { readdirSync, readFileSync } from 'node:fs';

import { createSolver } from '../dist/index.js';
import { median } from './median.mjs';
import { randomFrom } from './random.mjs';

const WORKERS = 12;
const minutes = Number(process.argv[2] ?? 10);
const random = randomFrom(19);
const pick = (list) => list[Math.floor(random() * list.length)];

const shared = createSolver({ workers: WORKERS });
const tally = { operations: 0, aborts: 0, wrong: 0 };

const COUNTS = { 8: 92n, 10: 724n, 12: 14200n, 13: 73712n };

const OPERATIONS = [
  async () => {
    const n = pick(Object.keys(COUNTS));
    if ((await shared.count(Number(n), { workers: WORKERS })) !== COUNTS[n]) tally.wrong++;
  },
  async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 30 * random());
    await shared.count(18, { signal: stop.signal }).catch(() => tally.aborts++);
  },
  async () => {
    for await (const _ of shared.solutions(10)) if (random() < 0.05) break;
  },
  async () => {
    const trace = await shared.trace(6, { algorithm: 'board' });
    if (random() < 0.5) await trace.close();
  },
  async () => {
    const own = createSolver({ workers: 2 });
    if ((await own.count(8)) !== 92n) tally.wrong++;
    own.close();
  },
  async () => {
    await shared.count(-1).then(
      () => tally.wrong++,
      () => {},
    );
  },
];

const threads = () => Number(/Threads:\s*(\d+)/.exec(readFileSync('/proc/self/status'))[1]);

function sample() {
  globalThis.gc?.();
  return {
    rssMB: process.memoryUsage().rss / 2 ** 20,
    threads: threads(),
    descriptors: readdirSync('/proc/self/fd').length,
    handles: process.getActiveResourcesInfo().length,
  };
}

const samples = [];
const end = performance.now() + 60_000 * minutes;
while (performance.now() < end) {
  for (let i = 0; i < 20; i++) {
    await pick(OPERATIONS)();
    tally.operations++;
  }
  samples.push(sample());
}
shared.close();

const part = (from, to, key) =>
  median(samples.slice(samples.length * from, samples.length * to).map((one) => one[key]));
const grown = [];
for (const key of Object.keys(samples[0])) {
  const [early, late] = [part(0.25, 0.5, key), part(0.75, 1, key)];
  const most = Math.max(...samples.map((one) => one[key]));
  console.log(
    `${key}: ${early.toFixed(0)} early, ${late.toFixed(0)} late, ${most.toFixed(0)} most`,
  );
  if (late > 1.25 * early + 16) grown.push(key);
}
console.log(JSON.stringify(tally));
if (grown.length > 0 || tally.wrong > 0) {
  console.error(`grown: ${grown.join(', ') || 'nothing'}; wrong: ${tally.wrong}`);
  process.exitCode = 1;
}
