/**
 * marks.test.mjs -- what a page draws on a board: the text is read, refused by name, written
 * back, resolved to cells, and painted alike by both pens.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';
import { layoutBoard } from '../../web/lib/element/board/layout.js';
import { paintMarks } from '../../web/lib/element/board/paint.js';
import { SvgPen } from '../../web/lib/element/board/svg-pen.js';
import {
  checkValue,
  readKey,
  readQuery,
  writeKey,
  writeQuery,
} from '../../web/lib/element/keys.js';
import {
  cellsOf,
  describeMarks,
  KINDS,
  marksOutside,
  readMarks,
  TONES,
} from '../../web/lib/element/marks.js';
import { regionsOf } from '../../web/lib/element/regions.js';
import { changedKeys } from '../../web/lib/element/settings.js';
import '../../web/lib/element/board-texts.js';
import { translator } from '../../web/lib/element/translate.js';

test('a mark is target:kind, with a text or a tone where it has one', () => {
  assert.deepEqual(
    readMarks('c3:ring  a1-h8:arrow/good\nrow:0:fill/note d4:text=1/2 e5:text=a_b/bad'),
    [
      { target: 'c3', kind: 'ring' },
      { target: 'a1-h8', kind: 'arrow', tone: 'good' },
      { target: 'row:0', kind: 'fill', tone: 'note' },
      { target: 'd4', kind: 'text', text: '1/2' },
      { target: 'e5', kind: 'text', text: 'a b', tone: 'bad' },
    ],
  );
  assert.deepEqual(readMarks('C3:Ring region:B:X/GOOD'), [
    { target: 'c3', kind: 'ring' },
    { target: 'region:b', kind: 'x', tone: 'good' },
  ]);
  assert.deepEqual(readMarks(''), []);
});

test('what is no mark is refused by its name', () => {
  const bad = [
    ...['c3', 'c3:', ':ring', 'c3:rong', 'c0:ring', 'c3:ring/great', 'c3:ring=1', 'c3:text='],
    ...['c3:text', 'c3:arrow', 'c3:line', 'region:B:arrow', 'row:-1:fill', 'row:a:fill', '3c:dot'],
    ...['a1-:ring', 'a1-h8-b2:line', 'sum:-1:fill', 'c3:text=abcdefghijklm', 'difference:x:fill'],
    ...['c3:text=_', 'r5:c2:dot', 'ä1:ring', 'c3:constructor', 'region:AB:fill', 'c3:__proto__'],
  ];
  for (const piece of bad) {
    assert.equal(readKey('marks', `a1:dot ${piece} b2:x`), undefined, piece);
    assert.throws(() => checkValue('marks', `a1:dot ${piece}`), {
      name: 'RangeError',
      message: `marks: "${piece}" is no mark: a mark is target:kind, such as c3:ring or a1-h8:arrow/good`,
    });
  }
  const many = Array(501).fill('a1:dot').join(' ');
  assert.throws(() => checkValue('marks', many), { message: 'marks: 501 marks are more than 500' });
});

test('a program gives a list; what is no list or text is a TypeError', () => {
  const marks = [
    { target: 'c3', kind: 'text', text: 'a b/good' },
    { target: 'a1-b2', kind: 'line', tone: 'bad' },
  ];
  assert.deepEqual(checkValue('marks', marks), marks);
  for (const value of [7, null, {}, [1], [null]]) {
    assert.throws(() => checkValue('marks', value), TypeError);
  }
  assert.throws(() => checkValue('marks', [{ kind: 'ring' }]), {
    name: 'RangeError',
    message: /"undefined:ring" is no mark/,
  });
});

const square = fc
  .tuple(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), fc.integer({ min: 1, max: 100 }))
  .map(([file, rank]) => `${file}${rank}`);
const numbered = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
  .map(([row, column]) => `r${row}c${column}`);
const pair = fc.tuple(square, numbered).map(([one, other]) => `${one}-${other}`);
const line = fc.constantFrom('row:0', 'column:99', 'sum:12', 'difference:-3');
const tone = fc.option(fc.constantFrom(...TONES), { nil: undefined });
const record = (fields) => fc.record(fields, { noNullPrototype: true });
const plain = record({
  target: fc.oneof(square, numbered, pair, line, fc.constant('region:b')),
  kind: fc.constantFrom('ring', 'dot', 'x', 'fill'),
});
const stroke = record({ target: fc.oneof(pair, line), kind: fc.constantFrom('arrow', 'line') });
const words = fc
  .string({ unit: fc.constantFrom(...'ab1/=:& 皇后?ñ'), minLength: 1, maxLength: 12 })
  .filter((text) => text.trim());
const text = record({ target: square, kind: fc.constant('text'), text: words });
const mark = fc
  .tuple(fc.oneof(plain, stroke, text), tone)
  .map(([one, tone]) => (tone ? { ...one, tone } : one));

test('what is written, also in an address, is read back', () => {
  fc.assert(
    fc.property(fc.array(mark, { minLength: 1, maxLength: 8 }), (marks) => {
      assert.deepEqual(readKey('marks', writeKey('marks', marks)), marks);
      assert.deepEqual(readQuery(`?${writeQuery({ marks })}`).values, { marks });
      assert.equal(changedKeys({ marks }, { marks: structuredClone(marks) }).size, 0);
    }),
  );
  assert.equal(
    writeQuery({ marks: readMarks('c3:ring a1-h8:arrow/good') }),
    'marks=c3:ring+a1-h8:arrow/good',
  );
});

describe('cells of a target', () => {
  const regions = regionsOf('aabb/aabb/ccdd/ccdd');
  const cells = (target, n = 4) => cellsOf({ target }, { n, regions });
  // Row and column from the top left, written by hand from a drawn board.
  const at = (...squares) => squares.map(([row, column]) => row * 4 + column);
  const expected = {
    a1: at([3, 0]),
    d4: at([0, 3]),
    r1c2: at([1, 2]),
    'a1-d4': at([3, 0], [2, 1], [1, 2], [0, 3]),
    'd4-d2': at([0, 3], [1, 3], [2, 3]),
    'a1-b3': at([3, 0], [1, 1]),
    'row:1': at([1, 0], [1, 1], [1, 2], [1, 3]),
    'column:0': at([0, 0], [1, 0], [2, 0], [3, 0]),
    'sum:1': at([0, 1], [1, 0]),
    'difference:-2': at([0, 2], [1, 3]),
    'region:b': at([0, 2], [0, 3], [1, 2], [1, 3]),
    a5: [],
    e1: [],
    r4c0: [],
    'a1-e5': [],
    'row:4': [],
  };
  for (const [target, wanted] of Object.entries(expected)) {
    test(target, () => assert.deepEqual(cells(target), wanted));
  }
  test('of a large board by numbers', () => {
    assert.deepEqual(cells('r99c98', 100), [9998]);
  });
  test('outside of the board', () => {
    const marks = readMarks('a1:ring h8:x/bad row:4:fill region:E:fill a1-e5:arrow sum:6:dot');
    assert.deepEqual(marksOutside(marks, 4), [
      'h8:x/bad',
      'row:4:fill',
      'region:e:fill',
      'a1-e5:arrow',
    ]);
  });
});

test('a screen reader hears what is drawn on a cell, of an arrow at both its ends', () => {
  const t = translator('en');
  const marks = readMarks('a1:ring/good a1-d4:arrow a1:text=42 row:0:fill');
  const said = (cell) => describeMarks(t, marks, { n: 4 }, cell);
  assert.equal(said(12), 'marked: ring (good), arrow a1-d4, and 42');
  assert.equal(said(3), 'marked: arrow a1-d4 and colour');
  assert.equal(said(9), '');
});

describe('painted', () => {
  const look = new Proxy({}, { get: (_, name) => String(name) });
  const drawn = (marks, scene = {}) => {
    const pen = new SvgPen();
    const place = layoutBoard(4, 200, 1, false);
    paintMarks(pen, look, place, { n: 4, marks: readMarks(marks), ...scene });
    return pen.toString(200, 200, 'x').split('\n').slice(2, -2);
  };
  const PIGMENTS = { '': 'indigo', good: 'malachite', bad: 'cinnabar', note: 'ochre' };

  for (const kind of KINDS) {
    test(`${kind}: in the colour of its tone, and nothing else`, () => {
      for (const [tone, pigment] of Object.entries(PIGMENTS)) {
        const mark = `a1-c3:${kind === 'text' ? 'text=1' : kind}${tone && `/${tone}`}`;
        const lines = drawn(mark);
        assert.ok(lines.length > 0, mark);
        assert.ok(
          lines.some((line) => line.includes(`"${pigment}"`)),
          mark,
        );
        const others = Object.values(PIGMENTS).filter((name) => name !== pigment);
        for (const name of others) assert.ok(!lines.join().includes(`"${name}"`), mark);
      }
    });
  }
  test('fills lie below queens, signs above', () => {
    const lines = drawn('a1:ring a1:fill', { queens: [{ row: 3, column: 0 }] });
    const first = (part) => lines.findIndex((line) => line.includes(part));
    assert.ok(first('<rect') < first('fill="queen"'));
    assert.ok(first('fill="queen"') < first('<circle'));
  });
  test('outside of the board nothing is drawn', () => {
    assert.deepEqual(drawn('h8:ring e5-f6:arrow row:9:fill region:b:fill'), []);
  });
});
