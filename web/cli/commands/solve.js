/**
 * solve.js -- `nqueens solve 8`.
 */
import { algorithm } from '../options.js';
import { atMostOne, expectWords, numberFrom } from '../usage.js';

export const solve = {
  name: 'solve',
  synopsis: 'solve <n> [--first | --all] [options]',
  summary: 'show a solution of an n x n board, or all of them',
  about: `Shows where the queens stand: in the first solution that is found, or with --all in
every one.`,
  options: {
    first: { type: 'boolean', help: 'only the first solution; so it is without --all, too' },
    all: { type: 'boolean', help: 'all solutions' },
    format: {
      type: 'string',
      short: 'f',
      value: 'NAME',
      help: (nq) => `how boards are written: ${nq.formats.join(', ')}`,
    },
    transpose: { type: 'boolean', help: 'exchange rows and columns' },
    algorithm,
  },
  examples: [
    'nqueens solve 8',
    'nqueens solve 8 --all --format numbered',
    'nqueens solve 8 --algorithm lookup --format matrix --transpose',
  ],

  async run({ nq, words, options, output }) {
    const [word] = expectWords(words, 'n');
    const n = numberFrom('n', word);
    atMostOne(options, 'first', 'all');
    atMostOne(options, 'json', 'format');
    atMostOne(options, 'json', 'transpose');
    const name = options.algorithm ?? nq.defaultFor('list', n);
    const text = nq.formatter(options.format, { transpose: options.transpose });
    const walk = await nq.solutions(n, { algorithm: options.algorithm });
    const pieces = options.json ? jsonPieces({ n, algorithm: name }) : text;
    const length = await write(output, pieces, options.all ? walk : firstOf(walk));
    if (length === 0) console.error(`There is no solution for n = ${n}.`);
  },
};

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
