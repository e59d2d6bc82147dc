/**
 * odd_values.test.mjs -- no value in any argument of any function ends an instance.
 *
 * Each argument of each call below, and each property of an argument that is an object, is
 * replaced by every odd value. The call may answer or refuse in words of its own; what the
 * JavaScript engine says of a value that nobody checked is a failure.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { load } from '../../dist/core.js';

const ODD = [
  ...[5n, -1n, 2n ** 64n, Symbol('queen'), {}, { valueOf: () => 8 }, Object.create(null)],
  ...[NaN, Infinity, -Infinity, -1, -5, 1.5, 2 ** 32, 2 ** 32 + 8, 2 ** 53, Number.MAX_VALUE],
  ...[null, undefined, true, '', 'nonsense', '8', '__proto__', [], [null], [5n], [[5n]]],
  ...[[Symbol('queen')], [{}], () => 8, new Date(8), new Map(), new Uint8Array(3)],
  ...[new BigInt64Array(2), new DataView(new ArrayBuffer(4)), new Proxy({}, {})],
];

const FOUR = [1, 3, 0, 2];
const REGIONS = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];
const FORBIDDEN = [{ row: 0, column: 0 }];
const BOARD = {
  queens: [1],
  forbidden: FORBIDDEN,
  sums: [5],
  differences: [0],
  rules: 'classic',
};
const PUZZLE = { ...BOARD, budget: 1000 };
const LIST = { algorithm: 'bitmask' };

/** Arguments that each function takes. */
const CALLS = {
  defaultFor: ['count', 8],
  count: [8, { algorithm: 'bitmask' }],
  units: [8, { algorithm: 'bitmask' }],
  unitCount: [8, { algorithm: 'bitmask' }],
  progress: [8, { algorithm: 'bitmask', bytes: new Uint8Array(4) }],
  solutions: [6, { ...LIST, classes: 'all' }],
  firstSolution: [6, LIST],
  report: [6, { ...LIST, first: true }],
  check: [FOUR],
  conflicts: [FOUR],
  diagonals: [FOUR],
  images: [FOUR],
  canonical: [FOUR],
  symmetries: [FOUR],
  classSize: [FOUR],
  countTurned: [8, 'half-turn'],
  classCounts: [8, { solutions: 92n, algorithm: 'bitmask' }],
  countUnique: [8, { solutions: 92n, algorithm: 'bitmask' }],
  solve: [8, { method: 'search', seed: 1 }],
  formatter: ['dots', { transpose: true }],
  format: [[FOUR], 'dots', { transpose: true }],
  parse: ['1 3 0 2', 'columns', { transpose: false }],
  trace: [4, { algorithm: 'board', level: 'full' }],
  complete: [4, { ...PUZZLE, rules: 'regions', regions: REGIONS }],
  canComplete: [4, PUZZLE],
  countCompletions: [4, { ...PUZZLE, limit: 5 }],
  completions: [4, PUZZLE],
  cells: [4, BOARD],
  hint: [4, PUZZLE],
  deduction: [4, { ...PUZZLE, rules: 'regions', regions: REGIONS, crosses: [0] }],
  grade: [4, { ...PUZZLE, rules: 'regions', regions: REGIONS, crosses: [0] }],
  puzzle: [5, { seed: 1, grade: 'easy' }],
  parsePuzzle: ['ab/ba'],
  formatPuzzle: [{ regions: [0, 1, 1, 0] }],
  rank: [FOUR],
  unrank: [4, 1],
  randomSolution: [5, { seed: 1 }],
  estimator: [4, { ...BOARD, seed: 1 }],
  estimate: [4, { ...BOARD, seed: 1, probes: 10 }],
  dimacs: [4, BOARD],
};

/** What some of them give has functions of its own. */
const OF_RESULTS = {
  units: { of: [8], calls: { run: [0] } },
  progress: {
    of: [8],
    calls: {
      add: [0, { sum: 4n, residue: 4, cost: 0n }],
      next: [0],
      sum: [0],
      total: [],
      bytes: [],
    },
  },
  solutions: { of: [5], calls: { next: [], return: [0], report: [], image: [] } },
  formatter: { of: ['dots'], calls: { board: [FOUR], end: [] } },
  trace: {
    of: [4],
    calls: { at: [3], measure: [9], next: [], previous: [], board: [], struck: [] },
  },
  completions: { of: [5], calls: { next: [], return: [0] } },
  estimator: { of: [5], calls: { add: [4] } },
  dimacs: { of: [4], calls: { next: [], return: [0] } },
};

let nq;
before(async () => {
  nq = await load();
});

/** The arguments with each one, and each property of one, replaced by every odd value. */
function* spoiled(values) {
  for (const odd of ODD) {
    yield [odd, ...values];
    for (const [i, value] of values.entries()) {
      yield values.with(i, odd);
      if (Object.getPrototypeOf(value) !== Object.prototype) continue;
      for (const key of Object.keys(value)) yield values.with(i, { ...value, [key]: odd });
    }
  }
}

const OWN_KINDS = ['TypeError', 'RangeError', 'NQueensError'];
const NOT_OUR_WORDS = /Cannot|[Ii]nvalid|is not (a|iterable|defined)|\[object/;

/** Call it; an error must be one that the package throws on purpose. */
function tryOut(run, values) {
  try {
    const result = run(...values);
    result?.close?.();
  } catch (error) {
    assert.ok(OWN_KINDS.includes(error.name), error.stack);
    assert.doesNotMatch(error.message, NOT_OUR_WORDS, error.stack);
  }
}

const stillCounts = () => assert.equal(nq.count(8), 92n); // OEIS A000170

test('every function of core is tried', () => {
  const functions = Object.keys(nq).filter((name) => typeof nq[name] === 'function');
  assert.deepEqual(Object.keys(CALLS).sort(), functions.sort());
});

describe('the instance counts after odd values in', () => {
  for (const [name, values] of Object.entries(CALLS)) {
    test(name, () => {
      for (const odd of spoiled(values)) tryOut(nq[name], odd);
      stillCounts();
    });
  }

  for (const [name, { of, calls }] of Object.entries(OF_RESULTS)) {
    for (const [method, values] of Object.entries(calls)) {
      test(`${name}().${method}`, () => {
        for (const odd of spoiled(values)) {
          const result = nq[name](...of);
          tryOut((...list) => result[method](...list), odd);
          result.close?.();
        }
        stillCounts();
      });
    }
  }
});

test('defaultFor refuses what is no task and what is no n, by name', () => {
  assert.equal(nq.defaultFor('count', 8), 'fast');
  const cases = [
    [['count', 5n], 'TypeError', 'n must be a number, not 5n'],
    [['count', 'x'], 'TypeError', 'n must be a number, not "x"'],
    [['count', NaN], 'RangeError', 'n must be a whole number from 0 to 2147483647, not NaN'],
    [['count', -5], 'RangeError', 'n must be a whole number from 0 to 2147483647, not -5'],
    [['nonsense', 8], 'NQueensError', 'no task is called "nonsense"; there are list, count, trace'],
    [[undefined, 8], 'TypeError', 'task must be a name, not undefined'],
  ];
  for (const [values, name, message] of cases) {
    assert.throws(() => nq.defaultFor(...values), { name, message });
  }
});
