/**
 * async_api.test.mjs -- every function of core has an asynchronous one that gives a promise of the same.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';

import { load } from '../../dist/core.js';
import * as nqueens from '../../dist/index.js';
import { RENAMED } from '../../web/lib/core/renamed.js';

const require = createRequire(import.meta.url);

/** Functions without an asynchronous one: each of their steps would need a message to a worker. */
const WITHOUT_TWIN = ['units', 'progress', 'formatter', 'estimator'];

/** Facts of core that nobody needs a promise of. */
const FACTS = ['defaults', 'defaultFor', 'version'];

const FOUR = [1, 3, 0, 2];
const TEXT = 'accdd/aacbd/ccccd/ecccd/eeedd';
const TWO_GIVEN = { queens: [null, null, null, 1, 3] };

/** What each function is asked; what core answers is what the promise must give. */
const QUESTIONS = {
  count: [[8], [11, { algorithm: 'sieve' }]],
  countUnique: [[10], [9, { algorithm: 'array' }], [12, { solutions: 14200n }]],
  classCounts: [[8], [12]],
  countTurned: [[12], [12, 'quarter-turn']],
  unitCount: [[12], [12, { algorithm: 'lookup' }]],
  firstSolution: [[8], [3], [6, { algorithm: 'sieve-bits' }]],
  solve: [[100], [3], [20, { method: 'search', seed: 7 }]],
  report: [[6], [6, { algorithm: 'lookup', first: true }]],
  check: [[FOUR], [[0, 1, 2, 3]]],
  conflicts: [[[0, 1, null, [2, 3]]]],
  diagonals: [[[0, 1, null, [2, 3]]], [[]]],
  images: [[FOUR]],
  canonical: [[[2, 0, 3, 1]]],
  symmetries: [[FOUR]],
  classSize: [[FOUR]],
  complete: [
    [8, TWO_GIVEN],
    [8, { queens: [0, 1] }],
    [30, { rules: 'super' }],
  ],
  canComplete: [
    [8, TWO_GIVEN],
    [40, { budget: 2 }],
  ],
  countCompletions: [
    [8, TWO_GIVEN],
    [11, { rules: 'torus' }],
    [8, { limit: 2 }],
  ],
  cells: [[8, TWO_GIVEN]],
  hint: [
    [8, TWO_GIVEN],
    [4, { queens: FOUR }],
  ],
  deduction: [[5, { regions: TEXT }]],
  grade: [[5, { regions: TEXT, crosses: [3] }]],
  puzzle: [
    [7, { seed: 2 }],
    [5, { seed: 0 }],
    [6, { grade: 'hard', seed: 0 }],
  ],
  parsePuzzle: [[TEXT]],
  formatPuzzle: [[{ regions: [0, 1, 1, 0] }]],
  rank: [[FOUR]],
  unrank: [
    [8, 45],
    [8, 92n],
  ],
  randomSolution: [[9, { seed: 4 }], [3]],
  estimate: [[12, { seed: 1, probes: 100 }]],
  format: [[FOUR], [[FOUR, FOUR], 'list'], [FOUR, 'algebraic', { transpose: true }]],
  parse: [['1 3 0 2', 'columns']],
};

/** What each function refuses, besides what every one of them does. */
const REFUSED = {
  count: [['8'], [29], [8, { algorithm: 'none' }]],
  countUnique: [['8'], [29], [8, 5], [8, { solutions: 92 }]],
  classCounts: [[null], [1.5], [8, { solutions: -1n }]],
  countTurned: [['8'], [-1], [8, 'turn']],
  unitCount: [['8'], [29]],
  firstSolution: [['8'], [-1], [8, { algorithm: 'fast' }]],
  solve: [['8'], [-1], [1e9], [8, { method: 'luck' }]],
  report: [['8'], [-1]],
  check: [[5], [[0.5]]],
  conflicts: [[5], [[7]]],
  diagonals: [[5], [[7]]],
  images: [[[0, 0]], [5]],
  canonical: [[[0, 0]], [5]],
  symmetries: [[[0, 0]], [5]],
  classSize: [[[0, 0]], [5]],
  complete: [['8'], [129], [8, { budget: 0 }], [40, { budget: 1 }], [8, { rules: 'x' }]],
  canComplete: [['8'], [129], [8, { queens: [8] }]],
  countCompletions: [['8'], [129], [8, { limit: 0 }], [8, { budget: 1 }]],
  cells: [['8'], [129], [8, { forbidden: 5 }]],
  hint: [['8'], [129], [20, { budget: 1 }]],
  deduction: [['5'], [5], [27, { rules: 'regions' }]],
  grade: [['5'], [5, { rules: 'touch' }]],
  puzzle: [['8'], [4], [8, { seed: -1 }], [8, { grade: 'beyond' }]],
  parsePuzzle: [[5], ['ab/c']],
  formatPuzzle: [[{}], [{ regions: [0, 1] }]],
  rank: [[5], [[0, 1]]],
  unrank: [['8', 1], [29, 1], [8], [8, -1]],
  randomSolution: [['8'], [19], [8, { seed: 1.5 }]],
  estimate: [['8'], [129], [8, { probes: 1 }]],
  format: [[5], [FOUR, 'none']],
  parse: [[5], ['1 3 0 x', 'columns']],
};

let nq;
let solver;
before(async () => {
  nq = await load();
  solver = nqueens.createSolver({ workers: 1 });
});
after(() => solver.close());

test('no function of core was left out', () => {
  const functions = Object.keys(nq).filter((name) => typeof nq[name] === 'function');
  const streams = ['solutions', 'completions', 'dimacs', 'trace'];
  const known = [...Object.keys(QUESTIONS), ...streams, ...WITHOUT_TWIN, 'defaultFor'];
  assert.deepEqual(functions.sort(), known.sort());
  assert.deepEqual(Object.keys(REFUSED), Object.keys(QUESTIONS));
});

test('everything of core can be imported from the package and asked of a solver', () => {
  const imported = { ...nqueens };
  for (const name of Object.keys(nq)) {
    if (WITHOUT_TWIN.includes(name) || FACTS.includes(name)) continue;
    assert.equal(typeof imported[name], 'function', name);
    assert.equal(typeof solver[name], 'function', name);
  }
});

test('a function that was renamed tells its new name, and CHANGELOG.md has both', () => {
  const changes = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  for (const [old, now] of Object.entries(RENAMED)) {
    const refusal = { name: 'TypeError', message: `${old}() is called ${now}() now` };
    for (const place of [nq, solver, nqueens, require('nqueens')]) {
      assert.equal(typeof place[now], 'function');
      assert.throws(() => place[old](12), refusal);
    }
    assert.ok(!Object.keys(nq).includes(old), 'nobody finds it by chance');
    assert.match(changes, new RegExp(`\\| \`${old}\\(\\)\`.*\\| \`${now}\\(\\)\``));
  }
});

test('facts are the same', async () => {
  for (const name of ['algorithms', 'formats', 'methods', 'rules']) {
    assert.deepEqual(await solver[name](), nq[name], name);
  }
});

describe('the same answer comes from', () => {
  for (const [name, questions] of Object.entries(QUESTIONS)) {
    test(name, async () => {
      for (const question of questions) {
        assert.deepEqual(await solver[name](...question), nq[name](...question), `${question}`);
      }
    });
  }

  test('solutions', async () => {
    for (const question of [[6], [8, { classes: 'one' }], [5, { algorithm: 'sieve-bits' }]]) {
      const found = [];
      for await (const columns of solver.solutions(...question)) found.push(columns);
      assert.deepEqual(found, [...nq.solutions(...question)]);
    }
  });

  test('completions and dimacs', async () => {
    for (const name of ['completions', 'dimacs']) {
      const found = [];
      for await (const piece of solver[name](8, TWO_GIVEN)) found.push(piece);
      assert.deepEqual(found, [...nq[name](8, TWO_GIVEN)]);
    }
    const givesUp = solver.completions(30, { budget: 1 });
    await assert.rejects(givesUp.next(), { name: 'NQueensError', code: 'gave-up' });
  });

  test('completions that give up in the middle of a batch', async () => {
    const [here, there] = [
      nq.completions(12, { budget: 120 }),
      solver.completions(12, { budget: 120 }),
    ];
    const refused = [];
    for (let i = 0; refused.length === 0; i++) {
      assert.ok(i <= 8, 'the ninth is beyond the budget');
      const next = await there.next().catch(({ message }) => refused.push(message));
      if (refused.length === 0) assert.deepEqual(next, here.next());
    }
    assert.throws(() => here.next(), { code: 'gave-up', message: refused[0] });
  });

  test('trace', async () => {
    const [there, here] = [await solver.trace(5), nq.trace(5)];
    for await (const event of there) {
      assert.deepEqual(event, here.next());
      assert.deepEqual(await there.variables(), here.variables());
    }
    assert.equal(here.next(), undefined);
    await there.close();
  });
});

describe('the same refusal comes from', () => {
  for (const [name, questions] of Object.entries(REFUSED)) {
    test(name, async () => {
      for (const question of questions) {
        let refusal;
        assert.throws(
          () => nq[name](...question),
          (error) => {
            refusal = error;
            return true;
          },
        );
        const { name: kind, message } = refusal;
        await assert.rejects(solver[name](...question), { name: kind, message });
      }
    });
  }
});

describe('a signal that has gone off refuses', () => {
  for (const [name, [question]] of Object.entries(QUESTIONS)) {
    if (name === 'unitCount') continue; // answered at once
    test(name, async () => {
      const options = { signal: AbortSignal.abort() };
      await assert.rejects(solver[name](...question, options), { name: 'AbortError' });
    });
  }
});
