/**
 * row_sets.js -- units of `fast` counted a second time, by a plain search that shares nothing
 * with it.
 *
 * A unit is some sets of rows, those of the east half of the board. Of each set the boards are
 * counted as src/count/fast/orbits.c says: queens on long diagonals stand in the west, and such
 * a board counts twice for each of them; a set stands for its images.
 */

/** Below this, a unit of fast is something else. */
export const LEAST_N = 12;

/** Up to here unit u takes every so many-th set that stands for others, then of all sets. */
const LISTED_MAX_N = 22;

function choose(of, some) {
  let ways = 1;
  for (let i = 1; i <= some; i++) ways = (ways * (of - some + i)) / i;
  return Math.round(ways);
}

const reversed = (rows, n) => {
  let turned = 0;
  for (let i = 0; i < n; i++) if (rows & (1 << i)) turned |= 1 << (n - 1 - i);
  return turned;
};

/** Whether a set is the smallest of its images. */
function isSmallest(rows, n) {
  const all = 2 ** n - 1;
  const turned = reversed(rows, n);
  if (n % 2) return rows <= turned;
  return rows <= turned && rows <= (all ^ rows) && rows <= (all ^ turned);
}

/** The set of `size` rows that has so many before it in numerical order. */
function setOfRank(size, rank) {
  let rows = 0;
  for (let left = rank, k = size; k > 0; k--) {
    let row = k - 1;
    while (choose(row + 1, k) <= left) row++;
    left -= choose(row, k);
    rows |= 1 << row;
  }
  return rows;
}

/** The sets of rows that a unit counts. */
export function rowSetsOf(n, unit, units) {
  const size = n - Math.floor(n / 2);
  const sets = choose(n, size);
  const found = [];
  for (let rank = n > LISTED_MAX_N ? unit : 0, at = 0; rank < sets; ) {
    const rows = setOfRank(size, rank);
    const smallest = isSmallest(rows, n);
    if (smallest && (n > LISTED_MAX_N || at % units === unit)) found.push(rows);
    if (smallest) at++;
    rank += n > LISTED_MAX_N ? units : 1;
  }
  return found;
}

/** Boards whose east half has these rows, weighed. */
function search(n, rows) {
  const all = 2 ** n - 1;
  const middle = n >> 1;
  const odd = n % 2 === 1;
  const west = 2 ** middle - 1;
  const first = rows & 1;
  const last = (rows >> (n - 1)) & 1;
  /** By where the queen of the middle column stands: nowhere yet, above, below, in the centre. */
  const weights = [0, 2 * last, 2 * first, first + last];

  const place = (row, columns, left, right, weight, stands) => {
    if (row === n) return odd && weight === 1 ? weights[stands] : weight;
    const long = (1 << row) | (1 << (n - 1 - row));
    const isEast = (rows >> row) & 1;
    const barred = isEast && !(odd && row === middle) ? long : 0;
    let open = (isEast ? all ^ west : west) & ~(columns | left | right | barred);
    let sum = 0;
    while (open) {
      const queen = open & -open;
      open ^= queen;
      const doubled = !isEast && queen & long ? 2 * weight : weight;
      const inMiddle = odd && queen === 1 << middle;
      const where = inMiddle ? (row < middle ? 1 : row > middle ? 2 : 3) : stands;
      const nextLeft = ((left | queen) << 1) & all;
      sum += place(row + 1, columns | queen, nextLeft, (right | queen) >> 1, doubled, where);
    }
    return sum;
  };
  return place(0, 0, 0, 0, 1, 0);
}

/** What a set of rows and its images count together. */
export function sumOfRowSet(n, rows) {
  const others = (2 ** n - 1) ^ rows;
  const times = reversed(rows, n) === rows ? 1 : 2;
  const both = n % 2 === 0 && reversed(others, n) !== rows;
  return BigInt(times * (search(n, rows) + (both ? search(n, others) : 0)));
}
