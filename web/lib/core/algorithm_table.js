/**
 * algorithm_table.js -- the algorithms in menu order, for what runs before the wasm is there.
 *
 * The table itself is src/search/algorithms.c; algorithms.test.mjs compares the two.
 */
/**
 * @param {import('./index.js').AlgorithmName} name
 * @param {import('./index.js').AlgorithmTrait[]} traits
 */
const algorithm = (name, ...traits) => Object.freeze({ name, traits: Object.freeze(traits) });

export const ALGORITHM_TABLE = Object.freeze([
  algorithm('board', 'lists', 'counts', 'traces', 'ordered', 'tests', 'mirrors'),
  algorithm('array', 'lists', 'counts', 'traces', 'ordered', 'tests', 'mirrors'),
  algorithm('sieve', 'lists', 'counts', 'traces', 'ordered', 'strikes', 'mirrors'),
  algorithm('sieve-bits', 'lists', 'counts', 'traces', 'strikes', 'derives', 'last-row-second'),
  algorithm('lookup', 'lists', 'counts', 'traces', 'ordered', 'tests', 'mirrors'),
  algorithm('bitmask', 'lists', 'counts', 'traces', 'ordered', 'mirrors'),
  algorithm('dancing-links', 'lists', 'counts', 'traces', 'strikes', 'mirrors', 'chooses-rows'),
  algorithm('fast', 'counts'),
]);

/** The names of all algorithms, or of those that have a trait. */
export function algorithmNames(trait) {
  return ALGORITHM_TABLE.filter(({ traits }) => !trait || traits.includes(trait)).map(
    ({ name }) => name,
  );
}

export function hasTrait(name, trait) {
  return algorithmNames(trait).includes(name);
}
