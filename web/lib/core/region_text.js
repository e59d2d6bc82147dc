/**
 * region_text.js -- regions as text and back: rows of letters, `accdd/aacbd/…`.
 *
 * Between rows stand slashes, commas, blanks or line ends; capital and small letters are
 * the same. A board that uses the first n letters keeps them; other letters become a, b,
 * c… in order of appearance.
 */
import { show } from './show.js';

const A = 97;
export const LETTERS = 26;

const letterOf = (region) => String.fromCharCode(A + region);

/** Regions by number, row by row, as text. */
export function writeRegions(regions, n) {
  const rows = Array.from({ length: n }, (_, row) => regions.slice(row * n, (row + 1) * n));
  return rows.map((row) => Array.from(row, letterOf).join('')).join('/');
}

/** The rows of a text, checked to be a square of letters. */
function rowsOf(text) {
  const rows = text
    .toLowerCase()
    .split(/[\s/,]+/)
    .filter(Boolean);
  const wrong = /[^a-z]/.exec(rows.join(''));
  if (wrong) throw new RangeError(`regions are letters from a to z, not ${show(wrong[0])}`);
  const odd = rows.findIndex((row) => row.length !== rows.length);
  if (odd < 0 && rows.length > 0) return rows;
  throw new RangeError(
    rows.length === 0
      ? 'regions has no letters'
      : `regions has ${rows.length} rows, but row ${odd} has ${rows[odd].length} letters`,
  );
}

/** The number of each letter; there must be as many as rows. */
function numbersOf(letters, n) {
  if (letters.size !== n) {
    throw new RangeError(`a board of ${n} x ${n} has ${n} regions, not ${letters.size}`);
  }
  const seen = [...letters];
  const own = seen.every((letter) => letter < letterOf(n));
  return new Map(seen.map((letter, i) => [letter, own ? letter.charCodeAt(0) - A : i]));
}

/** A text as `{ n, regions }`. */
export function readRegions(text) {
  const rows = rowsOf(text);
  const n = rows.length;
  if (n > LETTERS) throw new RangeError(`regions has ${n} rows; letters are enough for ${LETTERS}`);
  const cells = [...rows.join('')];
  const numbers = numbersOf(new Set(cells), n);
  return { n, regions: cells.map((letter) => /** @type {number} */ (numbers.get(letter))) };
}
