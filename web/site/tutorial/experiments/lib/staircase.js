/**
 * staircase.js -- a solution for any n from 4 on, without any search.
 *
 * On an even board the queens climb by knight's moves, first over the odd columns, then
 * over the even ones. That fails when n leaves 2 after division by 6; then the upper half
 * starts further right and goes round the edge, and the lower half is the upper one turned
 * round. Neither uses the long diagonal, so an odd board is the next smaller one with one
 * more queen in the last corner.
 */
export function staircase(n) {
  const even = n - (n % 2);
  const column = even % 6 === 2 ? turned : climbing;
  const columns = Array.from({ length: even }, (_, row) => column(even, row));
  if (n > even) columns.push(even);
  return columns;
}

export function climbing(n, row) {
  return row < n / 2 ? 2 * row + 1 : 2 * row - n;
}

function turned(n, row) {
  if (row >= n / 2) return n - 1 - turned(n, n - 1 - row);
  return (2 * row + n / 2 - 1) % n;
}

/** Whether no two queens see each other, with one flag per line: time and room grow with n. */
export function isSolution(columns) {
  const n = columns.length;
  const used = [new Uint8Array(n), new Uint8Array(2 * n), new Uint8Array(2 * n)];
  for (let row = 0; row < n; row++) {
    const column = columns[row];
    const lines = [column, row + column, row - column + n - 1];
    for (let kind = 0; kind < 3; kind++) {
      if (used[kind][lines[kind]]) return false;
      used[kind][lines[kind]] = 1;
    }
  }
  return true;
}
