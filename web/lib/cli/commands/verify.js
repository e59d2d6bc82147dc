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
20, half an hour at n = 24; --compare says for how many sets it is made. --rows runs one set of your own
choice: of rows that lie together there are few half boards, so that n = 27 takes minutes.
Exit code 1: a set differs.`,
  options: {
    samples: { type: 'string', value: 'NUMBER', help: 'how many sets to run; 5 without it' },
    compare: {
      type: 'string',
      value: 'NUMBER',
      help: 'how many of them to count twice; all without it',
    },
    rows: {
      type: 'string',
      value: 'ROWS',
      help: 'this set alone: a letter for each row, x for those of the right half',
    },
    seed,
  },
  examples: [
    'nqueens verify 14',
    'nqueens verify 23 --samples 100 --compare 0 --seed 7',
    'nqueens verify 14 --rows xxxxxxx.......',
  ],

  async run({ nq, args, options, output }) {
    const [word] = expectArgs(args, 'n');
    const n = numberFrom('n', word);
    const samples = options.samples === undefined ? 5 : numberFrom('--samples', options.samples);
    const compare =
      options.compare === undefined ? samples : numberFrom('--compare', options.compare);
    if (n < LEAST_N) throw new UsageError(`verify starts at n = ${LEAST_N}, not ${n}`);
    if (samples < 2) throw new UsageError(`--samples must be at least 2, not ${samples}`);
    const chosen =
      options.rows === undefined
        ? randomSets(n, samples, seedFrom(options) ?? 0)
        : [rowsFrom(n, options.rows)];
    const sets = [];
    for (const set of runSets(nq, n, chosen, compare)) {
      sets.push(set);
      if (!options.json) await output.line(lineOf(n, set));
    }
    const result = { n, seed: String(seedFrom(options) ?? 0), sets, ...meanOf(n, sets) };
    if (options.json) await output.json(result);
    else if (result.error !== null) await output.line(estimateLine(result));
    return sets.some(({ again, sum }) => again !== null && again !== sum) ? 1 : 0;
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

const sizeOf = (n) => n - (n >> 1);

function randomSets(n, samples, from) {
  const draw = generator(from);
  const number = choose(n, sizeOf(n));
  return Array.from({ length: samples }, () => setOfRank(sizeOf(n), Math.floor(draw() * number)));
}

/** A set of rows as rowsText() writes it. */
function rowsFrom(n, text) {
  const rows = [...text].reduce((set, letter, row) => set + (letter === 'x' ? 2 ** row : 0), 0);
  const queens = text.split('x').length - 1;
  if (!/^[x.]*$/.test(text) || text.length !== n || queens !== sizeOf(n))
    throw new UsageError(
      `--rows must be ${sizeOf(n)} times x and ${n >> 1} times . for n = ${n}, not "${text}"`,
    );
  return rows;
}

/** Each as soon as it is counted: a set of a large board takes minutes. */
function* runSets(nq, n, chosen, compare) {
  const job = nq.units(n, { algorithm: ALGORITHM });
  for (const [i, rows] of chosen.entries()) {
    const { sum } = job.runRows(rows);
    yield { rows, sum, again: i < compare ? sumOfRowSet(n, rows) : null };
  }
  job.close();
}

/** The scaled mean, and its standard error, which one set alone does not have. Each of a
 * set's images has the same sum. */
function meanOf(n, sets) {
  const number = choose(n, sizeOf(n));
  const values = sets.map(({ rows, sum }) => (Number(sum) / imagesOf(n, rows).size) * number);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = values.length > 1 ? Math.sqrt(squares / (values.length - 1) / values.length) : null;
  return { mean, error, published: PUBLISHED[n] };
}

/** As a row of the board: `x` for a queen in the right half. */
const rowsText = (n, rows) =>
  Array.from({ length: n }, (_, row) => (rows & (1 << row) ? 'x' : '.')).join('');

function lineOf(n, { rows, sum, again }) {
  const verdict = again === sum ? 'the same' : `${again}, NOT THE SAME`;
  return `rows ${rowsText(n, rows)}: ${sum}${again === null ? '' : `, counted again: ${verdict}`}`;
}

const estimateLine = ({ mean, error, published }) =>
  `estimate ${mean.toPrecision(4)} ± ${error.toPrecision(2)}, published ${published ?? 'nothing'}`;
