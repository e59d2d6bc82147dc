/**
 * diagonals.test.mjs -- which diagonals a board uses, in the API and as a command.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { load } from '../../dist/core.js';
import { nqueens } from './command.mjs';

describe('diagonals', () => {
  let nq;
  before(async () => {
    nq = await load();
  });

  test('are those that a pencil finds on four queens', () => {
    assert.deepEqual(nq.diagonals([1, 3, 0, 2]), {
      sums: { used: [1, 2, 4, 5], free: [0, 3, 6] },
      differences: { used: [-2, -1, 1, 2], free: [-3, 0, 3] },
    });
  });

  test('of a board with gaps are those of its queens, of a small board few', () => {
    const { sums, differences } = nq.diagonals([null, [0, 2], -1]);
    assert.deepEqual(
      [sums.used, differences.used],
      [
        [1, 3],
        [-1, 1],
      ],
    );
    const none = { used: [], free: [] };
    assert.deepEqual(nq.diagonals([]), { sums: none, differences: none });
    assert.deepEqual(nq.diagonals([null]).sums, { used: [], free: [0] });
  });

  test('can be forbidden where they are free, and nowhere else', () => {
    for (const queens of nq.solutions(6)) {
      const { sums, differences } = nq.diagonals(queens);
      const free = { sums: sums.free, differences: differences.free };
      assert.equal(nq.canComplete(6, { queens, ...free }), 'yes');
      for (const sum of sums.used) assert.equal(nq.canComplete(6, { queens, sums: [sum] }), 'no');
      for (const difference of differences.used) {
        assert.equal(nq.canComplete(6, { queens, differences: [difference] }), 'no');
      }
    }
  });

  test('refuse a queen off the board', () => {
    const message = 'the column in row 1 must be a whole number from 0 to 1, not 2';
    assert.throws(() => nq.diagonals([0, 2]), { name: 'RangeError', message });
  });
});

describe('nqueens diagonals', () => {
  test('prints both directions, or JSON', () => {
    const { status, stdout } = nqueens('diagonals', '1 3 0 2');
    const lines = ['rising: used 1 2 4 5; free 0 3 6', 'falling: used -2 -1 1 2; free -3 0 3'];
    assert.deepEqual([status, stdout], [0, lines.map((line) => `${line}\n`).join('')]);
    const { sums } = JSON.parse(nqueens('diagonals', '0', '--json').stdout);
    assert.deepEqual(sums, { used: [0], free: [] });
    assert.equal(
      nqueens('diagonals', '0').stdout,
      'rising: used 0; free none\nfalling: used 0; free none\n',
    );
  });

  test('refuses what is no board', () => {
    const { status, stderr } = nqueens('diagonals', '0 5');
    assert.equal(status, 2);
    assert.match(stderr, /the column in row 1 must be a whole number from 0 to 1, not 5/);
  });
});
