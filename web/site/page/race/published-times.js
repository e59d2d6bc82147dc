/**
 * published-times.js -- figures that others measured on their machines, shown beside ours as theirs.
 *
 * Cheng Yuan-Bin's Table 1: seconds to find all layouts, by backtracking and by the sieve.
 */
export const SIZES = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

const BACKTRACKING = [
  0.002, 0.008, 0.043, 0.206, 1.338, 8.519, 57.935, 421.077, 3375.823, 26001.601,
];
const SIEVE = [0, 0.002, 0.007, 0.037, 0.141, 0.806, 5.189, 36.465, 261.955, 2022.539];

export const PAPER = {
  backtracking: byN(BACKTRACKING),
  sieve: byN(SIEVE),
};

function byN(values) {
  return new Map(values.map((value, i) => [SIZES[i], value]));
}
