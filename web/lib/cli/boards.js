/**
 * boards.js -- boards on standard output, one after another, in any format or as JSON.
 */
import { boardPictures, pictureOptions, refusePictureOptions } from './pictures.js';
import { say } from './terminal.js';
import { atMostOne, UsageError } from './usage.js';

/** Options of every command that shows boards. */
export const boardOptions = {
  format: {
    type: 'string',
    short: 'f',
    value: 'NAME',
    help: (nq) => `how boards are written: ${nq.formats.join(', ')}, svg`,
  },
  transpose: { type: 'boolean', help: 'exchange rows and columns' },
  ...pictureOptions,
};

/**
 * Write boards as the options want them; gives back how many there were. Where that is
 * none, and the format has no way to say so, `none` is said beside the output.
 *
 * @param {{ nq, options, output, head, usual?: string, none?: string }} how
 * @param {AsyncIterable<number[]> | Iterable<number[]>} boards
 */
export async function writeBoards({ nq, options, output, head, usual, none }, boards) {
  atMostOne(options, 'json', 'format');
  atMostOne(options, 'json', 'transpose');
  const pieces = piecesFor(nq, options, head, usual);
  let number = 0;
  for await (const columns of boards) {
    await output.write(pieces.board(columns));
    number++;
  }
  const end = pieces.end();
  await output.write(end);
  if (number === 0 && end === '') say(none);
  return number;
}

function piecesFor(nq, options, head, usual) {
  const { format = usual, transpose } = options;
  if (format === 'svg') {
    if (transpose) throw new UsageError('--transpose means nothing to --format svg');
    return boardPictures(options);
  }
  refusePictureOptions(options);
  const text = nq.formatter(format, { transpose });
  return options.json ? jsonPieces(head) : text;
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
