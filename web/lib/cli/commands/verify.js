/**
 * verify.js -- `nqueens verify 16`.
 */
import { PUBLISHED } from '../../core/published.js';
import { seed, seedFrom } from '../options.js';
import { LEAST_N, rowSetsOf, sumOfRowSet } from '../row_sets.js';
import { expectArgs, numberFrom, UsageError } from '../usage.js';

const ALGORITHM = 'fast';

export const verify = {
  name: 'verify',
  synopsis: 'verify <n> [options]',
  summary: 'count random units a second time, by a plain search, and compare',
  about: `Runs random units of the fast counter, counts the boards of the same rows by a plain search
that shares nothing with it, and says whether both agree. The mean of all units that were run, times
their number, is printed with its standard error beside the published number of solutions. The search
is slow: seconds for a unit of n = 18, minutes for one of n = 20; --compare says for how many of the
units it is made. Exit code 1: a unit differs.`,
  options: {
    samples: { type: 'string', value: 'NUMBER', help: 'how many units to run; 5 without it' },
    compare: {
      type: 'string',
      value: 'NUMBER',
      help: 'how many of them to search; all without it',
    },
    seed,
  },
  examples: ['nqueens verify 14', 'nqueens verify 23 --samples 100 --compare 0 --seed 7'],

  async run({ nq, args, options, output }) {
    const [word] = expectArgs(args, 'n');
    const n = numberFrom('n', word);
    const samples = options.samples === undefined ? 5 : numberFrom('--samples', options.samples);
    const compare =
      options.compare === undefined ? samples : numberFrom('--compare', options.compare);
    if (n < LEAST_N) throw new UsageError(`verify starts at n = ${LEAST_N}, not ${n}`);
    if (samples < 2) throw new UsageError(`--samples must be at least 2, not ${samples}`);
    const result = runSamples(nq, n, { samples, compare, seed: seedFrom(options) ?? 0 });
    if (options.json) await output.json(result);
    else for (const line of linesOf(result)) await output.line(line);
    return result.units.some(({ searched, sum }) => searched !== null && searched !== sum) ? 1 : 0;
  },
};

/** Numbers from 0 to below 1, the same for the same seed. */
function generator(from) {
  let state = Number(BigInt.asUintN(32, BigInt(from)));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function runSamples(nq, n, { samples, compare, seed }) {
  const job = nq.units(n, { algorithm: ALGORITHM });
  const draw = generator(seed);
  const units = Array.from({ length: samples }, (_, i) => {
    const unit = Math.floor(draw() * job.number);
    const searched = i < compare ? searchUnit(n, unit, job.number) : null;
    return { unit, sum: job.run(unit).sum, searched };
  });
  job.close();
  return { n, seed: String(seed), units, ...meanOf(units, job.number), published: PUBLISHED[n] };
}

const searchUnit = (n, unit, number) =>
  rowSetsOf(n, unit, number).reduce((sum, rows) => sum + sumOfRowSet(n, rows), 0n);

/** The scaled mean, and its standard error. */
function meanOf(units, number) {
  const values = units.map(({ sum }) => Number(sum) * number);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

function linesOf({ units, mean, error, published }) {
  const verdict = ({ sum, searched }) => {
    if (searched === null) return '';
    return searched === sum ? ', searched: the same' : `, searched: ${searched}, NOT THE SAME`;
  };
  return [
    ...units.map((one) => `unit ${one.unit}: ${one.sum}${verdict(one)}`),
    `estimate ${mean.toPrecision(4)} ± ${error.toPrecision(2)}, published ${published ?? 'nothing'}`,
  ];
}
