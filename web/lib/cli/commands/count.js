/**
 * count.js -- `nqueens count 12`.
 */
import { unconfirmed } from '../../core/published.js';
import { createSolver, fileCheckpoint } from '../../pool/index.js';
import { MOST_WORKERS } from '../../pool/limits.js';
import { partOf } from '../cluster/part.js';
import { estimateSeconds, formatSeconds, SMALL_N } from '../estimate.js';
import { listenForInterrupts } from '../interrupts.js';
import { algorithm } from '../options.js';
import { progressBar } from '../progress_bar.js';
import { withoutUnits } from '../recount.js';
import { say } from '../terminal.js';
import { unitsFrom } from '../units.js';
import { expectArgs, numberFrom, UsageError } from '../usage.js';

const HOUR = 3600;

export const count = {
  name: 'count',
  synopsis: 'count <n> [options]',
  summary: 'count the solutions of an n x n board',
  about: `Counts the solutions of an n x n board, and prints nothing but their number. All cores are
used. With --checkpoint FILE a count that was stopped, or whose machine was, goes on where it was.
A total that is not the published one is refused; --recount 0-3,7 counts units of the file again.
With --units only a range of the work units is counted; nqueens merge adds such parts up.`,
  options: {
    algorithm,
    workers: { type: 'string', short: 'w', value: 'NUMBER', help: 'how many cores to use' },
    checkpoint: { type: 'string', value: 'FILE', help: 'keep the progress in this file' },
    units: { type: 'string', value: 'FROM-TO', help: 'count these units only' },
    recount: { type: 'string', value: 'UNITS', help: 'count these units of the checkpoint again' },
    yes: { type: 'boolean', short: 'y', help: 'begin even if it will take more than an hour' },
  },
  examples: [
    'nqueens count 8',
    'nqueens count 12 --algorithm sieve',
    'nqueens count 12 --units 0-9 --json',
  ],

  async run({ nq, args, options, output }) {
    const [word] = expectArgs(args, 'n');
    const n = numberFrom('n', word);
    const name = options.algorithm ?? nq.defaultFor('count', n);
    const units = nq.unitCount(n, { algorithm: name }); // refuses what cannot be counted
    const range = rangeOf(options.units, units);
    const checkpoint = checkpointOf(nq, n, { algorithm: name, units, options });
    const solver = createSolver(workersOf(options));
    try {
      const share = range ? (range.to - range.from + 1) / units : 1;
      await refuseIfLong(solver, n, name, share, options);
      const { counted, code } = await runUntilInterrupted(solver, n, {
        ...{ algorithm: name, range, options, checkpoint },
      });
      if (code !== undefined) return code;
      await print(output, { n, algorithm: name, counted, range, json: options.json });
    } finally {
      solver.close();
    }
  },
};

function workersOf({ workers }) {
  if (workers === undefined) return {};
  const number = numberFrom('--workers', workers);
  if (number > 0) return { workers: number };
  throw new UsageError(`--workers must be a whole number from 1 to ${MOST_WORKERS}, not 0`);
}

/** The file of --checkpoint, without the units that are to be counted again. */
function checkpointOf(nq, n, { algorithm, units, options: { checkpoint, recount } }) {
  if (checkpoint === '') throw new UsageError('--checkpoint must name a file, not ""');
  if (recount === undefined) return checkpoint && fileCheckpoint(checkpoint);
  if (!checkpoint) throw new UsageError('--recount needs --checkpoint FILE');
  const list = unitsFrom('--recount', recount, units);
  return withoutUnits(fileCheckpoint(checkpoint), list, (bytes) =>
    nq.progress(n, { algorithm, bytes }),
  );
}

/** `0-999`, or one number. */
function rangeOf(text, units) {
  if (text === undefined) return undefined;
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  if (from === undefined)
    throw new UsageError(`--units must be a range such as 0-9, not "${text}"`);
  const range = { from: Number(from), to: Number(to) };
  if (range.from <= range.to && range.to < units) return range;
  throw new UsageError(`--units must be within 0-${units - 1}, not "${text}"`);
}

async function refuseIfLong(solver, n, algorithm, share, { yes }) {
  if (yes || n <= SMALL_N) return;
  const seconds = share * (await estimateSeconds(solver, n, algorithm, solver.workers));
  if (seconds <= HOUR) return;
  const message = `this will take about ${formatSeconds(seconds)} here, judging by a smaller board`;
  throw new UsageError(`${message}; --yes begins it anyway, --checkpoint FILE keeps what is done`);
}

/** What was `counted`, or an exit `code` when a signal came first; what was done is saved then. */
async function runUntilInterrupted(solver, n, { algorithm, range, options, checkpoint }) {
  const interrupts = listenForInterrupts();
  const { signal } = interrupts;
  const bar = progressBar(process.stderr);
  const warn = warnerOf(options.checkpoint, bar);
  let unsaved;
  const settings = {
    algorithm,
    signal,
    onProgress(progress) {
      ({ unsaved } = progress);
      if (unsaved) warn(unsaved);
      bar.show(progress);
    },
    ...(checkpoint && { checkpoint }),
  };
  try {
    const run = range ? 'countUnits' : 'count';
    return { counted: await solver[run](n, { ...settings, ...range }) };
  } catch (error) {
    if (!signal.aborted) throw namingFile(error, n, options);
    bar.end();
    say(`nqueens: stopped by ${interrupts.name}; ${keptIn(options.checkpoint, unsaved)}`);
    return { code: interrupts.code };
  } finally {
    interrupts.end();
    bar.end();
  }
}

function keptIn(file, unsaved) {
  if (file === undefined) return 'nothing is kept without --checkpoint FILE';
  return unsaved ? `what was done is not saved in ${file}` : `what was done is saved in ${file}`;
}

/** Says once that nothing can be saved, as of a disk that is full. */
function warnerOf(file, bar) {
  let warned = false;
  return ({ message }) => {
    if (warned) return;
    warned = true;
    bar.end();
    say(`nqueens: ${file} cannot be saved: ${message}; the count goes on`);
  };
}

function namingFile(error, n, { checkpoint: file, algorithm: name }) {
  if (error.code === 'bad-checkpoint') {
    return new UsageError(`${file}: ${error.message}; it was left as it is`);
  }
  if (!['wrong-total', 'conflict'].includes(error.code) || file === undefined) return error;
  const { units } = error.code === 'conflict' ? { units: error.unit } : error.sources[0];
  const chosen = name === undefined ? '' : ` --algorithm ${name}`;
  const command = `nqueens count ${n}${chosen} --checkpoint ${file} --recount ${units}`;
  return new UsageError(`${file}: ${error.message}; this counts them again: ${command}`);
}

async function print(output, { n, algorithm, counted, range, json }) {
  if (range && json) return output.json(partOf(counted));
  const total = range ? counted.sums.reduce((all, sum) => all + sum, 0n) : counted;
  const doubt = range ? undefined : unconfirmed(n);
  if (doubt) say(`nqueens: ${doubt}`);
  if (!json) return output.line(total);
  return output.json({ n, algorithm, count: total, ...(doubt && { confirmed: false }) });
}
