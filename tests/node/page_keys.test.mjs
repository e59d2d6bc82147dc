/**
 * page_keys.test.mjs -- the keys of addresses, attributes and messages: what is read, what
 * is refused, and that what is written is read back.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';
import { rowFrom } from '../../web/lib/core/position.js';
import {
  checkValues,
  DEFAULTS,
  KEYS,
  readKey,
  readQuery,
  writeKey,
  writeQuery,
} from '../../web/lib/element/keys.js';
import { readMessage, readOrigin } from '../../web/lib/embed/messages.js';

describe('n, as the table of inputs has it', () => {
  const read = { 1: 1, 8: 8, ' 8 ': 8, 100: 100, '008': 8 };
  for (const [text, n] of Object.entries(read)) {
    test(`"${text}" is ${n}`, () => assert.equal(readKey('n', text), n));
  }
  const refused = [
    ...['0', '-0', '-1', '101', '2147483648', '4294967304', '9007199254740992', '1.5', 'NaN'],
    ...['Infinity', '', '0x8', '8e0', '８', '8n', '+8', '8 8', 'true', '[8]', '٨'],
  ];
  for (const text of refused) {
    test(`"${text}" is refused`, () => assert.equal(readKey('n', text), undefined));
  }
  for (const value of [8, 8n, null, undefined, true, [8], { valueOf: () => 8 }, Symbol('8')]) {
    test(`${typeof value} ${String(value)} is no text`, () =>
      assert.equal(readKey('n', value), undefined));
  }
});

test('keys of other objects are no keys', () => {
  for (const key of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '']) {
    assert.equal(readKey(key, '8'), undefined);
  }
  assert.deepEqual(readQuery('?__proto__=1&constructor=2&x=3').values, {});
});

test('queens: a comma per row, - for none, . between several', () => {
  assert.deepEqual(readKey('queens', '1,-,0.2,3'), [1, null, [0, 2], 3]);
  assert.deepEqual(readKey('queens', ''), []);
  for (const text of ['a', '1,,x', '1.', '100', '-1', '1;2', '0'.repeat(400)]) {
    assert.equal(readKey('queens', text), undefined, text);
  }
});

test('pane: what a trace shows beside the board', () => {
  for (const pane of ['code', 'tree', 'state']) assert.equal(readKey('pane', pane), pane);
  for (const text of ['', 'Tree', 'board', 'code,tree']) {
    assert.equal(readKey('pane', text), undefined, text);
  }
  assert.throws(() => checkValues({ pane: 'trees' }), /pane must be one of code, tree, state/);
});

test('the first of two equal keys counts; unknown ones are passed over; bad ones are named', () => {
  const { values, refused } = readQuery('?n=5&n=6&foo=1&mode=dance&seed=-1&speed=2.5');
  assert.deepEqual(values, { n: 5, speed: 2.5 });
  assert.deepEqual(refused, ['mode', 'seed']);
});

test('an address says only what differs from the defaults', () => {
  assert.equal(writeQuery({ ...DEFAULTS }), '');
  for (const queens of [
    [1, null, [0, 2]],
    [[1], [], [0, 2]],
    [1, -1, [0, 2]],
  ]) {
    assert.equal(writeQuery({ ...DEFAULTS, n: 9, queens }), 'n=9&queens=1,-,0.2');
  }
});

const values = fc.record({
  n: fc.integer({ min: 1, max: 100 }),
  mode: fc.constantFrom('play', 'trace', 'solutions', 'count'),
  algorithm: fc.constantFrom('board', 'sieve-bits', 'fast'),
  queens: fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 4 }), {
    minLength: 1,
    maxLength: 100,
  }),
  step: fc.nat(),
  speed: fc.constantFrom(0.5, 1, 12, 1000),
  loop: fc.tuple(fc.nat(1000), fc.integer({ min: 1001, max: 9999 })),
  coordinates: fc.constantFrom('on', 'off'),
  autoplay: fc.boolean(),
  seed: fc.integer({ min: 0, max: 0xffffffff }),
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(values, (state) => {
      const sorted = {
        ...state,
        queens: state.queens.map((row) => rowFrom([...row].sort((a, b) => a - b))),
      };
      const { values: back, refused } = readQuery(`?${writeQuery(sorted)}`);
      assert.deepEqual(refused, []);
      for (const key of Object.keys(sorted))
        assert.deepEqual(back[key] ?? DEFAULTS[key], sorted[key], key);
    }),
  );
});

test('no text whatever is read as something that a key cannot be', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KEYS), fc.string({ unit: 'binary' }), (key, text) => {
      const value = readKey(key, text);
      if (value !== undefined) assert.notEqual(readKey(key, writeKey(key, value)), undefined);
    }),
    { numRuns: 2000 },
  );
});

describe('messages', () => {
  const good = [
    { v: 1, type: 'play' },
    { v: 1, type: 'stepForward' },
    { v: 1, type: 'stepBack' },
    { v: 1, type: 'goTo', index: 0 },
    { v: 1, type: 'set', state: { n: '5', theme: 'dark' } },
    { v: 1, type: 'get' },
  ];
  for (const message of good) {
    test(JSON.stringify(message), () => assert.equal(readMessage(message), message));
  }
  const bad = [
    null,
    undefined,
    1,
    'play',
    [],
    {},
    { v: 2, type: 'play' },
    { v: '1', type: 'play' },
    { type: 'play' },
    { v: 1, type: 'play', extra: 1 },
    { v: 1, type: 'remove' },
    { v: 1, type: 'step' },
    { v: 1, type: 'constructor' },
    { v: 1, type: '__proto__' },
    { v: 1, type: 'goTo' },
    { v: 1, type: 'goTo', index: -1 },
    { v: 1, type: 'goTo', index: 1.5 },
    { v: 1, type: 'goTo', index: '1' },
    { v: 1, type: 'set', state: { n: 5 } },
    { v: 1, type: 'set', state: { n: '0' } },
    { v: 1, type: 'set', state: { x: '1' } },
    { v: 1, type: 'set', state: null },
    { v: 1, type: 'set', state: [['n', '5']] },
    new (class {
      v = 1;
      type = 'play';
    })(),
  ];
  for (const message of bad) {
    test(`refused: ${JSON.stringify(message)}`, () => assert.equal(readMessage(message), null));
  }
});

test('an origin is exactly what browsers write', () => {
  for (const origin of ['https://example.com', 'http://127.0.0.1:8080']) {
    assert.equal(readOrigin(origin), origin);
  }
  const bad = [
    'null',
    '*',
    '',
    'example.com',
    'https://example.com/',
    'https://EXAMPLE.com',
    'file://',
    'javascript:0',
    'https://example.com:443',
  ];
  for (const text of bad) assert.equal(readOrigin(text), undefined, text);
});

describe('values of programs', () => {
  const REFUSED = [
    ...[{ n: -5 }, { n: NaN }, { n: 2.5 }, { n: 0 }, { n: 2000 }, { n: 100000 }, { n: 8n }],
    ...[{ n: [8] }, { n: true }, { n: '8.0' }, { mode: 'nope' }, { mode: 'constructor' }],
    ...[{ mode: ['play'] }, { queens: 'abc' }, { queens: [{}, 1] }, { queens: [2.5] }],
    ...[{ queens: [[1, null, '2']] }, { queens: 7 }, { queens: new Array(101).fill(0) }],
    ...[{ rules: 'xx' }, { speed: -1 }, { step: -3 }, { step: 1e300 }, { lang: 'xx' }],
    ...[{ algorithm: 'nope' }, { seed: -1 }, { workers: 0 }, { workers: 65 }, { loop: [5, 1] }],
    ...[{ loop: [1] }, { loop: 5 }, { autoplay: 1 }, { coordinates: 'maybe' }],
  ];
  for (const values of REFUSED) {
    const [[key, value]] = Object.entries(values);
    test(`${key} of ${typeof value} ${String(value).slice(0, 20)} is refused by name`, () => {
      assert.throws(
        () => checkValues(values),
        (error) => {
          assert.ok(error instanceof TypeError || error instanceof RangeError);
          assert.match(error.message, new RegExp(`^${key} must be .*, not `));
          return true;
        },
      );
    });
  }

  test('unknown keys are refused with the one that was meant', () => {
    assert.throws(() => checkValues({ algoritm: 'board' }), {
      name: 'TypeError',
      message: 'state has no option "algoritm"; did you mean "algorithm"?',
    });
    for (const key of ['constructor', 'toString', 'origin']) {
      assert.throws(() => checkValues({ [key]: 1 }), TypeError);
    }
    for (const values of [null, undefined, 7, 'n=8']) {
      assert.throws(() => checkValues(values), { name: 'TypeError', message: /^state must be/ });
    }
  });

  test('values are those that attributes would give', () => {
    const given = { n: 4, queens: [1, 3, 0, 2], mode: 'play', speed: 2.5, autoplay: true };
    assert.deepEqual(checkValues(given), { ...given, queens: [1, 3, 0, 2] });
    assert.deepEqual(checkValues({ n: '8', queens: [[0, 2], null, []], loop: [1, 5] }), {
      n: 8,
      queens: [[0, 2], null, null],
      loop: [1, 5],
    });
    assert.deepEqual(checkValues({ n: undefined, algorithm: null }), {});
    assert.deepEqual(checkValues({ queens: '1,-,0.2' }), { queens: [1, null, [0, 2]] });
  });
});
