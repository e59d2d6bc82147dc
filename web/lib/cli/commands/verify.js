/**
 * verify.js -- `nqueens verify 16`.
 */
import { PUBLISHED } from '../../core/published.js';
import { seed, seedFrom } from '../options.js';
import { choose, imagesOf, LEAST_N, setOfRank, sumOfRowSet } from '../row_sets.js';
import { expectArgs, numberFrom, UsageError } from '../usage.js';

const ALGORITHM = 'fast';

export const verify = {
  name: 'verify',
  synopsis: 'verify <n> [options]',
  summary: 'count random sets of rows a second time, by another program, and compare',
  about: `Counts the boards of random sets of rows (those of the queens in the right half of the
columns) twice: by the fast counter, which adds up such sets, and by programs that share nothing
with it, a depth-first search or, from n = 20 on, two lists of half boards in a double loop. Says
whether both agree. The mean of all sets, times their number, is printed with its standard error
beside the published number of solutions. The second count is slow: seconds for a set of n = 18 or
20, half an hour at n = 24; --compare says for how many sets it is made. Exit code 1: a set differs.`,
  options: {
    samples: { type: 'string', value: 'NUMBER', help: 'how many sets to run; 5 without it' },
    compare: {
      type: 'string',
      value: 'NUMBER',
      help: 'how many of them to count twice; all without it',
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
    return result.sets.some(({ again, sum }) => again !== null && again !== sum) ? 1 : 0;
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
  const size = n - (n >> 1);
  const number = choose(n, size);
  const draw = generator(seed);
  const sets = Array.from({ length: samples }, (_, i) => {
    const rows = setOfRank(size, Math.floor(draw() * number));
    const again = i < compare ? sumOfRowSet(n, rows) : null;
    return { rows, sum: job.runRows(rows).sum, again };
  });
  job.close();
  return { n, seed: String(seed), sets, ...meanOf(n, sets, number), published: PUBLISHED[n] };
}

/** The scaled mean, and its standard error. Each of a set's images has the same sum. */
function meanOf(n, sets, number) {
  const values = sets.map(({ rows, sum }) => (Number(sum) / imagesOf(n, rows).size) * number);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

/** As a row of the board: `x` for a queen in the right half. */
const rowsText = (n, rows) =>
  Array.from({ length: n }, (_, row) => (rows & (1 << row) ? 'x' : '.')).join('');

function linesOf({ n, sets, mean, error, published }) {
  const verdict = ({ sum, again }) => {
    if (again === null) return '';
    return again === sum ? ', counted again: the same' : `, counted again: ${again}, NOT THE SAME`;
  };
  return [
    ...sets.map((one) => `rows ${rowsText(n, one.rows)}: ${one.sum}${verdict(one)}`),
    `estimate ${mean.toPrecision(4)} ± ${error.toPrecision(2)}, published ${published ?? 'nothing'}`,
  ];
}
