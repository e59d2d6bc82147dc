/**
 * tutorial_numbers.test.mjs -- the numbers that the tutorial writes down itself.
 *
 * What the engine gives is a hole in the text; the table of expected values has what each of them must say.
 * But a text also says `8 × 8`, `columns 0 and 1` and `four crosses`. In English every such
 * digit stands in one of the phrases below, with a reason why it is true. The other
 * languages must have the same digits and the same number words, block by block.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { load } from '../../web/lib/core/index.js';
import { LANGUAGES } from '../../web/lib/element/languages.js';
import { chaptersOf, holesOf } from '../../web/site/build/tutorial.mjs';
import { valuesIn } from '../../web/site/build/tutorial-values.mjs';
import { classSizes } from '../../web/site/tutorial/experiments/lib/classes.js';
import { A000170, allSolutions } from './oracle.mjs';
import { EXPECTED } from './tutorial_expected.mjs';

const ENTITIES = { '&gt;': '>', '&lt;': '<', '&amp;': '&' };

/** A text as it is read, line by line, heads of tables too; a hole is `⟦its words⟧`. */
function readable(source) {
  return source
    .replace(/\{\{n (\d+)\}\}/g, '$1')
    .replace(/\{\{(?:table|choice) (.*?)\}\}/g, '$1')
    .replace(/\{\{(.*?)\}\}/g, '⟦$1⟧')
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => ENTITIES[entity])
    .split('\n')
    .filter((line) => line.trim());
}

const withoutHoles = (line) => line.replace(/⟦.*?⟧/g, '');

// ---- What makes the phrases true ----

const sees = (a, b) => a[0] === b[0] || a[1] === b[1] || isDiagonal(a, b);
const isDiagonal = ([r, c], [s, d]) => Math.abs(r - s) === Math.abs(c - d);
const cells = (n) => Array.from({ length: n * n }, (_, cell) => [Math.floor(cell / n), cell % n]);
const peaceful = (n, queens) => cells(n).filter((cell) => !queens.some((q) => sees(q, cell)));
const none = (n) => A000170[n] === 0n;
const [first, , , fourth, , sixth, seventh] = allSolutions(8);
const transposed = (columns) => columns.map((_, row) => columns.indexOf(row));
const orders = (n) =>
  n === 0
    ? [[]]
    : orders(n - 1).flatMap((order) => spots(order).map((at) => put(order, at, n - 1)));
const spots = (order) => Array.from({ length: order.length + 1 }, (_, at) => at);
const put = (order, at, value) => [...order.slice(0, at), value, ...order.slice(at)];
const clashes = (columns) =>
  columns.flatMap((c, r) => columns.slice(r + 1).filter((d, i) => Math.abs(c - d) === i + 1))
    .length;
const hasOneClash = (n) => orders(n).some((columns) => clashes(columns) === 1);
const stairs = (n, row) => (row < n / 2 ? 2 * row + 1 : 2 * row - n);
const stairsFail = (n) => clashes(Array.from({ length: n }, (_, row) => stairs(n, row))) > 0;
const evens = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26];
/** OEIS A051906 and A051223, from n = 1. */
const TORUS = [1, 0, 0, 0, 10, 0, 28, 0, 0, 0, 88, 0, 4524];
const SUPER = [1, 0, 0, 0, 0, 0, 0, 0, 0, 4];
/** OEIS A033148 from n = 1: boards that a quarter turn leaves as they are. */
const QUARTER_TURNS = [1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 8];
/** OEIS A140450, the tests until the first solution. */
const FIRST_TESTS = { 6: 171, 7: 42 };
const crossing = (n) =>
  Array.from({ length: 2 * n - 1 }, (_, d) => d).filter((d) => {
    const columns = cells(n)
      .filter(([r, c]) => r + c === d)
      .map(([, c]) => c);
    return columns.some((c) => c < n / 2) && columns.some((c) => c >= n / 2);
  }).length;

/** Boards that a search hands out whose walk up a diagonal ends before the row or column `least`. */
function searchBelow(least, n, columns = []) {
  const row = columns.length;
  if (row === n) return 1;
  const isFree = (column) => {
    if (columns.includes(column)) return false;
    for (const step of [-1, 1]) {
      let [r, c] = [row - 1, column + step];
      for (; r >= least && c >= least && c < n; r--, c += step) if (columns[r] === c) return false;
    }
    return true;
  };
  const free = cells(n).flatMap(([r, c]) => (r === 0 && isFree(c) ? [c] : []));
  return free.reduce((sum, c) => sum + searchBelow(least, n, [...columns, c]), 0);
}

/** Statements of each chapter, and why they are true. */
const PHRASES = {
  '01': [
    [
      'near the middle of an 8 × 8 board leaves fewer than two thirds',
      () => peaceful(8, [[3, 3]]).length < (64 * 2) / 3,
    ],
    ['the orders of the numbers 0 to 7', () => Math.max(...first) === 7],
    ['no solution for n = 2 and none for n = 3', () => none(2) && none(3) && !none(1) && !none(4)],
    ['On 2 × 2 any two cells lie', () => peaceful(2, [[0, 0]]).length === 0],
    ['On 3 × 3 a queen in the centre attacks everything', () => peaceful(3, [[1, 1]]).length === 0],
    ['A queen in a corner leaves only two cells', () => peaceful(3, [[0, 0]]).length === 2],
  ],
  '02': [
    ['Rows and columns count from 0', () => Math.min(...first) === 0],
    [
      'takes row ⟦event 4 board place:1 row⟧, column ⟦event 4 board place:1 column⟧. In the next row, columns 0 and 1 are out',
      () => sees([0, 0], [1, 0]) && sees([0, 0], [1, 1]) && !sees([0, 0], [1, 2]),
    ],
    ['Try 6 and 7: the larger board is the easier one', () => FIRST_TESTS[7] < FIRST_TESTS[6]],
    [
      'A program that follows the sentence never looks at row 0, and on 4 × 4 it hands out ⟦word past-edges 4⟧ boards',
      () => searchBelow(0, 4) === 2 && searchBelow(1, 4) === 6,
    ],
    [
      'There is no column 4: what is left to try are columns 2 and 3',
      () => allSolutions(4)[0][0] === 1,
    ],
  ],
  '03': [
    [
      '⟦solution 8 1⟧: row 0 has its queen in column 0, row 1 in column 4',
      () => first[0] === 0 && first[1] === 4,
    ],
    [
      '⟦set all step=5⟧Solution 6⟦/to⟧ is ⟦solution 8 6⟧ and ⟦set all step=6⟧solution 7⟦/to⟧ is ⟦solution 8 7⟧',
      () => sixth.slice(0, 1).join() === seventh.slice(0, 1).join(),
    ],
  ],
  '04': [
    [
      'Row 2 has one cell left',
      () =>
        peaceful(5, [
          [0, 0],
          [1, 2],
        ]).filter(([row]) => row === 2).length === 1,
    ],
    [
      'for n = 5 it gives ⟦mistake 5 emitted⟧, all of them right. Why does 5 × 5 not',
      () => !hasOneClash(5),
    ],
    ['4, 6, 7 and 8 all catch it', () => [4, 6, 7, 8].every(hasOneClash)],
  ],
  '05': [
    ['so n − 1 is added to make them start at 0', () => 0 - (8 - 1) + (8 - 1) === 0],
    [
      'There are 2n − 1 diagonals of each kind',
      () => new Set(cells(8).map(([r, c]) => r + c)).size === 2 * 8 - 1,
    ],
    ['adds 7 where it should add n − 1. For n = 8 that is the same', () => 7 === 8 - 1],
    [
      'On 8 × 8 the first queen has eight places, but the second has only five or six, never seven',
      () =>
        [0, 1, 2, 3, 4, 5, 6, 7].every((column) =>
          [5, 6].includes(peaceful(8, [[0, column]]).filter(([row]) => row === 1).length),
        ),
    ],
    [
      'prints for n = 8, read along its columns, is our first one, ⟦solution 8 1⟧. Read along its rows it looks like another, ⟦solution 8 4⟧, which is our fourth',
      () => transposed(first).join() === fourth.join(),
    ],
  ],
  '06': [
    ['keeps only the lowest 1, because', () => (0b10100 & -0b10100) === 0b100],
    [
      'Can you find queens on 8 × 8 that leave no column free after only five rows',
      () =>
        peaceful(
          8,
          [0, 2, 4, 1, 3].map((c, r) => [r, c]),
        ).every(([row]) => row !== 5),
    ],
    [
      'one queen, in column 1 of row 0, down is ⟦mask 4 1 down⟧, right is ⟦mask 4 1 right⟧ and left is ⟦mask 4 1 left⟧. Only column 3 is left',
      () =>
        peaceful(4, [[0, 1]])
          .filter(([row]) => row === 1)
          .join() === '1,3',
    ],
    ['works on 32 bits with a sign: there the words need care from n = 32 on', () => 1 << 32 === 1],
  ],
  '07': [
    [
      'the first and the last add up to 7, the second and the last but one also to 7',
      () => allSolutions(8)[13].every((column, row, all) => column + all[7 - row] === 7),
    ],
    [
      'Classes of four: from 6 to 10 every board has some. Classes of two: only 4 and 5, and then none before 12',
      () =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].every((n) => {
          const sizes = classSizes(allSolutions(n));
          return sizes[4] > 0 === n >= 6 && sizes[2] + sizes[1] > 0 === QUARTER_TURNS[n - 1] > 0;
        }) && QUARTER_TURNS.flatMap((boards, i) => (boards ? [i + 1] : [])).join() === '1,4,5,12',
    ],
  ],
  '08': [
    [
      'Of each family there are n − 1 diagonals that cross',
      () => crossing(8) === 7 && crossing(18) === 17,
    ],
    [
      'which leaves 2(n − 2) bits for a pair of halves: for n = 18 that is ⟦seam-bits 18⟧, half a machine word',
      () => 2 * (18 - 2) === 64 / 2,
    ],
  ],
  '09': [
    ['then start over in column 0', () => stairs(12, 6) === 0],
    [
      'those that leave 2 when divided by 6: 8, 14, 20 and so on',
      () => evens.every((n) => stairsFail(n) === (n % 6 === 2)) && [8, 14, 20].every(stairsFail),
    ],
    ['settles every n from 4 on', () => none(3) && !none(4)],
    ['fail on 8 × 8', () => stairsFail(8)],
    [
      'exactly when n + 1 is a multiple of 3',
      () => evens.every((n) => stairsFail(n) === ((n + 1) % 3 === 0)),
    ],
    [
      'that leave 2 when divided by 6, and 8 is the first that matters',
      () => !stairsFail(4) && !stairsFail(6),
    ],
  ],
  10: [
    [
      'On 6 × 6 and 8 × 8 there is none, nor on 9 × 9 and 10 × 10',
      () => [6, 8, 9, 10].every((n) => TORUS[n - 1] === 0),
    ],
    [
      'neither by 2 nor by 3',
      () => TORUS.every((ways, i) => ways > 0 === ((i + 1) % 2 > 0 && (i + 1) % 3 > 0)),
    ],
    ['after 1 × 1 are 5, 7 and 11', () => [1, 5, 7, 11].every((n) => TORUS[n - 1] > 0)],
    [
      'from 2 × 2 to 9 × 9. On 10 × 10 there are suddenly ⟦word ways 10 super⟧',
      () => SUPER.slice(1, 9).every((ways) => ways === 0) && SUPER[9] > 0,
    ],
    // By rank and file: b4 is row 8 - 4, column 1, and d5 is row 8 - 5, column 3.
    [
      'so the sum is 0. The diagonals run through all numbers from 0 to n − 1, so the sum is n(n − 1)/2',
      () =>
        [4, 5, 8].every(
          (n) =>
            Array.from({ length: n }, (_, d) => d).reduce((a, b) => a + b) === (n * (n - 1)) / 2,
        ),
    ],
    [
      'more than a multiple of n, not 0',
      () => [4, 6, 8].every((n) => ((n * (n - 1)) / 2) % n === n / 2),
    ],
  ],
};

const english = chaptersOf('en');

for (const { name, source } of english) {
  describe(name, () => {
    const whole = readable(source).join('\n');
    const phrases = PHRASES[name.slice(0, 2)];

    for (const [phrase, isTrue] of phrases) {
      test(`says and is right: ${phrase}`, () => {
        assert.ok(whole.includes(phrase));
        assert.ok(isTrue());
      });
    }
  });
}

test('every hole says what the table of expected values has, and the table of expected values has no others', async () => {
  const values = valuesIn('en', await load());
  const said = {};
  for (const { name, words } of english.flatMap(({ source }) => holesOf(source))) {
    if (!values[name] || name === 'n') continue;
    said[[name, ...words].join(' ')] = String(values[name](...words));
  }
  assert.deepEqual(said, EXPECTED);
});

test("Nauck's queens are where the chapter's boards have them", () => {
  const [, queens] = /queens=(\S+) controls=basic\}\}\nNauck's two queens/.exec(english[9].source);
  const row = (rank) => 8 - rank;
  const rows = Array.from({ length: row(4) + 1 }, () => '-');
  rows[row(4)] = 'abcdefgh'.indexOf('b');
  rows[row(5)] = 'abcdefgh'.indexOf('d');
  assert.equal(queens, rows.join(','));
});

test('boards that are full are solutions under their rules', async () => {
  const nq = await load();
  const boards = english.flatMap(({ source }) =>
    [...source.matchAll(/\{\{figure mode=play n=(\d+)(?: rules=(\w+))? queens=([\d,]+) /g)].map(
      ([, n, rules = 'classic', queens]) => ({ n: Number(n), rules, queens: queens.split(',') }),
    ),
  );
  assert.equal(boards.length, 3);
  for (const { n, rules, queens } of boards) {
    assert.equal(queens.length, n);
    assert.equal(nq.countCompletions(n, { rules, queens: queens.map(Number) }), 1n, rules);
  }
});

// ---- The same numbers in every language ----

const sorted = (numbers) => numbers.sort((a, b) => a - b);
const digitsOf = (line) => sorted((withoutHoles(line).match(/\d+/g) ?? []).map(Number));

for (const tag of LANGUAGES.slice(1)) {
  for (const [i, { name, source }] of chaptersOf(tag).entries()) {
    const lines = readable(source);
    const original = readable(english[i].source);

    test(`${tag}/${name} has the digits of the English text, block by block`, () => {
      assert.deepEqual(lines.map(digitsOf), original.map(digitsOf));
    });
  }
}
