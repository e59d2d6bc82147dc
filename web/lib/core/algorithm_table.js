/**
 * algorithm_table.js -- the algorithms in menu order, for what runs before the wasm is there.
 *
 * The table itself is src/search/algorithms.c; algorithms.test.mjs compares the two.
 */
/**
 * Plain objects, which bundlers leave out of a program that does not look at them.
 *
 * @type {readonly {
 *   readonly name: import('./index.js').AlgorithmName,
 *   readonly traits: readonly import('./index.js').AlgorithmTrait[],
 * }[]}
 */
export const ALGORITHM_TABLE = [
  { name: 'board', traits: ['lists', 'counts', 'traces', 'ordered', 'tests', 'mirrors'] },
  { name: 'array', traits: ['lists', 'counts', 'traces', 'ordered', 'tests', 'mirrors'] },
  { name: 'sieve', traits: ['lists', 'counts', 'traces', 'ordered', 'strikes', 'mirrors'] },
  {
    name: 'sieve-bits',
    traits: ['lists', 'counts', 'traces', 'strikes', 'derives', 'last-row-second'],
  },
  { name: 'lookup', traits: ['lists', 'counts', 'traces', 'ordered', 'tests', 'mirrors'] },
  { name: 'bitmask', traits: ['lists', 'counts', 'traces', 'ordered', 'mirrors'] },
  {
    name: 'dancing-links',
    traits: ['lists', 'counts', 'traces', 'strikes', 'mirrors', 'chooses-rows'],
  },
  { name: 'fast', traits: ['counts'] },
];

/** The names of all algorithms, or of those that have a trait. */
export function algorithmNames(trait) {
  return ALGORITHM_TABLE.filter(({ traits }) => !trait || traits.includes(trait)).map(
    ({ name }) => name,
  );
}

export function hasTrait(name, trait) {
  return algorithmNames(trait).includes(name);
}
