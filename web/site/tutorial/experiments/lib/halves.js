/**
 * halves.js -- counting by joining half boards, in its plainest form.
 *
 * The board is cut between two columns. A west half puts a queen into each west column,
 * an east half into each east column. Two halves make a solution when their rows are all
 * different and no diagonal carries a queen of both.
 */

/** All ways to fill some columns so that no two queens attack each other, as rows. */
export function halvesInRows(n, from, to) {
  const halves = [];
  const fill = (rows) => {
    const column = from + rows.length;
    if (column === to) return halves.push(rows);
    for (let row = 0; row < n; row++) {
      const attacked = rows.some((r, i) => r === row || Math.abs(r - row) === rows.length - i);
      if (!attacked) fill([...rows, row]);
    }
    return undefined;
  };
  fill([]);
  return halves;
}

/** The same halves as sets of bits: { rows, diagonals }. */
export function halvesOf(n, from, to) {
  return halvesInRows(n, from, to).map((rows) => {
    let [used, diagonals] = [0, 0n];
    rows.forEach((row, i) => {
      used |= 1 << row;
      diagonals |= 1n << BigInt(row + from + i);
      diagonals |= 1n << BigInt(row - from - i + 3 * n - 1);
    });
    return { rows: used, diagonals };
  });
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
