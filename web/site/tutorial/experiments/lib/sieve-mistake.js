/**
 * sieve-mistake.js -- a sieve, and the same sieve with `> 0` where `>= 0` is right.
 *
 * The mistake stood in print: the diagonal that runs down to the left is struck out only
 * as far as column 1, never in column 0.
 */
export function sieve(n, leftmost) {
  const found = [];
  const queens = [];
  const fill = (row, struck) => {
    if (row === n) found.push([...queens]);
    for (let column = 0; row < n && column < n; column++) {
      if (struck[row][column]) continue;
      queens[row] = column;
      fill(row + 1, strike(n, struck, row, column, leftmost));
    }
  };
  fill(
    0,
    Array.from({ length: n }, () => new Uint8Array(n)),
  );
  return found;
}

/** A copy of the sieve with everything struck out that the queen sees below. */
function strike(n, struck, row, column, leftmost) {
  const copy = struck.map((cells) => cells.slice());
  for (let below = row + 1; below < n; below++) {
    const apart = below - row;
    copy[below][column] = 1;
    if (column - apart >= leftmost) copy[below][column - apart] = 1;
    if (column + apart < n) copy[below][column + apart] = 1;
  }
  return copy;
}

export const rightSieve = (n) => sieve(n, 0);
export const wrongSieve = (n) => sieve(n, 1);

/** No two queens on a diagonal; one per row and column is taken for granted. */
export function isPeaceful(columns) {
  return columns.every((column, row) =>
    columns.every((other, below) => below <= row || Math.abs(other - column) !== below - row),
  );
}

/** How many boards the wrong sieve hands out, and how many of them are solutions. */
export function mistake(n) {
  const boards = wrongSieve(n);
  return { emitted: boards.length, valid: boards.filter(isPeaceful).length };
}
