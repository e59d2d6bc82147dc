/**
 * symmetry.test.mjs -- images and classes, through the real WebAssembly.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { load, NQueensError } from '../../dist/core.js';
import { A000170, A002562, allSolutions, TURNED } from './oracle.mjs';

let nq;
before(async () => {
  nq = await load();
});

/** The eight images by the plainest means: turn the cells, and flip them. */
function imagesByHand(columns) {
  const turn = (board) => {
    const turned = [];
    board.forEach((column, row) => {
      turned[column] = board.length - 1 - row;
    });
    return turned;
  };
  const turns = [columns];
  while (turns.length < 4) turns.push(turn(turns.at(-1)));
  return [...turns, ...turns.map((board) => board.toReversed())];
}

const least = (boards) => boards.map((board) => [...board]).sort(lexicographically)[0];

function lexicographically(a, b) {
  const row = a.findIndex((column, i) => column !== b[i]);
  return row < 0 ? 0 : a[row] - b[row];
}

const unique = (boards) => [...new Set(boards.map((board) => board.join(' ')))].sort();

test('images are those that turning and flipping gives', () => {
  for (const n of [1, 4, 5, 6, 8]) {
    for (const columns of allSolutions(n)) {
      const images = nq.images(columns);
      assert.equal(images.length, 8);
      assert.deepEqual(images[0], columns);
      assert.deepEqual(unique(images), unique(imagesByHand(columns)));
      assert.equal(nq.classSize(columns), unique(images).length);
      assert.deepEqual(nq.canonical(columns), least(images));
    }
  }
});

test('a quarter turn goes clockwise, and is the sixth image', () => {
  assert.deepEqual(nq.images([0, 2, 3, 1])[5], [3, 0, 2, 1]);
});

test('symmetries have names', () => {
  assert.deepEqual(nq.symmetries([1, 3, 0, 2]), ['half-turn', 'quarter-turn', 'back-turn']);
  assert.deepEqual(nq.symmetries([1, 3, 5, 0, 2, 4]), ['half-turn']);
  assert.deepEqual(nq.symmetries([0, 4, 7, 5, 2, 6, 1, 3]), []);
  assert.equal(nq.symmetries([0]).length, 7);
  assert.equal(nq.classSize([]), 1);
});

test('one of each class is handed out, in lexicographic order', () => {
  for (let n = 1; n <= 10; n++) {
    const found = [...nq.solutions(n, { classes: 'one' })];
    assert.equal(BigInt(found.length), A002562[n - 1], `n = ${n}`);
    assert.deepEqual(found.toSorted(lexicographically), found);
    for (const columns of found) assert.deepEqual(nq.canonical(columns), columns);
  }
  assert.equal([...nq.solutions(8, { classes: 'all' })].length, 92);
  assert.deepEqual([...nq.solutions(0, { classes: 'one' })], [[]]);
});

test('counts as many classes as OEIS A002562, and one for n = 0', () => {
  assert.equal(nq.countUnique(0), 1n);
  A002562.slice(0, 12).forEach((known, i) => {
    assert.equal(nq.countUnique(i + 1), known, `n = ${i + 1}`);
    assert.equal(nq.countUnique(i + 1, { algorithm: 'lookup' }), known);
  });
});

test('a count that is known is not counted again', () => {
  const counts = nq.classCounts(14, { solutions: A000170[14] });
  assert.equal(counts.classes, A002562[13]);
  const { ofOne, ofTwo, ofFour, ofEight } = counts;
  assert.equal(ofOne + ofTwo + ofFour + ofEight, counts.classes);
  assert.equal(ofOne + 2n * ofTwo + 4n * ofFour + 8n * ofEight, A000170[14]);
  assert.equal(nq.classCounts(20, { solutions: 39029188884n }).classes, 4878666808n);
  assert.throws(() => nq.classCounts(8, { solutions: 93n }), {
    name: 'NQueensError',
    code: 'out-of-range',
  });
  assert.throws(() => nq.classCounts(8, { solutions: -4n }), RangeError);
  assert.throws(() => nq.classCounts(8, { solutions: 2n ** 64n + 92n }), RangeError);
  assert.throws(() => nq.classCounts(8, { solutions: 92 }), TypeError);
});

test('counts as many turned solutions as OEIS A032522 and A033148', () => {
  for (const [turn, known] of Object.entries(TURNED)) {
    for (const [n, number] of Object.entries(known)) {
      assert.equal(nq.countTurned(Number(n), turn), number, `${turn}, n = ${n}`);
    }
  }
  assert.equal(nq.countTurned(8), 4n);
});

describe('arguments', () => {
  const takesBoard = ['images', 'canonical', 'symmetries', 'classSize'];
  for (const name of takesBoard) {
    test(`${name} refuses what is no board with a queen in every column`, () => {
      assert.throws(() => nq[name]([0, 0]), { name: 'RangeError', message: /column 0/ });
      assert.throws(() => nq[name]([0, 2]), { name: 'RangeError', message: /columns\[1\]/ });
      assert.throws(() => nq[name]([0, 1.5]), RangeError);
      assert.throws(() => nq[name]([0, '1']), TypeError);
      assert.throws(() => nq[name]('0 1'), TypeError);
      assert.throws(() => nq[name](), TypeError);
    });
  }

  for (const name of ['countUnique', 'classCounts', 'countTurned']) {
    test(`${name} refuses what is no n`, () => {
      for (const n of [-1, 1.5, NaN, Infinity, 65, 2 ** 32 + 8, 2 ** 53]) {
        assert.throws(() => nq[name](n), RangeError, `n = ${n}`);
      }
      for (const n of ['8', 8n, null, undefined, [8], true, Symbol('8')]) {
        assert.throws(() => nq[name](n), TypeError);
      }
    });
  }

  test('unknown names are refused', () => {
    assert.throws(() => nq.countTurned(8, 'full-turn'), NQueensError);
    assert.throws(() => nq.countTurned(8, 5), TypeError);
    assert.throws(() => nq.solutions(8, { classes: 'two' }), NQueensError);
    assert.throws(() => nq.solutions(8, { classes: 1 }), TypeError);
  });

  test('each turn names its own limit', () => {
    assert.throws(() => nq.countTurned(33), { message: /n = 33 is outside 0 to 32/ });
    assert.throws(() => nq.countTurned(64, 'quarter-turn'), { message: /outside 0 to 63/ });
  });
});
