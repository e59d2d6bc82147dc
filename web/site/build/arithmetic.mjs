/**
 * arithmetic.mjs -- counts that are too large for here, worked out on paper.
 *
 *     node web/site/build/arithmetic.mjs      prints the tables of web/site/recipes/on-paper.md
 *
 * One assumption carries it: a count costs as much for each of its solutions as that of the
 * next smaller board that was measured; their numbers others have published. What was
 * measured is in web/site/recipes/measured.json.
 */
import { readFileSync } from 'node:fs';
import { isMain, main, say } from '../../../scripts/say.mjs';
import { partOf } from '../../lib/cli/cluster/part.js';
import { LOCK_MS, STALLED_MS } from '../../lib/cli/cluster/queue.js';
import { PUBLISHED } from '../../lib/core/published.js';
import { MEASURED } from './measure.mjs';

/** What n = 28 is about: nobody has counted it, this is estimated by sampling. */
const ABOUT_28 = 2_560_000_000_000_000_000n;

export const solutionsOf = (n) => PUBLISHED[n] ?? ABOUT_28;

const SIZES = [20, 21, 22, 23, 24, 25, 26, 27, 28];
const WORKERS = [10, 1000, 100_000];

/** A job is put in, taken (together with the end of the one before), answered, removed. */
const MESSAGES_PER_JOB = 4;
/** How often a worker asks whether there is anything left to count. */
export const POLL_MS = 500;
/** A worker asks, shows that it is alive, and looks for jobs of the dead, whatever it counts. */
const QUESTIONS_PER_SECOND = 1000 / POLL_MS + 1000 / (LOCK_MS / 2) + 1000 / STALLED_MS;
/** What jobs may take of the server's one core, so that it never is what people wait for. */
const SHARE = 0.1;
/** `nqueens cluster` never makes a job of a single unit. */
const LEAST_BATCH = 2;

export function readMeasured() {
  return JSON.parse(readFileSync(MEASURED, 'utf8'));
}

/* ---- Costs --------------------------------------------------------------- */

const totalSeconds = ({ units, secondsPerUnit }) => units * secondsPerUnit;
const isWhole = ({ units, ran }) => units === ran;

/** The largest board below n that was run, as a whole or by samples. */
function largestBelow(rows, algorithm, n) {
  return rows.filter((row) => row.algorithm === algorithm && row.n < n).at(-1);
}

const secondsPerSolution = (row) => totalSeconds(row) / Number(solutionsOf(row.n));

/** Seconds of a whole count by the assumption alone. */
export function extrapolated(rows, algorithm, n) {
  return secondsPerSolution(largestBelow(rows, algorithm, n)) * Number(solutionsOf(n));
}

/** The costs of a count; `source` says how they are known. */
export function costOf(n, { units: { rows, numbers } }) {
  const algorithm = 'fast';
  const units = numbers[n];
  const sampled = rows.find((row) => row.algorithm === algorithm && row.n === n);
  const seconds = sampled ? totalSeconds(sampled) : extrapolated(rows, algorithm, n);
  const source = sampled ? 'sampled' : 'extrapolated';
  return { n, algorithm, units, source, seconds, secondsPerUnit: seconds / units };
}

/** Bytes of all parts, each with so many units whose sums are of average length. */
export function resultBytes({ n, algorithm, units }, batch) {
  const sum = solutionsOf(n) / BigInt(units);
  const sums = new Array(batch).fill(sum);
  const part = partOf({ n, algorithm, version: '1', units, from: 0, to: batch - 1, sums });
  return Math.ceil(units / batch) * JSON.stringify(part).length;
}

/* ---- The queue ----------------------------------------------------------- */

/** No more workers are busy than there are jobs. */
export function busyWorkers({ units }, workers, batch) {
  return Math.min(workers, Math.ceil(units / batch));
}

export function messagesPerSecond(cost, workers, batch) {
  const jobs = busyWorkers(cost, workers, batch) / (batch * cost.secondsPerUnit);
  return jobs * MESSAGES_PER_JOB + workers * QUESTIONS_PER_SECOND;
}

/** The share of the server's one core that all this takes; 1 is the end. */
export function serverLoad(cost, workers, batch, { queue }) {
  const jobs = busyWorkers(cost, workers, batch) / (batch * cost.secondsPerUnit);
  const questions = workers * QUESTIONS_PER_SECOND;
  return jobs * queue.secondsPerJob + questions * queue.secondsPerQuestion;
}

/** The smallest batch with which jobs take no more than their share of the server. */
export function leastBatch({ secondsPerUnit }, workers, { queue }) {
  const units = (workers * queue.secondsPerJob) / (SHARE * secondsPerUnit);
  return Math.max(LEAST_BATCH, Math.ceil(units));
}

/** How many worker processes fill the server by their questions alone. */
export function mostProcesses({ queue }) {
  return 1 / (QUESTIONS_PER_SECOND * queue.secondsPerQuestion);
}

/* ---- As text ------------------------------------------------------------- */

const grouped = (text) => text.replace(/\B(?=(\d{3})+(?!\d))/g, ' ');

/** Two digits that count, and thin spaces in what is long. */
export function rounded(number, digits = 2) {
  if (number === 0) return '0';
  const value = Number(number.toPrecision(digits));
  return value >= 1000 ? grouped(String(Math.round(value))) : String(value);
}

const UNITS = [
  ['core-years', 365.25 * 86400],
  ['core-days', 86400],
  ['core-hours', 3600],
  ['core-minutes', 60],
];

/** A time in the largest unit that it fills. */
export function formatSeconds(seconds) {
  const [name, size] = UNITS.find(([, length]) => seconds >= length) ?? UNITS.at(-1);
  return `${rounded(seconds / size)} ${name}`;
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---:')), ...rows.map(line)].join('\n');
}

function measuredTable({ units: { rows } }) {
  const head = [
    'algorithm',
    'n',
    'units run',
    'of',
    'seconds a unit',
    'seconds in all',
    'nanoseconds a solution',
  ];
  return table(
    head,
    rows.map((row) => [
      `\`${row.algorithm}\``,
      row.n,
      grouped(String(row.ran)),
      grouped(String(row.units)),
      row.secondsPerUnit,
      isWhole(row) ? rounded(totalSeconds(row), 3) : `about ${rounded(totalSeconds(row))}`,
      rounded(secondsPerSolution(row) * 1e9),
    ]),
  );
}

function checkTable(measured) {
  const { rows } = measured.units;
  const sampled = rows.filter((row) => !isWhole(row));
  return table(
    ['n', 'seconds by samples', 'seconds by extrapolation', 'ratio'],
    sampled.map((row) => {
      const guess = extrapolated(rows, row.algorithm, row.n);
      const ratio = (guess / totalSeconds(row)).toFixed(2);
      return [row.n, rounded(totalSeconds(row)), rounded(guess), ratio];
    }),
  );
}

function costTable(measured) {
  return table(
    [
      'n',
      'algorithm',
      'units',
      'known by',
      'seconds a unit',
      'core-hours',
      'in other words',
      'bytes of results',
    ],
    SIZES.map((n) => {
      const cost = costOf(n, measured);
      return [
        n,
        `\`${cost.algorithm}\``,
        grouped(String(cost.units)),
        cost.source,
        rounded(cost.secondsPerUnit),
        rounded(cost.seconds / 3600),
        formatSeconds(cost.seconds),
        rounded(resultBytes(cost, LEAST_BATCH)),
      ];
    }),
  );
}

const percent = (share) => `${rounded(share * 100)} %`;

function queueTable(measured) {
  const heads = WORKERS.flatMap((workers) => [`${grouped(String(workers))} workers`, 'server']);
  return table(
    ['n', ...heads],
    SIZES.map((n) => {
      const cost = costOf(n, measured);
      return [
        n,
        ...WORKERS.flatMap((workers) => [
          rounded(messagesPerSecond(cost, workers, LEAST_BATCH)),
          percent(serverLoad(cost, workers, LEAST_BATCH, measured)),
        ]),
      ];
    }),
  );
}

function batchTable(measured) {
  const heads = WORKERS.flatMap((workers) => [`${grouped(String(workers))} workers`, 'busy']);
  return table(
    ['n', ...heads],
    SIZES.map((n) => {
      const cost = costOf(n, measured);
      return [
        n,
        ...WORKERS.flatMap((workers) => {
          const batch = leastBatch(cost, workers, measured);
          return [grouped(String(batch)), grouped(String(busyWorkers(cost, workers, batch)))];
        }),
      ];
    }),
  );
}

/** Everything that the page says in numbers, by the names it uses. */
export function computed(measured = readMeasured()) {
  const { units, queue } = measured;
  const largest = largestBelow(units.rows, 'fast', Infinity);
  return {
    processor: units.processor,
    node: units.node,
    version: units.version,
    measured: measuredTable(measured),
    check: checkTable(measured),
    costs: costTable(measured),
    queue: queueTable(measured),
    batches: batchTable(measured),
    largest: String(largest.n),
    'nanoseconds-fast': rounded(secondsPerSolution(largest) * 1e9),
    'microseconds-job': rounded(queue.secondsPerJob * 1e6),
    'microseconds-question': rounded(queue.secondsPerQuestion * 1e6),
    'questions-per-second': rounded(QUESTIONS_PER_SECOND),
    'messages-per-job': String(MESSAGES_PER_JOB),
    'jobs-per-second': rounded(1 / queue.secondsPerJob),
    'most-processes': rounded(mostProcesses(measured)),
    share: percent(SHARE),
    'time-20': formatSeconds(costOf(20, measured).seconds),
    'time-22': formatSeconds(costOf(22, measured).seconds),
    'time-23': formatSeconds(costOf(23, measured).seconds),
    'time-27': formatSeconds(costOf(27, measured).seconds),
    'time-28': formatSeconds(costOf(28, measured).seconds),
  };
}

/** A text with {{names}} of computed values. */
export function filledIn(text, values = computed()) {
  return text.replace(/\{\{([\w-]+)\}\}/g, (_, name) => {
    if (!Object.hasOwn(values, name)) throw new Error(`nothing is computed as ${name}`);
    return values[name];
  });
}

if (isMain(import.meta.url)) {
  await main(async () => {
    for (const [name, value] of Object.entries(computed())) say(`${name}:\n${value}\n`);
  });
}
