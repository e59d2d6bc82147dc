/**
 * play_wins.test.mjs -- what a win says and what it shares, and what a player switches on.
 */
import assert from 'node:assert/strict';
import { afterEach, before, describe, mock, test } from 'node:test';

import { load } from '../../dist/core.js';
import '../../web/lib/element/board-texts.js';
import { DEFAULTS } from '../../web/lib/element/keys.js';
import {
  dailyPuzzle,
  dateOf,
  keepDays,
  lastDays,
  readDays,
} from '../../web/lib/element/modes/play/daily.js';
import { HABITS, keepHabits, readHabits } from '../../web/lib/element/modes/play/habits.js';
import { resultText } from '../../web/lib/element/modes/play/result.js';
import { gameScene } from '../../web/lib/element/modes/play/scene.js';
import {
  describeAttack,
  describePlay,
  isOwnWin,
} from '../../web/lib/element/modes/play/sentences.js';
import { initial, questions, reduce } from '../../web/lib/element/modes/play/state.js';
import { clockText, Stopwatch } from '../../web/lib/element/parts/stopwatch.js';
import { translator } from '../../web/lib/element/translate.js';
import { rank } from '../../web/lib/element/worker/handlers/boards.js';
import { A000170 } from './oracle.mjs';

const t = translator('en');

let nq;
before(async () => {
  nq = await load();
});

const begin = (more) => reduce(initial, { type: 'enter', whole: true }, { ...DEFAULTS, ...more });
const after = (state, ...events) =>
  events.reduce((now, event) => reduce(now, event, DEFAULTS), state);
const placed = (n, columns) =>
  after(
    begin({ n }),
    ...columns.map((column, row) => ({ type: 'toggle', cell: row * n + column })),
  );

describe('a win', () => {
  test('says its moves and which of all solutions it is', () => {
    const won = placed(6, [1, 3, 5, 0, 2, 4]);
    assert.equal(describePlay(t, won).text, 'Solved in 6 moves.');
    const { ask } = questions(won).rank;
    const value = ask({ rank: (question) => rank(nq, question) });
    assert.deepEqual(value, { i: 1n, n: A000170[6] });
    const told = after(won, { type: 'rank:answer', value });
    assert.equal(describePlay(t, told).text, 'Solved in 6 moves. This is solution 1 of 4.');
    assert.equal(questions(told).rank, null);
  });

  test('has the number that it has in the list of all', () => {
    [...nq.solutions(7)].forEach((columns, i) => {
      const queens = columns.map((column, row) => row * 7 + column).reverse();
      assert.deepEqual(rank(nq, { n: 7, queens }), { i: BigInt(i + 1), n: 40n });
    });
  });

  test('of another kind of board, or of a large one, has no number', () => {
    assert.equal(questions(placed(6, [1, 3, 5, 0, 2])).rank, null);
    const large = nq.solve(15);
    assert.equal(questions(placed(15, large)).rank, null);
    const torus = begin({ n: 5, rules: 'torus', queens: [0, 2, 4, 1, 3] });
    assert.deepEqual([torus.position.solved, questions(torus).rank], [true, null]);
  });

  test('that a link or the engine brought is nobody’s', () => {
    const linked = begin({ n: 4, queens: [1, 3, 0, 2] });
    assert.equal(describePlay(t, linked).text, 'Solved.');
    const solved = after(
      begin({ n: 4 }),
      { type: 'toggle', cell: 1 },
      { type: 'solve' },
      { type: 'complete:answer', value: [1, 3, 0, 2] },
    );
    assert.deepEqual([isOwnWin(linked.game), isOwnWin(solved.game)], [false, false]);
    assert.equal(describePlay(t, solved).text, 'Solved.');
    const again = after(solved, { type: 'goTo', move: 1 }, { type: 'toggle', cell: 7 });
    assert.equal(isOwnWin(again.game), true);
  });
});

describe('what is shared', () => {
  const link = 'https://example.org/?n=8';
  const puzzle = (board, hints = 0) => ({
    board: { n: 8, rules: 'regions', own: false, ...board },
    ...{ game: { move: 12 }, hints, rank: { found: null } },
    graded: { found: { grade: 'medium' } },
  });

  test('of the puzzle of a day has its date, and no solution', () => {
    const day = dailyPuzzle(new Date(2026, 10, 18));
    const text = resultText(t, puzzle(day), { ms: 192_400, link });
    assert.equal(
      text,
      'nqueens 2026-11-18 · 8 × 8 Medium · 12 moves · no hints · 3:12\nhttps://example.org/?n=8',
    );
  });

  test('of another one its seed, of an own one neither; hints are counted', () => {
    const other = resultText(t, puzzle({ seed: 20261118, grade: 'easy' }, 1), { link });
    assert.equal(other.split('\n')[0], 'nqueens #20261118 · 8 × 8 Medium · 12 moves · 1 hint');
    const own = resultText(t, puzzle({ seed: 1, own: true }, 2), { link });
    assert.equal(own.split('\n')[0], 'nqueens · 8 × 8 Medium · 12 moves · 2 hints');
  });

  test('of a classic board its number, in three languages', () => {
    const won = { ...placed(6, [1, 3, 5, 0, 2, 4]), rank: { found: { i: 1n, n: 4n } } };
    const said = (language) => resultText(translator(language), won, { link }).split('\n')[0];
    assert.equal(said('en'), 'nqueens · 6 × 6 · solution 1 of 4 · 6 moves · no hints');
    assert.equal(said('zh-CN'), 'nqueens · 6 × 6 · 4 个解中的第 1 个 · 6 步 · 没用提示');
    assert.equal(said('zh-TW'), 'nqueens · 6 × 6 · 4 個解中的第 1 個 · 6 步 · 沒用提示');
  });
});

const store = (text) => {
  globalThis.localStorage = {
    getItem: () => text,
    setItem: (_name, value) => {
      text = value;
    },
  };
};

describe('days', () => {
  afterEach(() => delete globalThis.localStorage);

  test('a board is of the day whose puzzle it is', () => {
    const day = new Date(2026, 10, 19);
    const board = { rules: 'regions', ...dailyPuzzle(day) };
    assert.deepEqual(dateOf(board), day);
    assert.equal(dateOf({ ...board, n: board.n + 1 }), undefined);
    assert.equal(dateOf({ ...board, own: true }), undefined);
    assert.equal(dateOf({ ...board, seed: 20261332 }), undefined);
    const names = lastDays(new Date(2026, 2, 2), 3).map((date) => date.toDateString());
    assert.deepEqual(names, ['Sat Feb 28 2026', 'Sun Mar 01 2026', 'Mon Mar 02 2026']);
  });

  test('that were solved are found again; what was stored may be anything', () => {
    assert.deepEqual(readDays(), {});
    assert.doesNotThrow(() => keepDays({ 20261119: { hints: 0 } }));
    for (const text of ['', '{', 'null', '7', '{"x":{"hints":1}}', '{"20261119":{"hints":-1}}']) {
      store(text);
      assert.deepEqual(readDays(), {}, text);
    }
    const days = { 20261118: { hints: 2, ms: 90_000 }, 20261119: { hints: 0 } };
    keepDays(days);
    assert.deepEqual(readDays(), days);
  });
});

describe('what is pointed at', () => {
  const over = (state, cell) => after(state, { type: 'hover', cell });
  const ghost = (state) => gameScene(state, DEFAULTS, null).queens.find(({ alpha }) => alpha);

  test('an attacked cell says by whom; a click’s queen is drawn faintly', () => {
    const state = begin({ n: 8, queens: [0, 4] });
    assert.equal(describeAttack(t, over(state, 40)), 'a3: attacked by a8');
    assert.equal(describeAttack(t, over(state, 21)), 'f6: attacked by e7');
    assert.equal(describeAttack(t, over(state, 0)), '');
    assert.deepEqual(ghost(over(state, 23)), { row: 2, column: 7, alpha: 0.25 });
    assert.equal(ghost(over(state, 0)), undefined);
    assert.equal(ghost(state), undefined);
  });

  test('where taps cross out first, only a crossed cell gets a queen', () => {
    const marking = after(begin({ n: 8 }), { type: 'habits', habits: { ...HABITS, marks: true } });
    assert.equal(ghost(over(marking, 3)), undefined);
    const crossed = after(marking, { type: 'tap', cell: 3 });
    assert.deepEqual([crossed.game.queens, crossed.game.crosses], [[], [3]]);
    assert.ok(ghost(over(crossed, 3)));
    const both = after(crossed, { type: 'tap', cell: 3 }, { type: 'tap', cell: 20 });
    assert.deepEqual([both.game.queens, both.game.crosses], [[3], [20]]);
    const wiped = after(both, { type: 'wipe' });
    assert.deepEqual([wiped.game.queens, wiped.game.crosses], [[3], []]);
    assert.deepEqual(after(wiped, { type: 'goTo', move: 3 }).game.crosses, [20]);
  });

  test('attacked cells are marked where the player wants it, and nothing of it is stored', () => {
    const state = begin({ n: 4, queens: [1] });
    const marked = (assist) => gameScene(state, { ...DEFAULTS, assist }, null);
    const { attacked, crossed, crosses } = marked('attacked');
    const cells = [...attacked.keys()].filter((cell) => attacked[cell]);
    assert.deepEqual(cells, [0, 2, 3, 4, 5, 6, 9, 11, 13]);
    assert.deepEqual([crossed, crosses], [true, []]);
    assert.equal(marked('conflicts').attacked, null);
  });
});

describe('habits', () => {
  afterEach(() => delete globalThis.localStorage);

  test('are off without storage, and whatever was stored', () => {
    assert.deepEqual(readHabits(), HABITS);
    assert.doesNotThrow(() => keepHabits({ letters: true, timer: false }));
    for (const text of ['', '{', 'null', '7', '{"letters":1}']) {
      store(text);
      assert.deepEqual(readHabits(), HABITS, text);
    }
    assert.deepEqual(HABITS, { letters: false, timer: false, marks: false });
  });

  test('are found again, and hold on every board', () => {
    store(null);
    keepHabits({ letters: true, timer: false });
    assert.deepEqual(readHabits(), { letters: true, timer: false, marks: false });
    const switched = after(begin({ n: 6 }), { type: 'habits', habits: readHabits() });
    const keys = new Set(['n']);
    const next = reduce(switched, { type: 'changed', keys }, { ...DEFAULTS, n: 7 });
    assert.equal(next.habits, switched.habits);
    assert.equal(gameScene(next, DEFAULTS, null).letters, true);
    assert.equal(gameScene(begin({ n: 6 }), DEFAULTS, null).letters, false);
  });
});

describe('a stopwatch', () => {
  test('runs and stands still as it is told, and begins anew', () => {
    mock.timers.enable({ apis: ['setInterval'] });
    let now = 0;
    mock.method(performance, 'now', () => now);
    let told = 0;
    const watch = new Stopwatch(() => told++);
    watch.follow(true);
    watch.follow(true);
    now = 2500;
    mock.timers.tick(2500);
    assert.deepEqual([watch.ms, told], [2500, 2]);
    watch.follow(false);
    now = 9000;
    mock.timers.tick(5000);
    assert.deepEqual([watch.ms, told], [2500, 2]);
    watch.follow(true);
    now = 9500;
    assert.equal(watch.ms, 3000);
    watch.reset();
    assert.equal(watch.ms, 0);
    mock.restoreAll();
    mock.timers.reset();
  });

  test('says minutes and seconds', () => {
    assert.deepEqual([0, 59_999, 60_000, 3_661_000].map(clockText), [
      '0:00',
      '0:59',
      '1:00',
      '61:01',
    ]);
  });
});
