/**
 * usage.js -- reading what people type, and telling them when it cannot be read.
 */

/** The command line is wrong; its message says how. */
export class UsageError extends Error {}

/** Exactly these positional words, by name. */
export function expectArgs(args, ...names) {
  if (args.length < names.length) throw new UsageError(`${names[args.length]} is missing`);
  if (args.length > names.length) {
    throw new UsageError(`"${args[names.length]}" is one word too many`);
  }
  return args;
}

/** The decimal digits of a whole number, however many. */
function digitsFrom(name, word) {
  if (/^\d+$/.test(word)) return word;
  throw new UsageError(`${name} must be a whole number such as 8, not "${word}"`);
}

/** A whole number in decimal digits; how large it may be is for the library to say. */
export function numberFrom(name, word) {
  const number = Number(digitsFrom(name, word));
  if (Number.isSafeInteger(number)) return number;
  throw new UsageError(`${name} must be at most ${Number.MAX_SAFE_INTEGER}, not ${word}`);
}

const LARGEST = 2n ** 64n - 1n;

/** A whole number that 64 bits hold. */
export function longFrom(name, word) {
  const number = BigInt(digitsFrom(name, word));
  if (number <= LARGEST) return number;
  throw new UsageError(`${name} must be at most ${LARGEST}, not ${word}`);
}

/** A board: its columns are one word, quoted, or many. */
export function columnsFrom(args) {
  if (args.length === 0) throw new UsageError('the board is missing, such as "1 3 0 2"');
  const columns = args.join(' ').split(/[\s,]+/);
  return columns.filter((word) => word !== '').map((word) => numberFrom('every column', word));
}

/** Options that exclude each other. */
export function atMostOne(options, ...names) {
  const given = names.filter((name) => options[name] !== undefined);
  if (given.length > 1) throw new UsageError(`--${given[0]} and --${given[1]} exclude each other`);
  return given[0];
}
