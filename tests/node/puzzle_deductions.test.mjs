/**
 * puzzle_deductions.test.mjs -- deductions through wasm, judged by a plain search. The
 * table of figures is printed by `node tests/puzzles.mjs`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { load } from '../../dist/core.js';
import { faultOf, figures } from './puzzle_reference.mjs';

const nq = await load();

test('deductions are right, end solved, and puzzles have the grade that was asked for', () => {
  for (const n of [5, 6, 7, 8]) {
    for (const grade of [undefined, 'easy', 'medium', 'hard', 'expert']) {
      const { faults, other } = figures(nq, n, grade, 4);
      assert.deepEqual({ n, grade, faults, other }, { n, grade, faults: 0, other: 0 });
    }
  }
});

test('the judge notices what is wrong', () => {
  const puzzle = nq.puzzle(6, { seed: 1 });
  const { solved, steps } = nq.deduction(6, puzzle);
  assert.equal(faultOf(6, puzzle, { solved, steps }), null);
  assert.equal(faultOf(6, puzzle, { solved: false, steps }), 'not solved');
  assert.equal(faultOf(6, puzzle, { solved, steps: [...steps, steps[0]] }), 'a step comes twice');
  const [queen] = steps.filter((step) => step.row !== undefined);
  const out = [{ row: queen.row, column: queen.column }];
  const wrong = { ...queen, row: undefined, column: undefined, out };
  const fault = faultOf(6, puzzle, { solved, steps: [wrong] });
  assert.equal(fault, 'a cell of the solution went out');
});
