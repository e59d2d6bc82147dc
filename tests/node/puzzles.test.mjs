/**
 * puzzles.test.mjs -- completion, other rules, hints, ranks and estimates, through wasm.
 *
 * The search itself is tested natively; here, that every answer crosses unharmed, and that
 * wrong questions are refused before anything happens.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { load, NQueensError } from '../../dist/core.js';
import { A000170, allSolutions } from './oracle.mjs';

let nq;
before(async () => {
  nq = await load();
});

/** Counts that others published, n = 0 to 11: OEIS A007705, A051223, A002464. */
const COUNTS = {
  classic: A000170.slice(0, 12),
  torus: [1n, 1n, 0n, 0n, 0n, 10n, 0n, 28n, 0n, 0n, 0n, 88n],
  super: [1n, 1n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 4n, 44n],
  touch: [1n, 1n, 0n, 0n, 2n, 14n, 90n, 646n, 5242n],
};

/** Nauck asked for these in 1850. */
const NAUCK = { queens: [null, null, null, 1, 3] };
const NAUCK_SOLUTIONS = [
  [2, 5, 7, 1, 3, 0, 6, 4],
  [5, 2, 6, 1, 3, 7, 0, 4],
];

/** The error must be of that kind, and its message must hold these words. */
function refuses(run, kind, ...words) {
  assert.throws(run, (error) => {
    assert.equal(error.constructor, kind, `${error}`);
    for (const word of words) {
      assert.ok(error.message.includes(word), `"${error.message}" lacks "${word}"`);
    }
    return true;
  });
}

const withCode = (code) => (error) => error instanceof NQueensError && error.code === code;

/** Lists of columns by row, as squares. */
const squares = (rows) =>
  rows.flatMap((columns, row) => columns.map((column) => ({ row, column })));

describe('completion', () => {
  test('counts what was published, under every rule', () => {
    assert.deepEqual(nq.rules, ['classic', 'torus', 'super', 'touch', 'regions']);
    for (const [rules, counts] of Object.entries(COUNTS)) {
      for (const [n, count] of counts.entries()) {
        assert.equal(nq.countCompletions(n, { rules }), count, `${rules} ${n}`);
      }
    }
  });

  test('walks over all solutions in order', () => {
    assert.deepEqual([...nq.completions(6)], allSolutions(6));
    assert.deepEqual([...nq.completions(8, NAUCK)], NAUCK_SOLUTIONS);
    assert.deepEqual([...nq.completions(0)], [[]]);
    assert.deepEqual([...nq.completions(3)], []);
  });

  test('a walk that is left early or closed is over', () => {
    const walk = nq.completions(8);
    for (const _ of walk) break;
    assert.deepEqual(walk.next(), { done: true, value: undefined });
    walk.close();
  });

  test('finds some solution, or says that there is none', () => {
    assert.ok(NAUCK_SOLUTIONS.some((s) => `${s}` === `${nq.complete(8, NAUCK)}`));
    assert.equal(nq.complete(8, { queens: [0, 1] }), null);
    const large = nq.complete(100, { queens: [50, [3]] });
    assert.ok(nq.check(large));
    assert.deepEqual(large.slice(0, 2), [50, 3]);
  });

  test('says yes, no, or that it gave up', () => {
    assert.equal(nq.canComplete(8, NAUCK), 'yes');
    assert.equal(nq.canComplete(8, { queens: [0, 1] }), 'no');
    assert.equal(nq.canComplete(50, { budget: 3 }), 'gave up');
    assert.equal(nq.canComplete(50, { budget: Infinity }), 'yes');
  });

  test('a search that gave up says after how many queens; a walk goes on', () => {
    assert.throws(() => nq.complete(50, { budget: 3 }), withCode('gave-up'));
    assert.throws(() => nq.countCompletions(12, { budget: 100 }), /after trying 100 queens/);
    const walk = nq.completions(6, { budget: 2 });
    const found = [];
    for (let over = false; !over; ) {
      try {
        const { done, value } = walk.next();
        if (done) over = true;
        else found.push(value);
      } catch (error) {
        assert.equal(error.code, 'gave-up');
      }
    }
    assert.deepEqual(found, allSolutions(6));
  });

  test('a limit is enough to know whether a solution is the only one', () => {
    assert.equal(nq.countCompletions(8, { ...NAUCK, limit: 1 }), 1n);
    assert.equal(nq.countCompletions(8, { ...NAUCK, limit: 5 }), 2n);
    assert.equal(nq.countCompletions(12, { limit: 2 }), 2n);
  });

  test('forbidden cells and diagonals leave the solutions that avoid them', () => {
    const all = allSolutions(8);
    const check = (options, isBad) => {
      const fine = all.filter((columns) => !columns.some((column, row) => isBad(row, column)));
      assert.equal(nq.countCompletions(8, options), BigInt(fine.length));
    };
    const bad = [[3, 4], [], [2]];
    check({ forbidden: squares(bad) }, (row, column) => bad[row]?.includes(column));
    check({ sums: [7, 3] }, (row, column) => [7, 3].includes(row + column));
    check({ differences: [-2, 0] }, (row, column) => [-2, 0].includes(row - column));
  });

  test('tells what stands where', () => {
    const marks = { free: '.', struck: 'x', forbidden: 'f', queen: 'Q', clash: '!' };
    const shown = (options) => {
      const cells = nq.cells(4, options).map((cell) => marks[cell]);
      return cells.join('').match(/.{4}/g).join(' ');
    };
    assert.equal(shown({ queens: [1], forbidden: [{ row: 1, column: 3 }] }), 'xQxx xxxf .x.x .x..');
    assert.equal(shown({ queens: [0, 1] }), '!xxx x!xx xxx. xx.x');
    assert.equal(shown({ queens: [1], rules: 'touch' }), 'xQxx xxx. .x.. .x..');
    assert.equal(shown({ queens: [1], rules: 'torus' }), 'xQxx xxx. .x.x xxx.');
  });
});

describe('hints', () => {
  test('give the cell, the reason and the sentence', () => {
    const none = { out: [], because: [], groups: [], chain: [] };
    assert.deepEqual(nq.hint(4, { queens: [1] }), {
      ...none,
      kind: 'last',
      technique: 'single',
      row: 1,
      column: 3,
      group: 'row',
      index: 1,
      groups: [{ group: 'row', index: 1, role: 'of' }],
      text: 'row 2, column 4 is the last free cell of row 2',
    });
    assert.deepEqual(nq.hint(8, { queens: [0, 1] }), {
      ...none,
      kind: 'clash',
      row: 0,
      column: 0,
      by: { row: 1, column: 1 },
      text: 'the queen in row 1, column 1 is attacked by the one in row 2, column 2',
    });
    assert.deepEqual(nq.hint(6, { rules: 'super' }), {
      ...none,
      kind: 'lost',
      text: 'no solution has these queens',
    });
  });

  test('are not needed on a full board, and may give up', () => {
    assert.equal(nq.hint(4, { queens: [1, 3, 0, 2] }), null);
    assert.throws(() => nq.hint(20, { budget: 1 }), withCode('gave-up'));
  });
});

describe('generated puzzles', () => {
  test('differ from call to call, and say their seed', () => {
    for (const name of ['puzzle', 'randomSolution']) {
      const made = Array.from({ length: 8 }, () => nq[name](8));
      assert.ok(new Set(made.map((one) => JSON.stringify(one))).size > 1, name);
      for (const one of made) assert.deepEqual(nq[name](8, { seed: one.seed }), one);
      assert.equal(nq[name](8, { seed: 3n }).seed, 3n);
      assert.deepEqual(Object.keys({ ...made[0] }).includes('seed'), false);
    }
  });

  test('have one solution, and the same seed is the same puzzle everywhere', () => {
    for (const n of [5, 8, 10]) {
      for (const seed of [0, 1, 2n ** 64n - 1n]) {
        const board = nq.puzzle(n, { seed });
        assert.equal(board.regions.length, n * n);
        assert.equal(nq.countCompletions(n, { ...board, limit: 2 }), 1n);
      }
    }
    // As the native library makes it: see test_hint.c.
    const letters = nq.puzzle(5, { seed: 1 }).regions.map((region) => 'abcde'[region]);
    assert.equal(letters.join(''), 'accddaacbdccccdecccdeeedd');
  });

  test('regions without rules mean the rules of regions', () => {
    const { regions } = nq.puzzle(6, { seed: 1 });
    assert.equal(nq.countCompletions(6, { regions }), 1n);
    assert.equal(nq.countCompletions(6, { rules: 'regions' }), 90n);
  });
});

describe('ranks', () => {
  test('known ranks of eight queens, there and back', () => {
    const known = { 0: [0, 4, 7, 5, 2, 6, 1, 3], 45: [3, 7, 4, 2, 0, 6, 1, 5] };
    for (const [rank, columns] of Object.entries(known)) {
      assert.deepEqual(nq.unrank(8, Number(rank)), columns);
      assert.equal(nq.rank(columns), BigInt(rank));
    }
    assert.deepEqual(nq.unrank(8, 91n), [7, 3, 0, 2, 5, 1, 6, 4]);
    assert.equal(nq.unrank(8, 92n), null);
    assert.equal(nq.unrank(8, 2n ** 64n - 1n), null);
    assert.equal(nq.unrank(2, 0), null);
    assert.deepEqual(nq.unrank(0, 0), []);
  });

  test('16 queens take no longer than one waits', () => {
    const begin = performance.now();
    const columns = nq.unrank(16, A000170_16 / 3n);
    assert.equal(nq.rank(columns), A000170_16 / 3n);
    assert.ok(performance.now() - begin < 20_000); // about one second on an idle machine
  });

  test('random solutions are solutions, and follow their seed', () => {
    const drawn = new Set();
    for (let seed = 0; seed < 50; seed++) {
      const columns = nq.randomSolution(10, { seed });
      assert.ok(nq.check(columns));
      drawn.add(`${columns}`);
    }
    assert.ok(drawn.size > 40);
    assert.deepEqual(nq.randomSolution(12, { seed: 7 }), nq.randomSolution(12, { seed: 7n }));
    assert.equal(nq.randomSolution(3), null);
  });
});

const A000170_16 = 14772512n;

describe('estimates', () => {
  test('meet the count within a few errors', () => {
    const { probes, mean, error } = nq.estimate(14, { seed: 1, probes: 5000 });
    assert.equal(probes, 5000);
    assert.ok(Math.abs(mean - 365596) < 4 * error);
    assert.ok(error < 0.1 * mean);
  });

  test('follow their seed, in one go or in pieces', () => {
    const whole = nq.estimate(12, { seed: 5, probes: 1000 });
    const pieces = nq.estimator(12, { seed: 5 });
    assert.equal(pieces.add(1).error, null);
    pieces.add(499);
    assert.deepEqual(pieces.add(500), whole);
    pieces.close();
    pieces.close();
    refuses(() => pieces.add(1), RangeError, 'closed');
  });

  test('know boards without a choice exactly', () => {
    assert.deepEqual(nq.estimate(3), { probes: 10_000, mean: 0, error: 0 });
    assert.equal(nq.estimate(8, { queens: [0, 1], probes: 2 }).mean, 0);
  });
});

describe('refusals', () => {
  const ENTRIES = ['complete', 'canComplete', 'countCompletions', 'completions', 'cells', 'hint'];
  ENTRIES.push('estimate', 'estimator', 'dimacs', 'puzzle', 'randomSolution');

  for (const entry of ENTRIES) {
    test(`${entry} takes whole numbers of a board's size`, () => {
      for (const n of [-1, 1.5, NaN, Infinity, 129, 2 ** 31, 2 ** 32 + 8]) {
        refuses(() => nq[entry](n), RangeError, `n = ${n}`);
      }
      for (const n of ['8', 8n, null, undefined, true, [8]]) {
        refuses(() => nq[entry](n), TypeError, 'n must be a number');
      }
      refuses(() => nq[entry](8, 8), TypeError, 'options must be an object');
    });
  }

  test('a board is told in rows', () => {
    refuses(() => nq.complete(4, { queens: 'a1' }), TypeError, 'queens');
    refuses(() => nq.complete(4, { queens: [4] }), RangeError, 'row 0');
    refuses(() => nq.complete(4, { queens: [null, [0, -1]] }), RangeError, 'row 1');
    refuses(() => nq.complete(4, { queens: ['1'] }), TypeError, 'row 0');
    refuses(() => nq.complete(4, { queens: [0, 0, 0, 0, 0] }), RangeError, '5 rows');
    refuses(() => nq.complete(4, { sums: [7] }), RangeError, 'sums[0]');
    refuses(() => nq.complete(4, { differences: [0, -4] }), RangeError, 'differences[1]');
    refuses(() => nq.complete(4, { sums: 3 }), TypeError, 'sums');
  });

  test('forbidden cells are squares, so that no pair of numbers is misread', () => {
    const square = { row: 0, column: 0 };
    refuses(() => nq.complete(4, { forbidden: 'a1' }), TypeError, 'forbidden must be an array');
    for (const wrong of [[0, 0], 3, null, 'a1']) {
      refuses(() => nq.complete(4, { forbidden: [square, wrong] }), TypeError, 'forbidden[1]');
    }
    refuses(() => nq.complete(4, { forbidden: [{ row: 4, column: 0 }] }), RangeError, '[0].row');
    refuses(() => nq.complete(4, { forbidden: [{ row: 0 }] }), TypeError, '[0].column');
  });

  test('an empty row is null, -1 or [], and is given as null', () => {
    const answers = [
      [1, null, 0],
      [1, -1, 0],
      [[1], [], [0]],
    ].map((queens) => nq.complete(4, { queens }));
    assert.deepEqual(answers, Array(3).fill([1, 3, 0, 2]));
    const trace = nq.trace(4);
    trace.at(3);
    assert.ok(trace.board().includes(null), String(trace.board()));
    assert.deepEqual(nq.complete(4, { queens: trace.board().fill(1, 0, 1) }), [1, 3, 0, 2]);
    trace.close();
  });

  test('rules and regions must fit', () => {
    assert.throws(() => nq.complete(4, { rules: 'Classic' }), withCode('unknown-name'));
    refuses(() => nq.complete(4, { rules: 1 }), TypeError, 'rules');
    assert.throws(() => nq.complete(4, { rules: 'touch', regions: [] }), withCode('unsupported'));
    refuses(() => nq.complete(4, { regions: [0, 1] }), RangeError, '2 numbers');
    refuses(() => nq.complete(2, { regions: [0, 1, 2, 0] }), RangeError, 'regions[2]');
  });

  test('budgets, limits, probes, seeds and ranks are whole numbers', () => {
    for (const budget of [0, -1, 1.5, NaN])
      refuses(() => nq.hint(4, { budget }), RangeError, 'budget');
    refuses(() => nq.hint(4, { budget: '9' }), TypeError, 'budget');
    refuses(() => nq.countCompletions(4, { limit: 0 }), RangeError, 'limit');
    refuses(() => nq.estimate(4, { probes: 1 }), RangeError, 'probes');
    refuses(() => nq.estimate(4, { seed: -1 }), RangeError, 'seed');
    refuses(() => nq.puzzle(4), RangeError, '5 to 12');
    refuses(() => nq.puzzle(8, { seed: '1' }), TypeError, 'seed');
    refuses(() => nq.unrank(8, -1), RangeError, 'rank');
    refuses(() => nq.unrank(8, -1n), RangeError, 'rank');
    refuses(() => nq.unrank(8, 2n ** 64n), RangeError, 'rank');
    refuses(() => nq.unrank(8, '45'), TypeError, 'rank');
    refuses(() => nq.unrank(29, 0), RangeError, '0 to 28');
    refuses(() => nq.randomSolution(19), RangeError, '0 to 18');
    refuses(() => nq.rank([0, 1, 2, 3]), RangeError, 'no solution');
    refuses(() => nq.rank('0 1'), TypeError, 'columns');
  });
});
