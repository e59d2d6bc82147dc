/**
 * play_puzzles.test.mjs -- puzzles in play mode without a browser: marks, hints in two
 * stages that end in the solved board, undo, one's own regions, names of cells.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { load } from '../../web/lib/core/index.js';
import { groupName } from '../../web/lib/element/group-names.js';
import { describeHint } from '../../web/lib/element/hint-sentences.js';
import { movesOf } from '../../web/lib/element/hints.js';
import { DEFAULTS, readKey, writeKey } from '../../web/lib/element/keys.js';
import { dailyPuzzle } from '../../web/lib/element/modes/play/daily.js';
import { Game } from '../../web/lib/element/modes/play/game.js';
import { describeGrade } from '../../web/lib/element/modes/play/grade-sentence.js';
import { gameScene } from '../../web/lib/element/modes/play/scene.js';
import {
  describeAttack,
  describeGoal,
  hintButton,
} from '../../web/lib/element/modes/play/sentences.js';
import { initial, questions, reduce } from '../../web/lib/element/modes/play/state.js';
import { cellName, describeCell } from '../../web/lib/element/names.js';
import { toRows } from '../../web/lib/element/position.js';
import {
  readRegions,
  regionsOf,
  sizeOf,
  TINTS,
  tintsOf,
  writeRegions,
} from '../../web/lib/element/regions.js';
import { changeSettings } from '../../web/lib/element/settings.js';
import '../../web/lib/element/board-texts.js';
import { translator } from '../../web/lib/element/translate.js';
import * as handlers from '../../web/lib/element/worker/handlers/boards.js';
import { solutionsOf } from './puzzle_reference.mjs';

const nq = await load();
const TONGUES = ['en', 'zh-CN', 'zh-TW'];

/** A worker in one function: questions that the state asks are answered at once. */
const engine = new Proxy(
  {},
  {
    get: (_, name) => (question, given) =>
      name === 'regions'
        ? handlers.regions(nq, { n: question, ...given })
        : handlers[name](nq, question),
  },
);

/** The state after an event, with every question that follows from it answered. */
function after(state, event, settings = DEFAULTS) {
  let next = reduce(state, event, settings);
  for (let asked = open(next); asked; asked = open(next)) {
    const [name, { ask }] = asked;
    next = reduce(next, { type: `${name}:answer`, value: ask(engine, {}), ms: 1000 }, settings);
  }
  return next;
}

const open = (state) => Object.entries(questions(state)).find(([, question]) => question);

function puzzle(n, seed, more = {}) {
  const settings = { ...DEFAULTS, rules: 'regions', n, seed, ...more };
  return after(initial, { type: 'enter', whole: true }, settings);
}

/** One queen in every row, column and region, and no two that touch. */
function assertSolves({ game, board }, n) {
  const queens = game.queens.map((cell) => [Math.floor(cell / n), cell % n, board.regions[cell]]);
  for (const k of [0, 1, 2]) assert.equal(new Set(queens.map((queen) => queen[k])).size, n);
  for (let i = 1; i < n; i++) assert.ok(Math.abs(queens[i][1] - queens[i - 1][1]) > 1);
}

describe('hints of a puzzle, followed', () => {
  for (const [n, seed] of [
    [5, 8],
    [6, 3],
    [7, 181],
    [8, 2],
    [9, 5],
  ]) {
    test(`n = ${n}, seed ${seed}: end in the solved board, each once`, () => {
      let state = puzzle(n, seed);
      const seen = new Set();
      while (!state.position.solved) {
        state = after(state, { type: 'hint' });
        const { found } = state.hint;
        assert.notEqual(found.kind, 'found');
        assert.ok(!seen.has(found.text), found.text);
        seen.add(found.text);
        state = after(state, { type: 'follow' });
        assert.equal(state.hint, null);
      }
      assert.equal(state.hints, seen.size);
      assertSolves(state, n);
      const last = state.game.moves;
      state = after(state, { type: 'goTo', move: 0 });
      assert.deepEqual([state.game.queens, state.game.crosses], [[], []]);
      assert.equal(after(state, { type: 'goTo', move: last }).position.solved, true);
    });
  }

  test('a wrong mark is named, and the second press takes it off', () => {
    let state = puzzle(7, 2);
    const solution = nq.complete(7, { rules: 'regions', regions: state.board.regions });
    const cell = solution[0];
    state = after(state, { type: 'cross', cell });
    state = after(state, { type: 'hint' });
    assert.equal(state.hint.found.kind, 'wrong-cross');
    assert.deepEqual(movesOf(state.hint.found, 7), { uncross: [cell] });
    assert.deepEqual(after(state, { type: 'follow' }).game.crosses, []);
  });

  test('another move drops the hint, and nothing is followed without one', () => {
    const state = after(puzzle(6, 3), { type: 'hint' });
    assert.equal(after(state, { type: 'tap', cell: 0 }).hint, null);
    const plain = puzzle(6, 3);
    assert.equal(after(plain, { type: 'follow' }), plain);
  });
});

describe('forbidden cells', () => {
  const OWN = 'aaaaa/bbbbb/ccccc/ddddd/eeeee';
  const all = solutionsOf(5, { regions: regionsOf(OWN) });
  const [wanted, ...others] = all;
  /** One cell of every other solution. */
  const closed = [...new Set(others.map((cells) => cells.find((cell) => !wanted.includes(cell))))];
  const rows = toRows(5, closed);
  const open = (more = {}) => {
    const settings = changeSettings(DEFAULTS, { regions: OWN, forbidden: rows, ...more });
    return after(initial, { type: 'enter', whole: true }, settings);
  };

  test('make a puzzle of one solution, to which the hints lead', () => {
    assert.ok(all.length > 1);
    let state = open();
    assert.equal(state.graded.found.solutions, 1);
    while (!state.position.solved) {
      state = after(state, { type: 'hint' });
      assert.ok(movesOf(state.hint.found, 5), state.hint.found.text);
      state = after(state, { type: 'follow' });
    }
    assert.deepEqual(state.game.queens, wanted);
    assert.ok(closed.every((cell) => !state.game.crosses.includes(cell)));
  });

  test('count in "can this still be completed?" and in Solve', () => {
    const settings = { ...DEFAULTS, n: 5, forbidden: [0] };
    let state = after(initial, { type: 'enter', whole: true }, settings);
    state = after(state, { type: 'check' });
    // Two of the ten solutions for n = 5 begin in each column.
    assert.equal(state.completion.found.ways, 8n);
    assert.ok(!after(state, { type: 'solve' }).game.has(0));
  });

  test('take no queen, no cross and no stroke; a queen of a link there solves nothing', () => {
    const [cell] = closed;
    const state = open();
    for (const type of ['tap', 'toggle', 'cross']) {
      assert.equal(after(state, { type, cell }).game, state.game);
    }
    const placed = after(state, { type: 'toggle', cell: wanted[0] });
    assert.equal(after(placed, { type: 'shift', from: wanted[0], to: cell }).game, placed.game);
    const stroke = after(state, { type: 'paint', from: cell, cell: wanted[0] });
    assert.deepEqual(after(stroke, { type: 'painted' }).game.crosses, [wanted[0]]);
    const linked = open({ queens: toRows(5, others[0]) });
    assert.equal(linked.position.solved, false);
    assert.equal(after(linked, { type: 'toggle', cell: others[0][0] }).game.queens.length, 4);
  });

  test('are drawn, named and told as part of the goal, in every language', () => {
    const [cell] = closed;
    const state = open();
    assert.deepEqual(gameScene(state, { ...DEFAULTS }).forbidden, state.board.forbidden);
    for (const tongue of TONGUES) {
      const t = translator(tongue);
      const { board, game, position } = state;
      const words = t('a11y.play.forbidden', { cell: '' });
      const hovering = { ...state, pointer: { ...state.pointer, hovered: cell } };
      assert.ok(describeCell(t, board, game, position, cell).endsWith(words));
      assert.ok(describeAttack(t, hovering).endsWith(words));
      assert.ok(describeGoal(t, board).endsWith(t('goal.forbidden')));
      assert.ok(!describeGoal(t, { ...board, forbidden: [] }).includes(t('goal.forbidden')));
    }
  });

  test('stay in every mode, and go with the board', () => {
    const settings = changeSettings(DEFAULTS, { regions: OWN, forbidden: rows });
    assert.deepEqual(changeSettings(settings, { mode: 'trace' }).forbidden, rows);
    assert.deepEqual(changeSettings(settings, { queens: [2] }).forbidden, rows);
    for (const change of [{ n: 6 }, { seed: 5 }, { rules: 'classic' }]) {
      assert.equal(changeSettings(settings, change).forbidden, undefined);
    }
    assert.equal(writeKey('forbidden', readKey('forbidden', '0.3,-,2')), '0.3,-,2');
  });
});

describe('taps', () => {
  test('in a puzzle go from empty to crossed out to queen to empty', () => {
    let state = puzzle(6, 3);
    const look = () => [state.game.isCrossed(7), state.game.has(7)];
    const seen = [0, 1, 2].map(() => {
      state = after(state, { type: 'tap', cell: 7 });
      return look();
    });
    assert.deepEqual(seen, [
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  test('elsewhere are a queen', () => {
    const state = after(after(initial, { type: 'enter', whole: true }), { type: 'tap', cell: 7 });
    assert.deepEqual(state.game.queens, [7]);
  });

  test('a drag crosses out as one move, and wipes where it began on a cross', () => {
    let state = puzzle(6, 3);
    for (const cell of [0, 1, 2]) state = after(state, { type: 'paint', from: 0, cell });
    state = after(state, { type: 'painted' });
    assert.deepEqual([state.game.crosses, state.game.moves], [[0, 1, 2], 1]);
    for (const cell of [1, 2]) state = after(state, { type: 'paint', from: 1, cell });
    state = after(state, { type: 'painted' });
    assert.deepEqual([state.game.crosses, state.game.moves], [[0], 2]);
    assert.equal(after(state, { type: 'painted' }), state);
  });

  test('the other button crosses out, wipes, and turns a queen into a cross', () => {
    let state = after(puzzle(6, 3), { type: 'cross', cell: 3 });
    assert.deepEqual(state.game.crosses, [3]);
    state = after(state, { type: 'cross', cell: 3 });
    assert.deepEqual(state.game.crosses, []);
    state = after(after(state, { type: 'toggle', cell: 3 }), { type: 'cross', cell: 3 });
    assert.deepEqual([state.game.queens, state.game.crosses], [[], [3]]);
  });
});

test('the lines of the first queen are seen before it is placed, not in a puzzle', () => {
  const sights = (state, cell) =>
    gameScene(after(state, { type: 'hover', cell }), DEFAULTS).sights.map((sight) => sight.cell);
  const empty = after(initial, { type: 'enter', whole: true });
  assert.deepEqual(sights(empty, 20), [20]);
  const placed = after(empty, { type: 'toggle', cell: 7 });
  assert.deepEqual([sights(placed, 20), sights(placed, 7)], [[], [7]]);
  assert.deepEqual(sights(puzzle(6, 3), 20), []);
});

describe('a game', () => {
  test('has no cross below a queen, keeps both kinds in its past, and clears both', () => {
    const game = Game.from([0], [0, 3]).toggle(3).cross([4, 5], true).clear();
    assert.deepEqual(game.kinds(), ['place', 'mark', 'remove']);
    assert.deepEqual(
      [game.goTo(2).queens, game.goTo(2).crosses],
      [
        [0, 3],
        [4, 5],
      ],
    );
    assert.deepEqual([game.queens, game.crosses], [[], []]);
    assert.equal(game.clear(), game);
  });
});

describe('regions as text', () => {
  const OWN = 'accdd/aacbd/ccccd/ecccd/eeedd';

  test('are read in several forms and written in one', () => {
    for (const text of [
      OWN,
      OWN.replaceAll('/', '\n'),
      OWN.replaceAll('/', ','),
      OWN.toUpperCase(),
    ]) {
      assert.equal(readKey('regions', text), OWN);
    }
    assert.equal(writeKey('regions', OWN), OWN);
    assert.equal(sizeOf(OWN), 5);
    assert.equal(readRegions(writeRegions(5, regionsOf(OWN))), writeRegions(5, regionsOf(OWN)));
  });

  test('are refused whole where they are no square of n regions', () => {
    const row = 'a'.repeat(27);
    for (const text of ['', 'ab/ab/ab', 'aa/aa', 'a1/bb', Array(27).fill(row).join('/')]) {
      assert.equal(readKey('regions', text), undefined, text.slice(0, 20));
    }
  });

  test('set n and rules, and another seed, size or grade replaces them', () => {
    const own = changeSettings(DEFAULTS, { regions: OWN });
    assert.deepEqual([own.n, own.rules], [5, 'regions']);
    for (const change of [{ n: 6 }, { seed: 9 }, { grade: 'hard' }]) {
      assert.equal(changeSettings(own, change).regions, undefined);
    }
    assert.equal(changeSettings(own, { assist: 'none' }).regions, OWN);
  });

  test('of one’s own are graded at once', () => {
    const settings = changeSettings(DEFAULTS, { regions: OWN });
    const state = after(initial, { type: 'enter', whole: true }, settings);
    assert.equal(state.graded.found.solutions, 1);
    for (const tongue of TONGUES) {
      const t = translator(tongue);
      assert.ok(
        describeGrade(t, state.graded.found).includes(t(`grade.${state.graded.found.grade}`)),
      );
      assert.equal(describeGrade(t, { solutions: 0 }), t('grade.no-solution'));
      assert.equal(describeGrade(t, { solutions: 2 }), t('grade.several'));
      assert.equal(describeGrade(t, null), '');
    }
  });

  test('that touch never have one tint, whatever n', () => {
    for (const n of [5, 8, 12, 13, 20, 26]) {
      for (let seed = 1; seed <= 20; seed++) {
        const regions = grown(n, seed);
        const tints = tintsOf(n, regions);
        assert.ok(tints.every((tint) => tint >= 0 && tint < TINTS));
        for (let cell = 0; cell < n * n; cell++) {
          for (const other of [cell + 1, cell + n, cell + n + 1, cell + n - 1]) {
            const near = Math.abs((other % n) - (cell % n)) <= 1 && other < n * n;
            if (!near || regions[cell] === regions[other]) continue;
            assert.notEqual(tints[regions[cell]], tints[regions[other]], `n = ${n}, seed ${seed}`);
          }
        }
      }
    }
  });
});

/** n connected regions that grow from the cells of a diagonal, by a small generator. */
function grown(n, seed) {
  let random = seed;
  const draw = (most) => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return Math.floor((random / 2 ** 32) * most);
  };
  const regions = new Array(n * n).fill(-1);
  for (let i = 0; i < n; i++) regions[i * n + ((i * 7 + seed) % n)] = i;
  while (regions.includes(-1)) {
    const cell = draw(n * n);
    if (regions[cell] >= 0) continue;
    const beside = [cell - n, cell + n, cell % n ? cell - 1 : -1, (cell + 1) % n ? cell + 1 : -1];
    const owners = beside.map((at) => regions[at]).filter((region) => region >= 0);
    if (owners.length) regions[cell] = owners[draw(owners.length)];
  }
  return regions;
}

describe('names', () => {
  const t = translator('en');

  test('chess squares on classic boards, numbers from 1 in puzzles and on large boards', () => {
    assert.equal(cellName(t, { n: 8, rules: 'classic' }, 0), 'a8');
    assert.equal(cellName(t, { n: 8, rules: 'classic' }, 63), 'h1');
    assert.equal(cellName(t, { n: 8, rules: 'regions' }, 10), 'row 2, column 3');
    assert.equal(cellName(t, { n: 30, rules: 'classic' }, 31), 'row 2, column 2');
    const board = { n: 8, rules: 'classic' };
    assert.equal(groupName(t, board, { group: 'row', index: 0 }), 'row 8');
    assert.equal(groupName(t, board, { group: 'column', index: 2 }), 'column c');
    assert.equal(
      groupName(t, { ...board, rules: 'regions' }, { group: 'region', index: 1 }),
      'region B',
    );
  });

  test('a cell of a puzzle is called by its region and what is on it, in every language', () => {
    let state = puzzle(6, 3);
    state = after(state, { type: 'cross', cell: 0 });
    state = after(state, { type: 'toggle', cell: 13 });
    for (const tongue of TONGUES) {
      const said = [0, 13, 14, 35].map((cell) =>
        describeCell(translator(tongue), state.board, state.game, state.position, cell),
      );
      const letter = (cell) => String.fromCharCode(65 + state.board.regions[cell]);
      [0, 13, 14, 35].forEach((cell, i) => {
        assert.ok(said[i].includes(letter(cell)), said[i]);
        assert.doesNotMatch(said[i], /\{|undefined/);
      });
      assert.equal(new Set(said).size, 4);
    }
  });

  test('every kind of hint has a sentence without holes, in every language', () => {
    const square = { row: 1, column: 2 };
    const kinds =
      'clash stuck wrong lost wrong-cross several found only last never confined shared locked assumed complete';
    for (const tongue of TONGUES) {
      for (const kind of kinds.split(' ')) {
        const hint = {
          ...{ kind, ...square, group: 'region', index: 1, by: square },
          ...{ out: [square], because: [], chain: [square] },
          groups: ['of', 'in', 'empty'].map((role) => ({ group: 'row', index: 0, role })),
        };
        const { text, more = '' } = describeHint(
          translator(tongue),
          { n: 6, rules: 'regions' },
          hint,
        );
        assert.doesNotMatch(text + more, /\{\w+\}|hint\./, `${tongue} ${kind}`);
      }
    }
  });

  test('the button says what it will do', () => {
    const board = { n: 6, rules: 'regions' };
    const shown = (found) => hintButton(t, { board, hint: found && { found } });
    const square = { row: 0, column: 0 };
    assert.equal(shown(null), 'Hint');
    assert.equal(shown({ kind: 'locked', out: [square] }), 'Cross them out');
    assert.equal(shown({ kind: 'last', ...square, out: [] }), 'Place the queen');
    assert.equal(shown({ kind: 'wrong', ...square, out: [] }), 'Take it back');
    assert.equal(shown({ kind: 'several', out: [] }), 'Hint');
  });

  test('every set of rules says its goal, and boards without a solution say so', () => {
    for (const tongue of TONGUES) {
      for (const rules of ['classic', 'torus', 'super', 'touch', 'regions']) {
        assert.doesNotMatch(describeGoal(translator(tongue), { n: 8, rules }), /goal\.|\{/);
      }
    }
    assert.match(describeGoal(t, { n: 3, rules: 'classic' }), /no solution/);
  });
});

test('the puzzle of the day is that of its date, and harder towards Sunday', () => {
  assert.deepEqual(dailyPuzzle(new Date(2026, 10, 18)), { n: 8, grade: 'medium', seed: 20261118 });
  assert.deepEqual(dailyPuzzle(new Date(2026, 10, 22)), { n: 10, grade: 'hard', seed: 20261122 });
});
