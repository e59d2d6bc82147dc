/**
 * bench.mjs -- `npm run bench`: every algorithm on the same boards, native and wasm.
 *
 *     npm run bench              some ten minutes: n = 12 to 18
 *     npm run bench -- --quick   below a minute: n = 12 to 16
 *     npm run bench -- --page    only how smooth the page is
 *
 * The best of several runs counts; every answer is compared with OEIS A000170. Machines
 * differ and are noisy: look at the ratios within one run, and at the nodes. An algorithm
 * that would take more than a minute at an n is left out there; only the reference, which
 * the ratios are made of, is run once whatever it takes. Results go to bench/results.json,
 * and to a page of the site.
 */
import { writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main, ROOT, say, UserError } from '../scripts/say.mjs';
import { setUp } from '../scripts/setup.mjs';
import { algorithmNames } from '../web/lib/core/algorithm_table.js';
import { PUBLISHED } from '../web/lib/core/published.js';
import { ARTICLE } from '../web/site/build/bench-page.mjs';
import { FIRST_N, REFERENCE, show } from './show.mjs';

const ALGORITHMS = algorithmNames('counts');
const MINUTE = 60;
/** No algorithm grows faster than this from one n to the next. */
const GROWTH = 10;

const PLANS = {
  quick: { sizes: [12, 14, 16], longest: 3, runs: 2, scaling: [16], parts: [[16, 1]], rounds: 0 },
  full: {
    sizes: [12, 14, 15, 16, 17, 18],
    longest: MINUTE,
    runs: 3,
    scaling: [16, 17, 18],
    parts: [
      [16, 1],
      [17, 1],
      [18, 1],
      [19, 8],
      [20, 64],
    ],
    rounds: 3,
  },
};

/** Time one algorithm at growing n in one place, as long as it is bearable. */
async function timeSizes(place, algorithm, { sizes, longest, runs }, always) {
  const results = {};
  let last = { n: sizes[0], seconds: 0 };
  for (const n of sizes) {
    const guess = last.seconds * GROWTH ** (n - last.n);
    if (guess > longest && !always) break;
    const result = await place.time({ algorithm, n, runs: guess > 5 ? 1 : runs });
    if (result.count !== String(PUBLISHED[n])) {
      throw new UserError(`${algorithm ?? REFERENCE} counts ${result.count} at n = ${n}`);
    }
    results[n] = result;
    last = { n, ...result };
  }
  return results;
}

async function timePlace(name, place, plan) {
  const results = {};
  for (const algorithm of [...ALGORITHMS, undefined]) {
    // The reference must be there at every n natively: the ratios are made of it.
    const always = !algorithm && name === 'native' && plan === PLANS.full;
    results[algorithm ?? REFERENCE] = await timeSizes(place, algorithm, plan, always);
    say(`  ${name}: ${algorithm ?? REFERENCE} done`);
  }
  return results;
}

async function openPlaces(openers) {
  const places = {};
  for (const [name, open] of Object.entries(openers)) {
    const place = await open();
    if (place) places[name] = place;
  }
  return places;
}

/**
 * Run fast once more in every place, one right after the other. A machine has slow minutes,
 * and a ratio between two places is only fair if both had a share of the good ones.
 */
async function timeFastAgain(open, places) {
  for (const [name, place] of Object.entries(open)) {
    const best = places[name].fast;
    for (const n of Object.keys(best).map(Number)) {
      const result = await place.time({ algorithm: 'fast', n, runs: 2 });
      if (result.seconds < best[n].seconds) best[n] = result;
    }
  }
}

/** One worker against two, both started and with their tables built. */
async function timeScaling(plan) {
  const { createSolver } = await import('../dist/index.js');
  const results = {};
  for (const workers of [1, 2]) {
    const solver = createSolver({ workers });
    for (const n of plan.scaling) {
      await solver.count(n);
      let best = Infinity;
      for (let run = 0; run < plan.runs; run++) {
        const begin = performance.now();
        const count = await solver.count(n);
        best = Math.min(best, (performance.now() - begin) / 1000);
        if (String(count) !== String(PUBLISHED[n]))
          throw new UserError(`the pool counts ${count} at n = ${n}`);
      }
      results[n] = { ...results[n], [workers]: best };
    }
    solver.close();
  }
  return results;
}

/** One native thread against two, which share what is built before the first unit. */
async function timeThreads(place, plan) {
  const results = {};
  for (const n of plan.scaling) {
    results[n] = {};
    for (const threads of [1, 2]) {
      const { count, seconds } = await place.threads(threads, n, plan.runs);
      if (count !== String(PUBLISHED[n]))
        throw new UserError(`${threads} threads count ${count} at n = ${n}`);
      results[n][threads] = seconds;
    }
  }
  return results;
}

/** What some units of fast took: the same on every machine with vectors of that length. */
async function countWork(place, { parts }) {
  const results = {};
  for (const [n, every] of parts) results[n] = await place.part(n, every);
  return results;
}

const FIRST_PLACEMENTS = 87_491_425;
const FIRST_BY = ['board', 'array', 'lookup', 'bitmask'];

async function timeFirst(place, quick) {
  const results = {};
  for (const algorithm of quick ? ['lookup', 'bitmask'] : FIRST_BY) {
    const result = await place.first(algorithm, FIRST_N);
    if (result.nodes !== FIRST_PLACEMENTS)
      throw new UserError(`${algorithm}: ${result.nodes} nodes`);
    results[algorithm] = result;
  }
  return results;
}

/** How soon a run is over after it was cancelled, and how long a jump in a trace takes. */
async function timeReactions() {
  const { createSolver } = await import('../dist/index.js');
  const { load } = await import('../dist/core.js');
  const solver = createSolver({ workers: 2 });
  const latencies = [];
  for (let run = 0; run < 5; run++) {
    const stop = new AbortController();
    let aborted;
    const abortOnce = () => {
      aborted ??= performance.now();
      stop.abort();
    };
    const counting = solver.count(20, {
      algorithm: 'bitmask',
      signal: stop.signal,
      onProgress: abortOnce,
    });
    await counting.catch(() => {});
    latencies.push(performance.now() - aborted);
  }
  solver.close();
  return { abortMs: Math.max(...latencies), jumpMs: worstJump(await load()) };
}

function worstJump(nq) {
  let worst = 0;
  for (const algorithm of algorithmNames('traces')) {
    const trace = nq.trace(10, { algorithm });
    while (trace.length === undefined);
    for (let i = 1; i <= 50; i++) {
      const begin = performance.now();
      trace.at(Math.floor((trace.length * ((i * 37) % 50)) / 50));
      worst = Math.max(worst, performance.now() - begin);
    }
    trace.close();
  }
  return worst;
}

/** What is timed in each of the places that are open. */
async function timePlaces(open, plan, quick) {
  const places = {};
  for (const [name, place] of Object.entries(open)) {
    const settings = quick && name === 'chromium' ? { ...plan, runs: 1 } : plan;
    places[name] = await timePlace(name, place, settings);
  }
  for (let round = 0; round < plan.rounds; round++) await timeFastAgain(open, places);
  const first = await timeFirst(open.native, quick);
  const threads = await timeThreads(open.native, plan);
  const work = await countWork(open.native, plan);
  return { places, threads, work, first };
}

async function bench(plan, quick) {
  const { native, nodeWorker, chromiumWorker } = await import('./environments.mjs');
  const { decideBoards } = await import('./completion.mjs');
  const open = await openPlaces({ native, node: nodeWorker, chromium: chromiumWorker });
  // A browser that is left open would keep a failed run from ending.
  const closeAll = () => Promise.all(Object.values(open).map((place) => place.close()));
  const timed = await timePlaces(open, plan, quick).finally(closeAll);
  const [cpu] = cpus();
  const machine = {
    cpu: cpu.model,
    cores: cpus().length,
    memory: totalmem(),
    system: `${type()} ${release()}`,
    node: process.version,
  };
  const date = new Date().toISOString().slice(0, 10);
  const scaling = await timeScaling(plan);
  return {
    date,
    longest: plan.longest,
    machine,
    ...timed,
    scaling,
    article: ARTICLE,
    reactions: await timeReactions(),
    completion: await decideBoards(quick),
  };
}

async function benchAll(quick) {
  const results = await bench(quick ? PLANS.quick : PLANS.full, quick);
  // First of all: ten minutes of measuring must not be lost to a slip in showing them.
  writeFileSync(join(ROOT, 'bench', 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
  show(say, results);
  const { writeDocuments } = await import('../web/site/build/documents.mjs');
  writeDocuments(join(ROOT, 'dist', 'site'));
  say('\nwritten to bench/results.json, and as a page to dist/site/bench.html\n');
}

await main(async () => {
  const options = { quick: { type: 'boolean' }, page: { type: 'boolean' } };
  const { quick, page } = parseArgs({ options }).values;
  await setUp(['build', 'test', 'browsers', 'engines']);
  const { build } = await import('../scripts/build.mjs');
  await build({ write() {} });
  if (!page) await benchAll(quick);
  if (!quick) await (await import('./page.mjs')).measure(say);
});
