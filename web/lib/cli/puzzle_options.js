/**
 * puzzle_options.js -- options that describe a board which is not empty, or not classic.
 */
import { rowsFrom, squaresFrom } from './squares.js';
import { numberFrom, UsageError } from './usage.js';

/** Larger ones are refused by the library; but it should not have to be handed them. */
const MOST_ROWS = 1000;

export const rules = {
  type: 'string',
  value: 'NAME',
  help: (nq) => `how queens attack: ${nq.rules.join(', ')}`,
};

export const puzzleOptions = {
  n: { type: 'string', short: 'n', value: 'N', help: 'the size of the board' },
  rules,
  forbid: { type: 'string', value: 'SQUARES', help: 'squares without queens, such as "a1 c3"' },
  crosses: {
    type: 'string',
    value: 'SQUARES',
    help: 'squares that you have crossed out; hint says when one is wrong',
  },
  sums: {
    type: 'string',
    value: 'NUMBERS',
    help: 'diagonals without queens: row + column, counted from 0',
  },
  differences: {
    type: 'string',
    value: 'NUMBERS',
    help: 'the other diagonals: row - column, such as --differences=-2,3',
  },
  regions: {
    type: 'string',
    value: 'LETTERS',
    help: 'rows of letters as nqueens puzzle prints them, or with / between; they tell n',
  },
};

export const budget = {
  type: 'string',
  value: 'NUMBER',
  help: 'how many queens to try before giving up',
};

function numbersFrom(name, text) {
  const numbers = (text ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = numbers.find((word) => !/^-?\d+$/.test(word));
  if (wrong) throw new UsageError(`--${name} takes whole numbers, not "${wrong}"`);
  return numbers.map(Number);
}

/** Letters in one piece have no rows to count: they are cut into rows of n. */
function regionsFrom(text, n) {
  const letters = text.trim();
  if (n === undefined || /[\s/,]/.test(letters)) return letters;
  return letters.match(new RegExp(`.{1,${Math.max(n, 1)}}`, 'g'))?.join('/') ?? '';
}

function sizeFrom(nq, { n, regions }) {
  if (n === undefined && regions !== undefined) return nq.parsePuzzle(regions).n;
  if (n === undefined) throw new UsageError('--n is missing: the size of the board');
  const size = numberFrom('--n', n);
  if (size <= MOST_ROWS) return size;
  throw new UsageError(`--n ${n} is too large`);
}

/** The board that words and options tell of: n, and what the library takes. */
export function puzzleFrom(nq, args, options) {
  const n = sizeFrom(nq, options);
  return {
    n,
    board: {
      rules: options.rules,
      queens: rowsFrom(args.join(' '), n),
      forbidden: squaresFrom(options.forbid ?? '', n),
      crosses: rowsFrom(options.crosses ?? '', n),
      sums: numbersFrom('sums', options.sums),
      differences: numbersFrom('differences', options.differences),
      ...(options.regions !== undefined && { regions: regionsFrom(options.regions, n) }),
      ...(options.budget !== undefined && { budget: numberFrom('--budget', options.budget) }),
    },
  };
}
