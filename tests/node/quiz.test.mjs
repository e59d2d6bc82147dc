/**
 * quiz.test.mjs -- what a quiz asks, and its state. The right answers are compared with a search
 * of a dozen lines, and with lists of all permutations.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { load } from '../../dist/core.js';
import { DEFAULTS } from '../../web/lib/element/keys.js';
import { findQuestions } from '../../web/lib/element/modes/quiz/questions.js';
import {
  initial,
  isSolved,
  questionOf,
  questions,
  reduce,
} from '../../web/lib/element/modes/quiz/state.js';
import { traceAt } from '../../web/lib/element/worker/handlers/traces.js';

let nq;
before(async () => {
  nq = await load();
});

/** Asks about a trace, the way that an element does. */
function ask({ n, algorithm = 'board', level = 'full' }, kinds, from = 0, to = undefined) {
  const spec = { n, algorithm, level };
  const read = async (i) => {
    const now = traceAt(nq, { spec, i, around: 0, variables: false });
    return now?.i === i ? now : undefined;
  };
  return findQuestions(read, { n, kinds, from, to });
}

const attacks = (n, [row, column], cell) => {
  const [r, c] = [Math.floor(cell / n), cell % n];
  return column === c || Math.abs(row - r) === Math.abs(column - c);
};

/**
 * Backtracking as told in every text book: each cell that is tried, with the queens that
 * stand then, and how many cells were tried before.
 */
function walk(n, row = 0, queens = [], tries = []) {
  for (let column = 0; row < n && column < n; column++) {
    const cell = row * n + column;
    const by = queens.filter((queen) => attacks(n, queen, cell));
    tries.push({ cell, by, queens: [...queens] });
    if (by.length === 0) walk(n, row + 1, [...queens, [row, column]], tries);
  }
  return tries;
}

function permutations(list) {
  if (list.length === 0) return [[]];
  return list.flatMap((first, i) =>
    permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]),
  );
}

/** The solutions that begin with the columns of some queens. */
function solutionsWith(n, columns) {
  const fits = (board) =>
    columns.every((column, row) => board[row] === column) &&
    board.every((column, row) =>
      board.slice(0, row).every((other, r) => Math.abs(column - other) !== row - r),
    );
  return permutations([...Array(n).keys()]).filter(fits).length;
}

describe('what a quiz asks', () => {
  for (const n of [4, 5, 6]) {
    test(`n = ${n}: the next cell is that of a plain search, where it goes to another row or back`, async () => {
      const tries = walk(n);
      const rowOf = ({ cell }) => Math.floor(cell / n);
      const asked = await ask({ n }, ['next']);
      assert.equal(asked.length, 10);
      for (const { step, at, right } of asked) {
        assert.equal(at, step - 1);
        const { tests } = nq.trace(n, { algorithm: 'board' }).at(step);
        const [before, now] = [tries[tests - 2], tries[tests - 1]];
        assert.equal(right, now.cell, `step ${step}`);
        const goesOn = before?.by.length && rowOf(before) === rowOf(now);
        assert.ok(!goesOn, `step ${step} goes on in its row`);
      }
    });

    test(`n = ${n}: a cell is refused by one queen alone, of several`, async () => {
      const tries = walk(n);
      for (const { step, cell, right } of await ask({ n }, ['refuser'])) {
        const { tests } = nq.trace(n, { algorithm: 'board' }).at(step);
        const { cell: tried, by, queens } = tries[tests - 1];
        assert.deepEqual([cell, by.length], [tried, 1]);
        assert.ok(queens.length > 1);
        assert.equal(right, by[0][0] * n + by[0][1]);
      }
    });

    test(`n = ${n}: as many solutions follow as there are with these queens`, async () => {
      const asked = await ask({ n }, ['count']);
      assert.ok(asked.length > 2);
      for (const { step, at, right } of asked) {
        assert.equal(at, step);
        const trace = nq.trace(n, { algorithm: 'board' });
        trace.at(step);
        const columns = trace.board().filter((column) => column !== null);
        assert.equal(right, solutionsWith(n, columns), `step ${step}`);
      }
    });
  }

  test('the kinds come in turn, later and later, ten at most', async () => {
    const asked = await ask({ n: 8 }, ['next', 'refuser', 'count']);
    const kinds = asked.map(({ kind }) => kind);
    assert.deepEqual(kinds.slice(0, 6), [
      ...['next', 'refuser', 'count'],
      ...['next', 'refuser', 'count'],
    ]);
    assert.equal(asked.length, 10);
    for (let i = 1; i < 10; i++) assert.ok(asked[i].step > asked[i - 1].step);
  });

  test('from a step on, and no further than another', async () => {
    const asked = await ask({ n: 6 }, ['next'], 100, 140);
    assert.ok(asked.length > 1);
    for (const { step } of asked) assert.ok(step > 100 && step <= 140, String(step));
    assert.deepEqual(await ask({ n: 4 }, ['next'], 127), []);
  });

  test('a kind that does not occur is left out: masks of bits never refuse a cell', async () => {
    assert.deepEqual(await ask({ n: 6, algorithm: 'bitmask' }, ['refuser']), []);
    const asked = await ask({ n: 6, algorithm: 'bitmask' }, ['refuser', 'next']);
    assert.deepEqual([...new Set(asked.map(({ kind }) => kind))], ['next']);
  });

  test('of every algorithm and level there is something to ask', async () => {
    for (const { name, traces } of nq.algorithms) {
      if (!traces) continue;
      for (const level of ['full', 'story', 'outline']) {
        const asked = await ask({ n: 6, algorithm: name, level }, ['next', 'count']);
        assert.ok(asked.length > 4, `${name}, ${level}: ${asked.length}`);
      }
    }
  });
});

describe('the state of a quiz', () => {
  const settings = { ...DEFAULTS, n: 4, mode: 'trace', quiz: ['next'], step: 0 };
  const NEXT = { kind: 'next', at: 3, step: 4, right: 4 };
  const COUNT = { kind: 'count', at: 9, step: 9, cell: 6, right: 2 };

  const FOUND = { type: 'quiz:answer', value: [NEXT, COUNT] };

  /** The state after some events; the engine shows at once what it is asked for. */
  function after(...events) {
    let state = initial;
    for (const event of [{ type: 'enter' }, FOUND, ...events]) {
      state = reduce(state, event, settings);
      while (state.target) {
        const value = { i: state.target.i, event: {}, board: [] };
        state = reduce(state, { type: 'at:answer', value }, settings);
      }
    }
    return state;
  }
  const goTo = (i) => ({ type: 'goTo', i, width: 600 });
  const answer = (given) => ({ type: 'answer', given });

  test('nothing beyond the open question is shown, by whatever way', () => {
    assert.equal(after(goTo(2)).now.i, 2);
    assert.equal(questionOf(after(goTo(2))), undefined);
    for (const event of [goTo(4), goTo(99), { type: 'find:answer', value: 51 }]) {
      const state = after(event);
      assert.equal(state.now.i, 3);
      assert.equal(questionOf(state), NEXT);
    }
    assert.equal(after(goTo(99), goTo(0), goTo(99)).now.i, 3);
  });

  test('before the questions are known the first step is shown, and they are asked for', () => {
    const opened = reduce(initial, { type: 'enter' }, settings);
    assert.deepEqual(reduce(opened, goTo(9), settings).target, { i: 0 });
    assert.ok(questions(opened).quiz.ask);
    assert.ok(!questions(after()).quiz);
    const found = reduce(reduce(opened, goTo(9), settings), FOUND, settings);
    assert.deepEqual(found.target, { i: 3 }, 'what was asked for meanwhile is shown then');
  });

  test('a right answer goes on to the step; the last one solves it', () => {
    const state = after(goTo(9), answer(4));
    assert.deepEqual([state.now.i, state.quiz.firsts, isSolved(state)], [4, 1, false]);
    const solved = after(goTo(9), answer(4), goTo(20), answer(2));
    assert.deepEqual([solved.now.i, solved.quiz.firsts, isSolved(solved)], [9, 2, true]);
    assert.equal(after(goTo(9), answer(4), goTo(20), answer(2), goTo(30)).now.i, 30);
  });

  test('three wrong answers show the right one; the same wrong one counts once', () => {
    const wrong = after(goTo(9), answer(7), answer(7), answer(8));
    assert.deepEqual(wrong.quiz.wrong, [7, 8]);
    assert.equal(wrong.now.i, 3);
    const shown = after(goTo(9), answer(7), answer(8), answer(9));
    assert.deepEqual([shown.now.i, shown.quiz.firsts, shown.quiz.wrong], [4, 0, []]);
    assert.deepEqual(shown.quiz.last, { question: NEXT, isRight: false });
    assert.equal(after(goTo(9), answer(7), answer(4)).quiz.firsts, 0);
  });

  test('what nobody asked is not answered', () => {
    assert.equal(after(goTo(2), answer(4)).quiz.done, 0);
  });

  test('other questions, or another trace, begin anew', () => {
    const state = after(goTo(9), answer(4));
    const other = { ...settings, quiz: ['count'] };
    const asked = reduce(state, { type: 'changed', keys: new Set(['quiz']) }, other);
    assert.deepEqual(
      [asked.quiz.questions, asked.quiz.from, asked.quiz.kinds],
      [null, 4, ['count']],
    );
    const larger = reduce(state, { type: 'changed', keys: new Set(['n']) }, { ...settings, n: 5 });
    assert.deepEqual([larger.quiz.questions, larger.quiz.from], [null, 0]);
    const stepped = reduce(state, { type: 'changed', keys: new Set(['step']) }, settings);
    assert.equal(stepped.quiz, state.quiz);
  });
});
