/**
 * dimacs.test.mjs -- a SAT solver of other people's agrees with our search.
 *
 * Verdicts on boards of every kind, and for small ones the number of models: each model
 * that MiniSat finds is forbidden by one more clause until none is left.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { load } from '../../dist/core.js';

const squares = (rows) =>
  rows.flatMap((columns, row) => columns.map((column) => ({ row, column })));

const SATISFIABLE = 10;
const UNSATISFIABLE = 20;

let nq;
let folder;
before(async () => {
  nq = await load();
  folder = mkdtempSync(join(tmpdir(), 'nqueens-dimacs-'));
});
after(() => rmSync(folder, { recursive: true }));

/** The true variables of a model, or null when there is none. */
function minisat(formula) {
  const asked = join(folder, 'formula.cnf');
  const answered = join(folder, 'model.txt');
  writeFileSync(asked, formula);
  const { status } = spawnSync('minisat', ['-verb=0', asked, answered]);
  assert.ok(status === SATISFIABLE || status === UNSATISFIABLE, `minisat ended with ${status}`);
  if (status === UNSATISFIABLE) return null;
  const literals = readFileSync(answered, 'utf8').split(/\s+/).map(Number);
  return literals.filter((literal) => literal > 0);
}

const formulaOf = (n, board) => [...nq.dimacs(n, board)].join('');

/** A model as the columns of its queens. */
function columnsOf(model, n) {
  const columns = Array.from({ length: n }, () => null);
  for (const variable of model) columns[Math.floor((variable - 1) / n)] = (variable - 1) % n;
  return columns;
}

/** All models, as solutions in lexicographic order. */
function allModels(n, board) {
  const [head, clauses] = formulaOf(n, board).split(/(?<=p cnf .*\n)/);
  const more = [];
  const [, variables, number] = /p cnf (\d+) (\d+)/.exec(head);
  for (;;) {
    const text = `p cnf ${variables} ${Number(number) + more.length}\n${clauses ?? ''}${more.join('')}`;
    const model = minisat(text);
    if (model === null) break;
    more.push(`${model.map((variable) => -variable).join(' ')} 0\n`);
  }
  return more.map((clause) => columnsOf(clause.match(/\d+/g).slice(0, -1).map(Number), n));
}

const byColumns = (a, b) => a.map((column, row) => column - b[row]).find((x) => x !== 0);

describe('a SAT solver', () => {
  const PUZZLES = {
    'eight queens with b4 and d5': [8, { queens: [null, null, null, 1, 3] }],
    'six queens': [6, {}],
    'five queens on a torus': [5, { rules: 'torus' }],
    'ten superqueens': [10, { rules: 'super' }],
    'five that do not touch': [5, { rules: 'touch' }],
    'six queens without a diagonal': [6, { sums: [4], differences: [2] }],
    'seven with forbidden cells': [7, { forbidden: squares([[0, 1, 2], [3], [4, 5], [], [0]]) }],
  };

  for (const [name, [n, board]] of Object.entries(PUZZLES)) {
    test(`finds the same solutions: ${name}`, () => {
      const ours = [...nq.completions(n, board)];
      assert.deepEqual(allModels(n, board).sort(byColumns), ours);
    });
  }

  test('finds the one solution of generated puzzles', () => {
    for (const seed of [1, 2, 3]) {
      const board = nq.puzzle(8, { seed });
      assert.deepEqual(allModels(8, board), [nq.complete(8, board)]);
    }
  });

  test('agrees whether seeded random boards can be completed', () => {
    const seen = { yes: 0, no: 0 };
    for (let seed = 1; seed <= 40; seed++) {
      const { n, board } = randomBoard(seed);
      const verdict = nq.canComplete(n, board);
      const model = minisat(formulaOf(n, board));
      assert.equal(verdict, model === null ? 'no' : 'yes', `seed ${seed}`);
      if (model && (board.rules ?? 'classic') === 'classic') {
        assert.ok(nq.check(columnsOf(model, n)), `seed ${seed}`);
      }
      seen[verdict]++;
    }
    assert.ok(seen.yes > 5 && seen.no > 5, JSON.stringify(seen));
  });
});

/** Some queens of a random solution in their places, and one that may be anywhere. */
function randomBoard(seed) {
  const rules = nq.rules[seed % 4];
  const n = 10 + (seed % 3);
  const queens = nq.randomSolution(n, { seed }).map((column, row) => {
    return (row * 7 + seed) % 4 === 0 ? column : null;
  });
  if (seed % 2 === 0) queens[seed % n] = (seed * 5) % n;
  return { n, board: { rules, queens } };
}
