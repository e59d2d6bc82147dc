/**
 * solve.js -- `nqueens solve 8`.
 */
import { algorithm } from '../options.js';
import { atMostOne, digitsFrom, expectWords, numberFrom, UsageError } from '../usage.js';

/** Up to here the first solution is found within seconds. */
const MOST_FOR_FIRST = 32;

export const solve = {
  name: 'solve',
  synopsis: 'solve <n> [--first | --all | --method NAME] [options]',
  summary: 'show a solution of an n x n board, or all of them',
  about: `Shows where the queens stand: in the first solution that is found, or with --all in
every one. Finding the first takes for ever on large boards, so without --first and beyond
n = ${MOST_FOR_FIRST} some solution is shown: one by a known pattern (--method construct), or a
random one (--method search), up to ten million queens.`,
  options: {
    first: { type: 'boolean', help: 'only the first solution; so it is without --all, too' },
    all: { type: 'boolean', help: 'all solutions' },
    format: {
      type: 'string',
      short: 'f',
      value: 'NAME',
      help: (nq) => `how boards are written: ${nq.formats.join(', ')}`,
    },
    method: {
      type: 'string',
      value: 'NAME',
      help: (nq) => `some solution instead of the first: ${nq.methods.join(', ')}`,
    },
    seed: { type: 'string', value: 'NUMBER', help: 'which random solution; 0 without it' },
    transpose: { type: 'boolean', help: 'exchange rows and columns' },
    algorithm,
  },
  examples: [
    'nqueens solve 8',
    'nqueens solve 8 --all --format numbered',
    'nqueens solve 8 --algorithm lookup --format matrix --transpose',
    'nqueens solve 1000 --method search --seed 7 --format columns',
  ],

  async run({ nq, words, options, output }) {
    const [word] = expectWords(words, 'n');
    const n = numberFrom('n', word);
    atMostOne(options, 'first', 'all', 'method');
    atMostOne(options, 'algorithm', 'method');
    atMostOne(options, 'json', 'format');
    atMostOne(options, 'json', 'transpose');
    const { how, boards } = await boardsFor(nq, n, options);
    const text = nq.formatter(options.format, { transpose: options.transpose });
    const pieces = options.json ? jsonPieces({ n, ...how }) : text;
    const length = await write(output, pieces, boards);
    if (length === 0) console.error(`There is no solution for n = ${n}.`);
  },
};

async function boardsFor(nq, n, options) {
  if (wantsAny(n, options)) return someBoard(nq, n, options);
  if (options.seed) throw new UsageError('--seed needs --method search');
  const walk = await nq.solutions(n, { algorithm: options.algorithm });
  const how = { algorithm: options.algorithm ?? nq.defaultFor('list', n) };
  return { how, boards: options.all ? walk : firstOf(walk) };
}

const wantsAny = (n, { method, first, all, algorithm: name }) =>
  method !== undefined || (n > MOST_FOR_FIRST && !first && !all && !name);

async function someBoard(nq, n, { method, seed }) {
  if (seed && method !== 'search') throw new UsageError('--seed needs --method search');
  const board = await nq.solve(n, { method, seed: seed && BigInt(digitsFrom('seed', seed)) });
  const how = { method: method ?? nq.methods[0], ...(seed && { seed }) };
  return { how, boards: board ? [board] : [] };
}

async function* firstOf(walk) {
  for await (const columns of walk) {
    yield columns;
    return;
  }
}

/** Write boards one by one; gives back how long the whole text is. */
async function write(output, pieces, boards) {
  let length = 0;
  const put = async (text) => {
    length += text.length;
    await output.write(text);
  };
  for await (const columns of boards) await put(pieces.board(columns));
  await put(pieces.end());
  return length;
}

/** One JSON object, in pieces like those of a formatter. */
function jsonPieces(head) {
  let before = `${JSON.stringify(head).slice(0, -1)},"solutions":[`;
  const after = (text) => {
    const piece = before + text;
    before = '';
    return piece;
  };
  return {
    board: (columns) => {
      const piece = after(JSON.stringify(columns));
      before = ',';
      return piece;
    },
    end: () => (before === ',' ? ']}\n' : after(']}\n')),
  };
}
