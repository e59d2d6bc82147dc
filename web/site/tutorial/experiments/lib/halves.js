/**
 * halves.js -- counting by joining half boards, in its plainest form.
 *
 * The board is cut between two columns. A west half puts a queen into each west column,
 * an east half into each east column. Two halves make a solution when their rows are all
 * different and no diagonal carries a queen of both.
 */

/** All peaceful ways to fill some columns: { rows, diagonals }, both as sets of bits. */
export function halvesOf(n, from, to) {
  const halves = [];
  const fill = (column, rows, rising, falling) => {
    if (column === to) return halves.push({ rows, diagonals: rising | (falling << BigInt(2 * n)) });
    for (let row = 0; row < n; row++) {
      const rise = 1n << BigInt(row + column);
      const fall = 1n << BigInt(row - column + n - 1);
      if ((rows >> row) & 1 || rising & rise || falling & fall) continue;
      fill(column + 1, rows | (1 << row), rising | rise, falling | fall);
    }
    return undefined;
  };
  fill(from, 0, 0n, 0n);
  return halves;
}

function groupByRows(halves) {
  const groups = new Map();
  for (const { rows, diagonals } of halves) {
    if (!groups.has(rows)) groups.set(rows, []);
    groups.get(rows).push(diagonals);
  }
  return groups;
}

/** Joins the halves: { west, east, pairs, solutions }. */
export function joinHalves(n) {
  const seam = Math.floor(n / 2);
  const westHalves = halvesOf(n, 0, seam);
  const eastHalves = halvesOf(n, seam, n);
  const byRows = groupByRows(eastHalves);
  const every = (1 << n) - 1;
  let pairs = 0;
  let solutions = 0;
  for (const { rows, diagonals: west } of westHalves) {
    for (const east of byRows.get(every & ~rows) ?? []) {
      pairs++;
      if (!(west & east)) solutions++;
    }
  }
  return { west: westHalves.length, east: eastHalves.length, pairs, solutions };
}
