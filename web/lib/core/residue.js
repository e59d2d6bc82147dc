/**
 * residue.js -- a sum modulo 2^32 - 5, which C adds up separately: a second look at the sum.
 */
const PRIME = 2n ** 32n - 5n;

/** @param {bigint} sum */
export const residueOf = (sum) => Number(sum % PRIME);
