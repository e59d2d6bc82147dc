/**
 * arguments.test.mjs -- what is refused, by which name, and that nothing happens then.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { load, NQueensError } from '../../dist/core.js';
import { WRONG_KIND, WRONG_SIZE } from './wrong_values.mjs';

let nq;
before(async () => {
  nq = await load();
});

/** Whatever the entry point, n is the same n. */
const ENTRIES = {
  count: (n, options) => nq.count(n, options),
  units: (n, options) => nq.units(n, options),
  progress: (n, options) => nq.progress(n, options),
  solutions: (n, options) => nq.solutions(n, options),
  firstSolution: (n, options) => nq.firstSolution(n, options),
  report: (n, options) => nq.report(n, options),
  trace: (n, options) => nq.trace(n, options),
};

const TASK = { count: 'count', units: 'count', progress: 'count', trace: 'trace' };
/** How far an algorithm goes; without a name, how far the default of large boards does. */
function limitOf(entry, algorithm) {
  const task = TASK[entry] ?? 'list';
  const name = algorithm ?? nq.defaultFor(task, 1000);
  return nq.algorithms.find((one) => one.name === name).limits[task];
}

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

for (const [entry, call] of Object.entries(ENTRIES)) {
  describe(`${entry}(n)`, () => {
    for (const n of WRONG_SIZE) {
      test(`refuses ${n} as a RangeError that names it and the limit`, () => {
        refuses(() => call(n), RangeError, ` ${n}`, String(limitOf(entry)));
      });
    }

    for (const [n, shown] of WRONG_KIND) {
      test(`refuses ${typeof n} ${shown} as a TypeError that shows it`, () => {
        refuses(() => call(n), TypeError, 'n must be a number', shown);
      });
    }

    test('refuses a missing n', () => {
      refuses(() => call(), TypeError, 'undefined');
    });

    test('refuses one more than the limit of each algorithm, and says how far it goes', () => {
      for (const { name: algorithm } of nq.algorithms) {
        const limit = limitOf(entry, algorithm);
        if (limit === null) continue;
        const tooMany = () => call(limit + 1, { algorithm });
        refuses(tooMany, RangeError, String(limit + 1), String(limit), algorithm);
      }
    });

    test('refuses algorithms that are none', () => {
      for (const algorithm of ['', 'Bitmask', 'queens', ' board', '__proto__', 'length']) {
        assert.throws(
          () => call(8, { algorithm }),
          (error) => error instanceof NQueensError && error.code === 'unknown-name',
        );
      }
      for (const algorithm of [null, -1, 99, 0, 1.5, 8n, ['board'], {}, true]) {
        refuses(() => call(8, { algorithm }), TypeError, 'algorithm');
      }
    });

    test('refuses options that are none', () => {
      for (const options of [null, 'board', 5, true, 8n]) {
        refuses(() => call(8, options), TypeError, 'options');
      }
    });
  });
}

test('algorithms that only count refuse to list and to trace', () => {
  for (const entry of ['solutions', 'firstSolution', 'report', 'trace']) {
    assert.throws(
      () => ENTRIES[entry](8, { algorithm: 'fast' }),
      (error) =>
        error instanceof NQueensError && error.code === 'unsupported' && /fast/.test(error.message),
    );
  }
});

describe('what is taken', () => {
  test('n = 0 and -0 have one empty solution', () => {
    for (const zero of [0, -0]) {
      assert.equal(nq.count(zero), 1n);
      assert.deepEqual([...nq.solutions(zero)], [[]]);
      assert.deepEqual(nq.firstSolution(zero), []);
    }
  });

  test('n = 2 and 3 have none, and that is no error', () => {
    for (const n of [2, 3]) {
      assert.equal(nq.count(n), 0n);
      assert.deepEqual([...nq.solutions(n)], []);
      assert.equal(nq.firstSolution(n), null);
    }
  });

  test('undefined options and algorithms stand for the defaults', () => {
    assert.equal(nq.count(6, undefined), 4n);
    assert.equal(nq.count(6, { algorithm: undefined }), 4n);
  });

  test('the largest n of every algorithm opens', () => {
    for (const { name: algorithm, limits } of nq.algorithms) {
      if (limits.list !== null) nq.solutions(limits.list, { algorithm }).close();
    }
  });
});

describe('boards', () => {
  test('check takes numbers only', () => {
    for (const wrong of [undefined, null, 'abc', 5, {}, new Set([1])]) {
      refuses(() => nq.check(wrong), TypeError, 'columns');
    }
    refuses(() => nq.check(['1', 3, 0, 2]), TypeError, 'columns[0]');
    refuses(() => nq.check([1, 3, 0, 2n]), TypeError, 'columns[3]', '2n');
    refuses(() => nq.check([1, 3, null, 2]), TypeError, 'columns[2]');
    for (const wrong of [-1, 0.5, NaN, 2 ** 32, Infinity]) {
      refuses(() => nq.check([wrong]), RangeError, 'columns[0]', String(wrong));
    }
  });

  test('check and conflicts refuse more rows than C takes', () => {
    const rows = new Uint8Array(10_000_001);
    refuses(() => nq.check(rows), RangeError, '10000001', '10000000');
    refuses(() => nq.conflicts(rows), RangeError, '10000001', '10000000');
  });

  test('check knows solutions from others', () => {
    assert.equal(nq.check([1, 3, 0, 2]), true);
    assert.equal(nq.check(new Uint8Array([1, 3, 0, 2])), true);
    assert.equal(nq.check([]), true);
    assert.equal(nq.check([0]), true);
    assert.equal(nq.check([1]), false, 'off the board');
    assert.equal(nq.check([0, 0]), false);
    assert.equal(nq.check([0, 1]), false);
    assert.equal(nq.check([0, 2, 4, 1, 3]), true);
    assert.equal(nq.check([0, 2, 4, 3, 1]), false);
  });

  test('conflicts names the queens and the line', () => {
    const at = (row, column) => ({ row, column });
    assert.deepEqual(nq.conflicts([1, 3, 0, 2]), []);
    assert.deepEqual(nq.conflicts([]), []);
    assert.deepEqual(nq.conflicts([0, 0]), [{ first: at(0, 0), second: at(1, 0), line: 'column' }]);
    assert.deepEqual(nq.conflicts([null, [0, 2], undefined, 2]), [
      { first: at(1, 0), second: at(1, 2), line: 'row' },
      { first: at(1, 0), second: at(3, 2), line: 'falling' },
      { first: at(1, 2), second: at(3, 2), line: 'column' },
    ]);
    assert.deepEqual(nq.conflicts([2, null, 0]), [
      { first: at(0, 2), second: at(2, 0), line: 'rising' },
    ]);
  });

  test('conflicts takes columns on the board only', () => {
    refuses(() => nq.conflicts('1 3 0 2'), TypeError, 'board');
    refuses(() => nq.conflicts([4, 0, 0, 0]), RangeError, 'row 0', '4');
    refuses(() => nq.conflicts([[0, -1]]), RangeError, 'row 0', '-1');
    refuses(() => nq.conflicts(['0']), TypeError, 'row 0');
  });
});

describe('formats', () => {
  test('every format reads what it writes', () => {
    const boards = [...nq.solutions(5)];
    for (const name of nq.formats) {
      for (const transpose of [false, true]) {
        const text = nq.format(boards, name, { transpose });
        assert.deepEqual(nq.parse(text, name, { transpose }), boards, `${name} ${transpose}`);
      }
    }
  });

  test('dots is the format when none is named', () => {
    assert.equal(nq.format([1, 3, 0, 2]), '.Q..\n...Q\nQ...\n..Q.\n');
    assert.deepEqual(nq.parse('.Q..\n...Q\nQ...\n..Q.'), [[1, 3, 0, 2]]);
  });

  test('one board, many boards and a walk are all taken', () => {
    const both = '1 3 0 2\n2 0 3 1\n';
    assert.equal(nq.format(new Uint32Array([1, 3, 0, 2]), 'columns'), '1 3 0 2\n');
    assert.equal(nq.format([...nq.solutions(4)], 'columns'), both);
    assert.equal(nq.format(nq.solutions(4), 'columns'), both);
    assert.equal(nq.format([], 'columns'), '');
  });

  test('a formatter begins anew after its end', () => {
    const text = nq.formatter('list');
    const once = () => text.board([0]) + text.end();
    assert.equal(once(), '[[Q]]\n');
    assert.equal(once(), '[[Q]]\n');
  });

  test('what cannot be written is refused', () => {
    refuses(() => nq.format(null), TypeError, 'null');
    refuses(() => nq.format('1 3 0 2'), TypeError, '"1 3 0 2"');
    refuses(() => nq.format([[0], 1]), TypeError, 'columns', '1');
    refuses(() => nq.format([2, 0]), RangeError, 'columns[0]', '2');
    refuses(() => nq.format([0], 5), TypeError, 'format');
    refuses(() => nq.format([0], 'dots', { transpose: 'yes' }), TypeError, 'transpose', '"yes"');
    refuses(() => nq.format(new Uint32Array(10001), 'dots'), RangeError, '10001', '10000');
    refuses(() => nq.format([0], 'Dots'), NQueensError, '"Dots"', 'dots, list');
  });

  test('what cannot be read is refused with its place', () => {
    refuses(() => nq.parse(5, 'dots'), TypeError, '5');
    refuses(() => nq.parse('.Q\nx.', 'dots'), NQueensError, 'dots', '"x"', 'position 3');
    refuses(() => nq.parse('第 01 个结果 ：1 3 0 x ', 'numbered'), NQueensError, '"x"');
    refuses(() => nq.parse('[["Q"]', 'leetcode'), NQueensError, 'its end');
  });
});
