/**
 * page_deduction.test.mjs -- the deduction of a puzzle as the trace's player shows it, without
 * a browser: its steps, its positions, and what is asked of the engine.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { load } from '../../dist/core.js';
import { DEFAULTS } from '../../web/lib/element/keys.js';
import { modeOf } from '../../web/lib/element/modes/choice.js';
import { boardOf, sceneOf } from '../../web/lib/element/modes/deduction/scene.js';
import { describeStep, describeWait } from '../../web/lib/element/modes/deduction/sentences.js';
import { initial, questions, reduce } from '../../web/lib/element/modes/trace/state.js';
import { readPosition, toRows } from '../../web/lib/element/position.js';
import { regionsOf } from '../../web/lib/element/regions.js';
import '../../web/lib/element/board-texts.js';
import { translator } from '../../web/lib/element/translate.js';
import { deductionAt, deductionFind } from '../../web/lib/element/worker/handlers/deductions.js';
import { solutionsOf } from './puzzle_reference.mjs';

const SETTINGS = { ...DEFAULTS, mode: 'trace', rules: 'regions', seed: 2 };

const STRIPES = 'aaaaa/bbbbb/ccccc/ddddd/eeeee';

let nq;
before(async () => {
  nq = await load();
});

const opened = (more = {}) => reduce(initial, { type: 'enter' }, { ...SETTINGS, ...more });
const at = (spec, i) => deductionAt(nq, { puzzle: spec, i });
const all = (spec) => {
  const { length } = at(spec, 0);
  return Array.from({ length }, (_, i) => at(spec, i));
};

test('the trace of a puzzle is its deduction', () => {
  assert.equal(modeOf(SETTINGS), 'deduction');
  assert.equal(modeOf({ ...SETTINGS, mode: 'play' }), 'play');
  assert.equal(modeOf({ ...SETTINGS, rules: 'torus' }), 'trace');
});

describe('the steps', () => {
  test('lead from the empty board to the one solution, each from the position before', () => {
    const { spec } = opened();
    const steps = all(spec);
    const [{ regions }] = steps;
    const [solution, second] = solutionsOf(8, { regions }, 2);
    assert.equal(second, undefined);
    assert.deepEqual([steps[0].queens, steps[0].crosses], [[], []]);
    steps.slice(1).forEach(({ queens, crosses }, i) => {
      const before = steps[i];
      const { hint } = before.event;
      const gone = hint.out.map(({ row, column }) => row * 8 + column);
      const placed = hint.row === undefined ? [] : [hint.row * 8 + hint.column];
      assert.deepEqual(crosses, [...before.crosses, ...gone]);
      assert.deepEqual(queens, [...before.queens, ...placed]);
      assert.ok(gone.length + placed.length > 0, `step ${i + 1} changes nothing`);
      assert.ok(gone.every((cell) => !solution.includes(cell)));
    });
    const last = steps.at(-1);
    assert.equal(last.event.kind, 'solution');
    assert.deepEqual(
      [...last.queens].sort((a, b) => a - b),
      solution,
    );
    assert.deepEqual(
      last.board,
      solution.map((cell) => cell % 8),
    );
  });

  test('begin at the position of the link; an index beyond the end is the end', () => {
    const [{ regions }] = all(opened().spec);
    const [solution] = solutionsOf(8, { regions }, 1);
    const rows = solution.map((cell, row) => (row < 3 ? cell % 8 : null));
    const beside = (solution[7] + 1) % 8;
    const crosses = [...new Array(7).fill(null), beside];
    const { spec } = opened({ queens: rows, crosses });
    const first = at(spec, 0);
    assert.deepEqual([first.queens, first.crosses], [solution.slice(0, 3), [56 + beside]]);
    assert.equal(at(spec, 999).event.kind, 'solution');
    assert.equal(at(spec, 999).i, first.length - 1);
  });

  test('end at what is in the way, where there is no way to one solution', () => {
    const several = opened({ n: 5, regions: STRIPES }).spec;
    const last = all(several).at(-1);
    assert.deepEqual([last.event.hint.kind, last.event.kind], ['several', 'reject']);
    const wrong = opened({ queens: [0] }).spec;
    assert.equal(all(wrong).at(-1).event.hint.technique, undefined);
  });

  test('know the forbidden cells, which make one solution of several', () => {
    const [wanted, ...others] = solutionsOf(5, { regions: regionsOf(STRIPES) });
    const closed = others.map((cells) => cells.find((cell) => !wanted.includes(cell)));
    const { spec } = opened({ n: 5, regions: STRIPES, forbidden: toRows(5, [...new Set(closed)]) });
    const last = all(spec).at(-1);
    assert.equal(last.event.kind, 'solution');
    assert.deepEqual(
      last.board,
      wanted.map((cell) => cell % 5),
    );
    const board = boardOf(spec, last);
    assert.deepEqual(
      sceneOf(board, last, readPosition(board, last.queens, last.crosses)).forbidden,
      [...new Set(closed)].sort((a, b) => a - b),
    );
  });

  test('are searched by kind and by difficulty, both ways', () => {
    const { spec } = opened();
    const steps = all(spec).map(({ event }) => event);
    const find = (i, wanted) => deductionFind(nq, { puzzle: spec, i, wanted });
    const queen = steps.findIndex(({ kind }) => kind === 'place');
    assert.equal(find(0, { kind: 'place' }), queen);
    assert.equal(find(steps.length - 1, { kind: 'place', back: true }), steps.length - 2);
    const harder = find(0, { depth: 'in' });
    assert.ok(steps[harder].depth > steps[0].depth);
    assert.equal(find(steps.length - 1, { kind: 'solution' }), undefined);
  });
});

describe('the player', () => {
  const named = (state) =>
    Object.entries(questions(state))
      .filter(([, question]) => question)
      .map(([name]) => name);

  test('asks for steps of the puzzle, and for no survey', () => {
    const state = opened({ step: 3 });
    assert.deepEqual(named(state), ['at']);
    const engine = { deductionAt: (...values) => values };
    const [spec, i] = questions(state).at.ask(engine, 'options');
    assert.deepEqual([spec.n, spec.seed, i], [8, 2, 3]);
  });

  test('asks nothing where no such puzzle is made', () => {
    const state = opened({ n: 13 });
    assert.deepEqual(questions(state), {});
    assert.match(describeWait(translator('en'), state.spec).text, /n = 5 to 12/);
    assert.match(describeWait(translator('en'), opened().spec).text, /Making/);
  });

  test('opens another puzzle anew, and the same one at its step', () => {
    const state = reduce(opened(), { type: 'at:answer', value: at(opened().spec, 0) });
    const keys = new Set(['seed']);
    const other = reduce(state, { type: 'changed', keys }, { ...SETTINGS, seed: 5 });
    assert.deepEqual([other.spec.seed, other.now], [5, null]);
    const same = reduce(state, { type: 'changed', keys }, SETTINGS);
    assert.equal(same, state);
  });
});

test('a step is said as a hint is, in three languages; the last one says what it took', () => {
  const { spec } = opened();
  for (const language of ['en', 'zh-CN', 'zh-TW']) {
    const t = translator(language);
    for (const now of all(spec)) {
      const { note, kind, text, more } = describeStep(t, spec, now);
      assert.ok(note && kind && text, `${language} ${now.i}`);
      assert.doesNotMatch(`${note} ${kind} ${text} ${more}`, /[{}]|undefined|hint\.|technique\./);
    }
  }
  const { text, more } = describeStep(translator('en'), spec, at(spec, 99));
  const { steps, hardest } = nq.grade(8, nq.puzzle(8, { seed: 2 }));
  const count = Object.values(steps).reduce((sum, k) => sum + k, 0);
  assert.equal(text, `Solved in ${count} steps.`);
  assert.equal(hardest, 'locked');
  assert.equal(more, 'The hardest of them: Locked set.');
});

test('letters stand apart from Chinese characters', () => {
  const { spec } = opened();
  for (const language of ['zh-CN', 'zh-TW']) {
    const said = all(spec).map((now) => describeStep(translator(language), spec, now).text);
    assert.ok(said.some((text) => /[A-H] \p{Script=Han}/u.test(text)));
    for (const text of said)
      assert.doesNotMatch(text, /[A-H0-9]\p{Script=Han}|\p{Script=Han}[A-H0-9]/u);
  }
});

test('the board shows the reason of a step, and the solved board', () => {
  const { spec } = opened();
  const scene = (i) => {
    const now = at(spec, i);
    const board = boardOf(spec, now);
    return sceneOf(board, now, readPosition(board, now.queens, now.crosses));
  };
  const first = scene(0);
  assert.ok(first.reason.out.length > 0 && first.reason.groups.length === 2);
  assert.equal(first.solved, false);
  const last = scene(99);
  assert.deepEqual([last.solved, last.reason, last.queens.length], [true, null, 8]);
});
