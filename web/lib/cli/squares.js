/**
 * squares.js -- cells as chess players name them: rank 1 is the last row, file a column 0.
 */
import { UsageError } from './usage.js';

/** a is 0, z is 25, aa is 26. */
function columnOf(letters) {
  return [...letters].reduce((all, letter) => 26 * all + letter.charCodeAt(0) - 96, 0) - 1;
}

function squareOf(word, n) {
  const [, letters, rank] = /^([a-z]{1,2})([1-9]\d{0,2})$/.exec(word) ?? [];
  if (letters) return { row: n - Number(rank), column: columnOf(letters) };
  throw new UsageError(`"${word}" is no square; squares are written such as b4`);
}

/** "b4 d5" as squares. */
export function squaresFrom(text, n) {
  const words = text.split(/[\s,]+/).filter(Boolean);
  return words.map((word) => {
    const { row, column } = squareOf(word, n);
    if (row >= 0 && column < n) return { row, column };
    throw new UsageError(`${word} is not on a board of ${n} x ${n}`);
  });
}

/** "b4 d5" as a list of columns for each row. */
export function rowsFrom(text, n) {
  const rows = Array.from({ length: n }, () => []);
  for (const { row, column } of squaresFrom(text, n)) rows[row].push(column);
  return rows;
}
