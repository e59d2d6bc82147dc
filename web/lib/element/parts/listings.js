/**
 * listings.js -- the programs that a code pane shows: those of an algorithm are loaded when
 * they are first wanted. The names are literal, so that every bundler finds the files.
 */

const LOADERS = {
  board: () => import('../../../data/listings/board.js'),
  array: () => import('../../../data/listings/array.js'),
  sieve: () => import('../../../data/listings/sieve.js'),
  'sieve-bits': () => import('../../../data/listings/sieve-bits.js'),
  lookup: () => import('../../../data/listings/lookup.js'),
  bitmask: () => import('../../../data/listings/bitmask.js'),
  'dancing-links': () => import('../../../data/listings/dancing-links.js'),
};

/** The listings of an algorithm by language: `lines`, each with `text` and `steps`. */
export async function loadListing(algorithm) {
  return (await LOADERS[algorithm]()).default;
}
