/**
 * page_rules.test.mjs -- who sees whom on the page is what the core says, for all rules.
 *
 * The page works it out for itself, cell by cell, to answer every touch at once; the core
 * has its own way. Two ways that never met must agree.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import fc from 'fast-check';

import { load } from '../../web/lib/core/index.js';
import { RULES } from '../../web/lib/element/keys.js';
import { attackedCells, conflictsOf, lineBetween, raysOf } from '../../web/lib/element/rules.js';
import { hasSolution } from '../../web/lib/element/solvable.js';

let nq;

before(async () => {
  nq = await load();
});

const boards = fc.integer({ min: 1, max: 9 }).chain((n) =>
  fc.record({
    n: fc.constant(n),
    queens: fc.uniqueArray(fc.nat(n * n - 1), { maxLength: n }),
    regions: fc.array(fc.nat(n - 1), { minLength: n * n, maxLength: n * n }),
  }),
);

function told({ n, rules, regions, queens }) {
  const rows = Array.from({ length: n }, () => []);
  for (const cell of queens) rows[Math.floor(cell / n)].push(cell % n);
  return rules === 'regions' ? { rules, regions, queens: rows } : { rules, queens: rows };
}

for (const rules of RULES) {
  describe(rules, () => {
    test('the same cells are attacked', () => {
      fc.assert(
        fc.property(boards, ({ n, queens, regions }) => {
          const board = { n, rules, regions: rules === 'regions' ? regions : null };
          const seen = attackedCells(board, queens);
          const cells = nq.cells(n, told({ ...board, queens }));
          for (let cell = 0; cell < n * n; cell++) {
            const expected = cells[cell] === 'struck' || cells[cell] === 'clash';
            assert.equal(seen[cell] > 0, expected, `cell ${cell}: ${cells[cell]}`);
          }
        }),
        { numRuns: 300 },
      );
    });

    test('queens conflict exactly when one of them is attacked', () => {
      fc.assert(
        fc.property(boards, ({ n, queens, regions }) => {
          const board = { n, rules, regions: rules === 'regions' ? regions : null };
          const seen = attackedCells(board, queens);
          const inConflict = new Set(
            conflictsOf(board, queens).flatMap(({ one, other }) => [one, other]),
          );
          for (const queen of queens) assert.equal(inConflict.has(queen), seen[queen] > 0);
        }),
        { numRuns: 300 },
      );
    });
  });
}

test('a line of sight stays on the board and covers exactly what is seen', () => {
  const n = 6;
  for (const rules of ['classic', 'torus', 'touch']) {
    for (const cell of [0, 9, 20, 35]) {
      const covered = new Set(raysOf({ n, rules }, cell).flatMap((piece) => cellsOf(n, piece)));
      covered.delete(cell);
      const seen = attackedCells({ n, rules, regions: null }, [cell]);
      assert.deepEqual(
        [...covered].sort((a, b) => a - b),
        [...seen.keys()].filter((other) => seen[other] && other !== cell),
        `${rules} ${cell}`,
      );
    }
  }
});

function cellsOf(n, { from, to, rowStep, columnStep }) {
  const cells = [from];
  for (let cell = from; cell !== to; ) {
    cell += rowStep * n + columnStep;
    cells.push(cell);
  }
  return cells;
}

test('over the edge of a torus a conflict is drawn in two pieces', () => {
  const torus = { n: 8, rules: 'torus' };
  const [down, right] = [1, 1];
  // One step down to the right of (0, 7) is (1, 0).
  assert.deepEqual(lineBetween(torus, 7, 8), [
    { from: 7, to: 7, rowStep: down, columnStep: right },
    { from: 8, to: 8, rowStep: down, columnStep: right },
  ]);
  assert.equal(lineBetween({ n: 8, rules: 'classic' }, 0, 63).length, 1);
});

describe('boards without a solution', () => {
  for (const rules of RULES.filter((name) => name !== 'regions')) {
    test(`${rules}: those that a search finds to have none`, () => {
      for (let n = 1; n <= 12; n++) {
        assert.equal(hasSolution({ n, rules }), nq.canComplete(n, { rules }) === 'yes', `n = ${n}`);
      }
    });
  }
});
