/**
 * wrong_values.mjs -- what is no n, for every entry point alike.
 */

/** Numbers that are no size of a board. */
export const WRONG_SIZE = [
  -1,
  -(2 ** 31),
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32 + 8,
  2 ** 53,
  1.5,
  7.999999,
];
WRONG_SIZE.push(Infinity, -Infinity, NaN, Number.MIN_VALUE, Number.MAX_VALUE);

/** What is no number, and how a message shows it. */
export const WRONG_KIND = [
  ['8', '"8"'],
  ['', '""'],
  [' 8 ', '" 8 "'],
  ['0x8', '"0x8"'],
  ['8e0', '"8e0"'],
  ['８', '"８"'],
  [8n, '8n'],
  [null, 'null'],
  [undefined, 'undefined'],
  [true, 'true'],
  [[8], 'an array'],
  [{ valueOf: () => 8 }, 'an object'],
  [Symbol('8'), 'Symbol(8)'],
  [new Date(8), 'an object'],
  [() => 8, 'a function'],
];
