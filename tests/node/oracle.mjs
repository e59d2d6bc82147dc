/**
 * oracle.mjs -- numbers that we did not compute ourselves, and the plainest way to
 * compute what nobody wrote down.
 */

/** OEIS A000170: solutions of the n x n board, from n = 0. */
export const A000170 = [
  1n,
  1n,
  0n,
  0n,
  2n,
  10n,
  4n,
  40n,
  92n,
  352n,
  724n,
  2680n,
  14200n,
  73712n,
  365596n,
  2279184n,
  14772512n,
  95815104n,
];

/** OEIS A002562: solutions that differ by more than turning and flipping, from n = 1. */
export const A002562 = [1n, 0n, 0n, 1n, 2n, 1n, 6n, 12n, 46n, 92n, 341n, 1787n, 9233n, 45752n];

/** OEIS A032522 and A033148: solutions that a half turn and a quarter turn keep. */
export const TURNED = {
  'half-turn': { 4: 2n, 5: 2n, 6: 4n, 8: 4n, 12: 80n, 16: 3000n, 20: 144620n },
  'quarter-turn': { 4: 2n, 5: 2n, 6: 0n, 8: 0n, 12: 8n, 16: 64n, 29: 43776n, 40: 77184000n },
};

/** OEIS A319284: ways to put 0, 1, … n queens on the first rows, from n = 4. */
export const A319284 = {
  4: [1n, 4n, 6n, 4n, 2n],
  5: [1n, 5n, 12n, 14n, 12n, 10n],
  6: [1n, 6n, 20n, 36n, 46n, 40n, 4n],
  7: [1n, 7n, 30n, 76n, 140n, 164n, 94n, 40n],
  8: [1n, 8n, 42n, 140n, 344n, 568n, 550n, 312n, 92n],
  9: [1n, 9n, 56n, 234n, 732n, 1614n, 2292n, 2038n, 1066n, 352n],
  10: [1n, 10n, 72n, 364n, 1400n, 3916n, 7552n, 9632n, 7828n, 4040n, 724n],
};

/** OEIS A140450: tests until the first solution, trying the cells from left to right. */
export const A140450 = { 4: 26n, 8: 876n, 12: 3066n, 16: 160712n };

/** Cheng Yuan-Bin's paper: solutions found by its search, worth 4 boards or 2. */
export const BASES = {
  4: { four: 0, two: 1 },
  5: { four: 2, two: 1 },
  6: { four: 0, two: 2 },
  7: { four: 7, two: 6 },
  8: { four: 19, two: 8 },
  9: { four: 78, two: 20 },
  10: { four: 150, two: 62 },
  11: { four: 589, two: 162 },
  12: { four: 3125, two: 850 },
};

/** Every solution, in lexicographic order, from the definition alone. */
export function allSolutions(n) {
  const found = [];
  const extend = (columns) => {
    if (columns.length === n) found.push(columns);
    for (let column = 0; columns.length < n && column < n; column++) {
      const clash = columns.some(
        (other, row) => other === column || Math.abs(other - column) === columns.length - row,
      );
      if (!clash) extend([...columns, column]);
    }
  };
  extend([]);
  return found;
}
