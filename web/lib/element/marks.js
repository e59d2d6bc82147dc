/**
 * marks.js -- what a page draws on a board, as text: `target:kind` separated by blanks.
 *
 *     c3:ring  r5c2:x/bad  a1-h8:arrow/good  row:0:fill/note  d4:text=3
 *
 * A mark is `{ target, kind }`, with `text` for the kind `text` and a `tone` where it has one.
 * Squares are named as in chess, rank 1 at the bottom, or by row and column from 0. A blank
 * in a text is written `_`. Which cells a target is depends on the board: `cellsOf()`.
 */
import { regionNumber } from './regions.js';

export const KINDS = ['ring', 'dot', 'x', 'fill', 'arrow', 'line', 'text'];
export const TONES = ['good', 'bad', 'note'];

/** Kinds that go from one square to another. */
const STROKES = ['arrow', 'line'];

const LONGEST_TEXT = 12;
const MOST = 500;

const SQUARE = '(?:[a-z][1-9]\\d{0,2}|r\\d{1,2}c\\d{1,2})';
const TARGET = `${SQUARE}(?:-${SQUARE})?|(?:row|column|sum):\\d{1,3}|difference:-?\\d{1,3}|region:[a-z]`;
const MARK = new RegExp(`^(${TARGET}):([a-z]+)(?:=(.*?))?(?:/(good|bad|note|))?$`, 'iu');

/** The marks of a text, or undefined if one of them cannot be read. */
export function readMarks(text) {
  const marks = piecesOf(text).map(readMark);
  return marks.includes(undefined) || marks.length > MOST ? undefined : marks;
}

/** Why a text cannot be read: the first of its marks that is none, by name. */
export function explainMarks(text) {
  const pieces = piecesOf(text);
  if (pieces.length > MOST) return `${pieces.length} marks are more than ${MOST}`;
  const bad = pieces.find((piece) => !readMark(piece));
  return `"${bad}" is no mark: a mark is target:kind, such as c3:ring or a1-h8:arrow/good`;
}

export function writeMarks(marks) {
  return typeof marks === 'string' ? marks : marks.map(writeMark).join(' ');
}

function piecesOf(text) {
  return text.split(/\s+/).filter(Boolean);
}

function readMark(piece) {
  const found = MARK.exec(piece);
  if (!found) return undefined;
  const [target, kind, tone] = [found[1], found[2], found[4] ?? ''].map((s) => s.toLowerCase());
  const text = found[3]?.replaceAll('_', ' ');
  if (!KINDS.includes(kind) || (kind === 'text') !== Boolean(text?.trim())) return undefined;
  if (text && [...text].length > LONGEST_TEXT) return undefined;
  const hasEnds = target.includes('-') || target.includes(':');
  if (STROKES.includes(kind) && (!hasEnds || target.startsWith('region'))) return undefined;
  return Object.freeze({ target, kind, ...(text && { text }), ...(tone && { tone }) });
}

/** A text with a slash ends in one, so that its end is not read as a tone. */
function writeMark({ target, kind, text, tone }) {
  const words = text === undefined ? '' : `=${String(text).replace(/\s/g, '_')}`;
  const end = tone === undefined ? (words.includes('/') ? '/' : '') : `/${tone}`;
  return `${target}:${kind}${words}${end}`;
}

/** The cells of a mark's target on a board `{ n, regions }`, in order; none where it lies outside. */
export function cellsOf({ target }, board) {
  const { n, regions } = board;
  const [name, number] = target.split(':');
  if (number === undefined) return squares(target, n);
  if (name === 'region') {
    const region = regionNumber(number);
    return cellsWhere(n, (row, column) => regions?.[row * n + column] === region);
  }
  return cellsWhere(n, (row, column) => LINES[name](row, column) === Number(number));
}

const LINES = {
  row: (row) => row,
  column: (_, column) => column,
  sum: (row, column) => row + column,
  difference: (row, column) => row - column,
};

function cellsWhere(n, belongs) {
  const cells = Array.from({ length: n * n }, (_, cell) => cell);
  return cells.filter((cell) => belongs(Math.floor(cell / n), cell % n));
}

/** One square, or the straight way from one to another; both ends where there is none. */
function squares(target, n) {
  const ends = target.split('-').map((name) => squareOf(name, n));
  if (ends.includes(undefined)) return [];
  const [from, to = from] = ends;
  const [rows, columns] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(Math.abs(rows), Math.abs(columns));
  const straight = [0, steps].includes(Math.abs(rows)) && [0, steps].includes(Math.abs(columns));
  const way = straight
    ? Array.from({ length: steps + 1 }, (_, i) => [
        from[0] + i * Math.sign(rows),
        from[1] + i * Math.sign(columns),
      ])
    : [from, to];
  return way.map(([row, column]) => row * n + column);
}

function squareOf(name, n) {
  const byNumber = /^r(\d+)c(\d+)$/.exec(name);
  const [row, column] = byNumber
    ? [Number(byNumber[1]), Number(byNumber[2])]
    : [n - Number(name.slice(1)), name.charCodeAt(0) - 97];
  return row >= 0 && row < n && column < n ? [row, column] : undefined;
}

/** The marks that lie outside of a board of n rows. Its regions may not be known yet. */
export function marksOutside(marks, n) {
  const isOutside = (mark) =>
    mark.target.startsWith('region')
      ? regionNumber(mark.target.split(':')[1]) >= n
      : cellsOf(mark, { n }).length === 0;
  return marks.filter(isOutside).map(writeMark);
}

/** What is drawn on a cell, in words; of an arrow or line only its ends are. */
export function describeMarks(t, marks, board, cell) {
  const words = marks
    .filter((mark) => isMarked(mark, board, cell))
    .map((mark) => formatMark(t, mark));
  return words.length ? t('mark.on', { marks: t.list(words) }) : '';
}

function isMarked(mark, board, cell) {
  const cells = cellsOf(mark, board);
  return STROKES.includes(mark.kind) ? endsOf(cells).includes(cell) : cells.includes(cell);
}

const endsOf = (cells) => [cells[0], cells.at(-1)];

function formatMark(t, { target, kind, text, tone }) {
  const what = text ?? t(`mark.${kind}`, { target });
  return tone ? t(`mark.tone.${tone}`, { what }) : what;
}
