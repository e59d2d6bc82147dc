/**
 * row_sets.js -- sets of rows whose boards `fast` counts, counted a second time by programs
 * that share nothing with it.
 *
 * A set is the rows of the east half of the board. Its boards are counted as
 * src/count/fast/orbits.c says: queens on long diagonals stand in the west, and such a board
 * counts twice for each of them; a set stands for its images.
 */

/** Below this, fast counts in another way. */
export const LEAST_N = 12;

/** From here on two lists of half boards are compared: a search takes minutes. */
const HALVES_FROM_N = 20;

export function choose(of, some) {
  let ways = 1;
  for (let i = 1; i <= some; i++) ways = (ways * (of - some + i)) / i;
  return Math.round(ways);
}

const upsideDown = (rows, n) => {
  let turned = 0;
  for (let i = 0; i < n; i++) if (rows & (1 << i)) turned |= 1 << (n - 1 - i);
  return turned;
};

/** The set and its images: upside down, and for even n the other rows. */
export function imagesOf(n, rows) {
  const both = (set) => [set, upsideDown(set, n)];
  const others = (2 ** n - 1) ^ rows;
  return new Set(n % 2 ? both(rows) : [...both(rows), ...both(others)]);
}

/** The set of `size` rows that has so many before it in numerical order. */
export function setOfRank(size, rank) {
  let rows = 0;
  for (let left = rank, k = size; k > 0; k--) {
    let row = k - 1;
    while (choose(row + 1, k) <= left) row++;
    left -= choose(row, k);
    rows |= 1 << row;
  }
  return rows;
}

/** What a board of odd n without a queen on the long diagonals counts, by where the queen of
 * the middle column stands: nowhere, above, below, in the centre. */
function weightsOfMiddle(n, rows) {
  const first = rows & 1;
  const last = (rows >> (n - 1)) & 1;
  return [0, 2 * last, 2 * first, first + last];
}

/* ---- By search ------------------------------------------------------------ */

/** Boards whose east half has these rows, weighed. */
function search(n, rows) {
  const all = 2 ** n - 1;
  const middle = n >> 1;
  const odd = n % 2 === 1;
  const west = 2 ** middle - 1;
  const weights = weightsOfMiddle(n, rows);

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

/* ---- By half boards --------------------------------------------------------- */

/** Numbers of 32 bits in twos: the rising and the falling diagonals of half boards. */
class HalfBoards {
  #words = new Int32Array(1024);
  count = 0;

  add(rising, falling) {
    if (2 * this.count === this.#words.length) {
      const words = new Int32Array(2 * this.#words.length);
      words.set(this.#words);
      this.#words = words;
    }
    this.#words[2 * this.count] = rising;
    this.#words[2 * this.count++ + 1] = falling;
  }

  /** Pairs that share no diagonal. */
  pairsWith(others) {
    const [a, b] = [this.#words, others.#words];
    const [aEnd, bEnd] = [2 * this.count, 2 * others.count];
    let pairs = 0;
    for (let i = 0; i < aEnd; i += 2) {
      const rising = a[i];
      const falling = a[i + 1];
      let found = 0;
      for (let j = 0; j < bEnd; j += 2) found += (rising & b[j]) | (falling & b[j + 1]) ? 0 : 1;
      pairs += found;
    }
    return pairs;
  }
}

/** The half boards with a queen in each of these rows and of the columns from `first` on, by
 * what class(row of each column) says; those of a negative class are left out. */
function halfBoards(n, rows, first, end, classOf) {
  const lists = [0, 1, 2, 3].map(() => new HalfBoards());
  const rowOf = new Array(n).fill(-1);
  const middle = n >> 1;
  const attacked = (row, column) => {
    for (let c = first; c < column; c++) {
      if (Math.abs(rowOf[c] - row) === column - c) return true;
    }
    return false;
  };
  /** The diagonals that lead on to the other half, as bits: the row where they meet it. */
  const add = () => {
    let [rising, falling] = [0, 0];
    for (let c = first; c < end; c++) {
      const up = rowOf[c] + c - middle;
      const down = rowOf[c] - c + middle;
      if (up >= 0 && up + 1 < n && up !== n - 1 - middle) rising |= 1 << up;
      if (down >= 1 && down < n && down !== middle) falling |= 1 << down;
    }
    const which = classOf(rowOf);
    if (which >= 0) lists[which].add(rising, falling);
  };
  const place = (column, left) => {
    if (column === end) add();
    for (let open = left; column < end && open; open &= open - 1) {
      const row = 31 - Math.clz32(open & -open);
      if (attacked(row, column)) continue;
      rowOf[column] = row;
      place(column + 1, left & ~(1 << row));
    }
  };
  place(first, rows);
  return lists;
}

/** The same number as search(), from half boards of both sides. */
function pairUp(n, rows) {
  const middle = n >> 1;
  const others = (2 ** n - 1) ^ rows;
  const isLong = (row, column) => row === column || row + column === n - 1;
  const longQueens = (rowOf, first, end) => {
    let queens = 0;
    for (let c = first; c < end; c++) queens += isLong(rowOf[c], c) ? 1 : 0;
    return queens;
  };
  const inCentre = (rowOf) => n % 2 === 1 && rowOf[middle] === middle;
  const eastClass = (rowOf) => {
    if (longQueens(rowOf, middle, n) > (inCentre(rowOf) ? 1 : 0)) return -1;
    if (n % 2 === 0) return 0;
    return rowOf[middle] < middle ? 1 : rowOf[middle] > middle ? 2 : 3;
  };
  const west = halfBoards(n, others, 0, middle, (rowOf) => longQueens(rowOf, 0, middle));
  const east = halfBoards(n, rows, middle, n, eastClass);
  const weights = weightsOfMiddle(n, rows);
  let sum = 0n;
  for (const [stands, list] of east.entries())
    for (const [queens, partners] of west.entries()) {
      const alone = n % 2 === 1 && queens === 0;
      const weight = alone ? weights[stands] : stands === 3 && queens ? 0 : 2 ** queens;
      if (weight) sum += BigInt(weight) * BigInt(list.pairsWith(partners));
    }
  return sum;
}

/* ---- Both ------------------------------------------------------------------- */

/** What a set of rows and its images count together. */
export function sumOfRowSet(n, rows, from = HALVES_FROM_N) {
  const once = n < from ? (set) => BigInt(search(n, set)) : (set) => pairUp(n, set);
  const others = (2 ** n - 1) ^ rows;
  const times = upsideDown(rows, n) === rows ? 1n : 2n;
  const both = n % 2 === 0 && upsideDown(others, n) !== rows;
  return times * (once(rows) + (both ? once(others) : 0n));
}
