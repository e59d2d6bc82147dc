/**
 * masks.js -- the three words of the bit-mask search after some queens, as they stand.
 */

/** `columns` are the queens of the first rows; bit c of a word is column c. */
export function masksAfter(n, columns) {
  const full = (1n << BigInt(n)) - 1n;
  let [down, right, left] = [0n, 0n, 0n];
  for (const column of columns) {
    const queen = 1n << BigInt(column);
    down |= queen;
    right = ((right | queen) << 1n) & full;
    left = (left | queen) >> 1n;
  }
  return { down, right, left, free: full & ~(down | right | left) };
}

/** A word as the board shows it: column 0 first, which is the lowest bit. */
export function drawn(word, n) {
  return [...word.toString(2).padStart(n, '0')].reverse().join('');
}
