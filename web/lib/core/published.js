/**
 * published.js -- the numbers of solutions that others published, to hold totals against.
 *
 * A checksum shows damage, not truth: a file or a worker may give a wrong sum that fits its
 * checksum. So a total that differs from the published one is never given. The comparison
 * comes last and replaces no counting.
 */
import { optionsOf, show } from './arguments.js';
import { NQueensError } from './errors.js';

/** OEIS A000170, from n = 0. */
export const PUBLISHED = Object.freeze([
  ...[1n, 1n, 0n, 0n, 2n, 10n, 4n, 40n, 92n, 352n, 724n, 2680n, 14200n, 73712n, 365596n],
  ...[2279184n, 14772512n, 95815104n, 666090624n, 4968057848n, 39029188884n],
  ...[314666222712n, 2691008701644n, 24233937684440n, 227514171973736n],
  ...[2207893435808352n, 22317699616364044n, 234907967154122528n],
]);

/** Whether totals are compared: always, unless the options say `verify: false`. */
export function verifyOf(options) {
  const { verify = true } = optionsOf(options);
  if (typeof verify === 'boolean') return verify;
  throw new TypeError(`verify must be true or false, not ${show(verify)}`);
}

/** What is wrong with a total, in words; undefined if nothing is, or nothing is published. */
export function complaintAboutTotal(n, total) {
  const published = PUBLISHED[n];
  if (published === undefined || published === total) return undefined;
  const outside = `the published number is ${published} (OEIS A000170)`;
  return `the units of n = ${n} add up to ${total}, but ${outside}`;
}

/** What to say beside a total that was compared with nothing; undefined if it was. */
export function unconfirmed(n) {
  if (PUBLISHED[n] !== undefined) return undefined;
  return `not confirmed: no number of solutions is published for n = ${n}`;
}

/** Refuse a total that is not the published one; `sources` says what it was summed from. */
export function refuseWrongTotal(n, total, sources = () => []) {
  const complaint = complaintAboutTotal(n, total);
  if (complaint === undefined) return total;
  const list = sources();
  const text = list.map(({ name, units }) => `${name} (units ${units})`).join(', ');
  const error = new NQueensError(complaint + (text && `; they are from: ${text}`), {
    code: 'wrong-total',
  });
  throw Object.assign(error, { sources: list });
}
