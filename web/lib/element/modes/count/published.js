/**
 * published.js -- OEIS A000170, the number of solutions for n = 0 to 27.
 */
const A000170 = [
  '1',
  '1',
  '0',
  '0',
  '2',
  '10',
  '4',
  '40',
  '92',
  '352',
  '724',
  '2680',
  '14200',
  '73712',
  '365596',
  '2279184',
  '14772512',
  '95815104',
  '666090624',
  '4968057848',
  '39029188884',
  '314666222712',
  '2691008701644',
  '24233937684440',
  '227514171973736',
  '2207893435808352',
  '22317699616364044',
  '234907967154122528',
];

/** The published count for n, or undefined where there is none. */
export function publishedCount(n) {
  return A000170[n] === undefined ? undefined : BigInt(A000170[n]);
}
