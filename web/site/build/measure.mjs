/**
 * measure.mjs -- what the page of arithmetic starts from, measured on this machine.
 *
 *     node web/site/build/measure.mjs units         time of the units, in WebAssembly
 *     node web/site/build/measure.mjs queue URL     what a job and a question cost a Redis server
 *
 * Times are those of the processor, not of the clock, and the least of several tries, so
 * that a busy machine disturbs them little. Both write to web/site/recipes/measured.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

import { isMain, main, ROOT, say, UserError } from '../../../scripts/say.mjs';

export const MEASURED = join(ROOT, 'web/site/recipes/measured.json');

/** Whole counts, and for larger boards so many units, evenly spread. */
const PLAN = [
  { algorithm: 'fast', n: 16, tries: 5 },
  { algorithm: 'fast', n: 17, tries: 5 },
  { algorithm: 'fast', n: 18, tries: 3 },
  { algorithm: 'fast', n: 19, tries: 2 },
  { algorithm: 'fast', n: 20, tries: 2, sample: 32 },
  { algorithm: 'fast', n: 21, tries: 2, sample: 24 },
  { algorithm: 'fast', n: 22, tries: 2, sample: 32 },
  { algorithm: 'fast', n: 23, tries: 1, sample: 200 },
  { algorithm: 'fast', n: 24, tries: 1, sample: 200 },
  { algorithm: 'bitmask', n: 12, tries: 5 },
  { algorithm: 'bitmask', n: 13, tries: 3 },
  { algorithm: 'bitmask', n: 14, tries: 3 },
  { algorithm: 'bitmask', n: 15, tries: 2 },
];

/** Boards of which only the number of units is asked. */
const LARGE = [20, 21, 22, 23, 24, 25, 26, 27, 28];

const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function timeUnits(nq, { algorithm, n, sample }) {
  const units = nq.units(n, { algorithm });
  const step = sample ? units.number / sample : 1;
  const begin = processorSeconds();
  let done = 0;
  for (let unit = step / 2; unit < units.number; unit += step, done++) units.run(Math.floor(unit));
  const seconds = (processorSeconds() - begin) / done;
  units.close();
  return { units: units.number, ran: done, secondsPerUnit: Number(seconds.toPrecision(4)) };
}

async function measureUnits() {
  const { load } = await import('../../../dist/core.js');
  const nq = await load();
  const rows = PLAN.map((row) => {
    const tries = Array.from({ length: row.tries }, () => timeUnits(nq, row));
    const best = tries.sort((a, b) => a.secondsPerUnit - b.secondsPerUnit)[0];
    say(`${row.algorithm} ${row.n}: ${best.secondsPerUnit} s a unit, ${best.ran} of ${best.units}`);
    return { algorithm: row.algorithm, n: row.n, ...best };
  });
  const numbers = Object.fromEntries(LARGE.map((n) => [n, nq.unitCount(n)]));
  return {
    version: nq.version,
    numbers,
    processor: cpus()[0].model.trim(),
    node: process.version,
    rows,
  };
}

/* ---- The queue ----------------------------------------------------------- */

const JOBS = 4000;
const QUESTIONS = 20_000;

/** Processor seconds that the server has taken so far. */
async function serverSeconds(redis) {
  const info = await redis.info('cpu');
  const number = (name) => Number(new RegExp(`^${name}:(.*)$`, 'm').exec(info)[1]);
  return number('used_cpu_user') + number('used_cpu_sys');
}

/** Jobs as `nqueens cluster` has them, but with nothing to count. */
async function runJobs({ Queue, Worker }, redis, part) {
  const queue = new Queue('measure', { connection: redis });
  const names = Array.from({ length: JOBS }, (_, i) => i);
  for (let i = 0; i < JOBS; i += 500) {
    const piece = names.slice(i, i + 500);
    await queue.addBulk(
      piece.map((from) => ({ name: 'units', data: { from }, opts: { jobId: `job-${from}` } })),
    );
  }
  let left = JOBS;
  await new Promise((resolve, reject) => {
    const work = ({ data }) => redis.hset('measure-results', String(data.from), part);
    const options = { connection: redis, concurrency: 8 };
    const worker = new Worker('measure', work, options);
    worker.on('error', reject);
    worker.on('completed', () => --left === 0 && worker.close().then(resolve));
  });
  await queue.obliterate({ force: true });
  await redis.del('measure-results');
  await queue.close();
}

async function measureQueue(url) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  const begin = await serverSeconds(redis);
  await runJobs(await import('bullmq'), redis, 'x'.repeat(1000));
  const afterJobs = await serverSeconds(redis);
  for (let i = 0; i < QUESTIONS; i++) await redis.hlen('measure-counts');
  const afterQuestions = await serverSeconds(redis);
  redis.disconnect();
  const each = (from, to, number) => Number(((to - from) / number).toPrecision(3));
  return {
    secondsPerJob: each(begin, afterJobs, JOBS),
    secondsPerQuestion: each(afterJobs, afterQuestions, QUESTIONS),
  };
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const [what, url] = process.argv.slice(2);
    const measured = JSON.parse(readFileSync(MEASURED, 'utf8'));
    if (what === 'units') Object.assign(measured, { units: await measureUnits() });
    else if (what === 'queue' && url) Object.assign(measured, { queue: await measureQueue(url) });
    else throw new UserError('node web/site/build/measure.mjs units, or queue URL');
    writeFileSync(MEASURED, `${JSON.stringify(measured, null, 2)}\n`);
  });
}
