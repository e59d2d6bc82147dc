/**
 * paint.test.mjs -- painting a puzzle of one's own, without a browser: strokes, what is
 * missing, how many solutions, and where two of them differ.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { load } from '../../dist/core.js';
import '../../web/lib/element/board-texts.js';
import { DEFAULTS } from '../../web/lib/element/keys.js';
import { sceneOf } from '../../web/lib/element/modes/paint/scene.js';
import { describePainting } from '../../web/lib/element/modes/paint/sentences.js';
import {
  brokenRegions,
  initial,
  missingRegions,
  questions,
  reduce,
  shownRegions,
} from '../../web/lib/element/modes/paint/state.js';
import { regionsOf } from '../../web/lib/element/regions.js';
import { translator } from '../../web/lib/element/translate.js';
import * as handlers from '../../web/lib/element/worker/handlers/boards.js';
import { solutionsOf } from './puzzle_reference.mjs';

/** One solution, none, and many. */
const ONE = 'accdd/aacbd/ccccd/ecccd/eeedd';
const NONE = 'aaaaa/abcda/aaaaa/aaaea/aaaaa';
const MANY = 'aaaaa/bbbbb/ccccc/ddddd/eeeee';

let nq;
before(async () => {
  nq = await load();
});

const after = (state, ...events) => events.reduce(reduce, state);
const begun = (text) => after(initial, { type: 'begin', n: 5, regions: regionsOf(text) });

/** With every question answered by the worker's own functions. */
function answered(state) {
  let next = state;
  for (;;) {
    const asked = Object.entries(questions(next)).find(([, question]) => question);
    if (!asked) return next;
    const [name, { ask }] = asked;
    const engine = { [name]: (puzzle) => handlers[name](nq, puzzle) };
    next = reduce(next, { type: `${name}:answer`, value: ask(engine) });
  }
}

const said = (state, language = 'en') => describePainting(translator(language), state);

describe('a board', () => {
  test('begins blank, and says which regions are missing', () => {
    const state = after(initial, { type: 'begin', n: 4 });
    assert.deepEqual(missingRegions(state), [1, 2, 3]);
    assert.deepEqual(questions(state), { grade: null, rivals: null });
    assert.equal(said(state).text, 'Regions B, C, and D have no cell yet.');
  });

  test('is painted cell by cell and stroke by stroke; each is one move back', () => {
    let state = after(begun(ONE), { type: 'choose', region: 4 }, { type: 'paint', cell: 0 });
    assert.equal(state.boards[state.at][0], 4);
    state = after(state, { type: 'stroke', cells: [1, 2] }, { type: 'stroke', cells: [2, 3] });
    assert.deepEqual([...shownRegions(state)].slice(0, 5), [4, 4, 4, 4, 3]);
    assert.equal(state.at, 1);
    state = after(state, { type: 'painted' });
    assert.deepEqual([state.at, state.boards[2][3], state.stroke], [2, 4, []]);
    state = after(state, { type: 'goTo', at: 0 });
    assert.deepEqual(state.boards[state.at], regionsOf(ONE));
    assert.equal(after(state, { type: 'goTo', at: 7 }), state);
    assert.equal(after(state, { type: 'choose', region: 5 }), state);
    const again = after(state, { type: 'paint', cell: 24 });
    assert.deepEqual([again.boards.length, again.at], [2, 1]);
  });

  test('that does not change is no move', () => {
    const state = begun(ONE);
    assert.equal(after(state, { type: 'paint', cell: 0 }).boards.length, 1);
  });

  test('has regions in several pieces, which is said and not refused', () => {
    assert.deepEqual(brokenRegions(begun(ONE)), []);
    // Cells at the two ends of a line are no neighbours.
    const ends = begun('abbbc/accca/cccca/cccdd/cceee');
    assert.deepEqual(brokenRegions(ends), [0, 2]);
    // Nor are the end of a row and the beginning of the next one.
    assert.deepEqual(brokenRegions(begun('bbbbb/accca/acccc/ccdde/ccdde')), [0]);
    assert.match(said(answered(ends)).more, /Regions A and C are in several pieces\.$/);
  });
});

describe('the answer', () => {
  test('is one solution and how hard it is', () => {
    const state = answered(begun(ONE));
    assert.equal(solutionsOf(5, { regions: regionsOf(ONE) }).length, 1);
    const { text, mark } = said(state);
    assert.deepEqual(
      [text, mark],
      ['Exactly one solution. Easy; hardest step: Last free cell', 'solution'],
    );
  });

  test('is none', () => {
    assert.equal(solutionsOf(5, { regions: regionsOf(NONE) }).length, 0);
    assert.equal(said(answered(begun(NONE))).text, 'This puzzle has no solution.');
  });

  test('is several, and where two of them differ', () => {
    const state = answered(begun(MANY));
    const all = solutionsOf(5, { regions: regionsOf(MANY) });
    assert.ok(all.length > 1);
    const [one, other] = state.rivals.found;
    assert.notDeepEqual(one, other);
    for (const columns of [one, other]) {
      const cells = columns.map((column, row) => row * 5 + column);
      assert.ok(all.some((queens) => String(queens) === String(cells)));
    }
    const { queens, numbers } = sceneOf(state, DEFAULTS);
    const differing = one.filter((column, row) => other[row] !== column).length;
    assert.equal(numbers.length, 2 * differing);
    assert.equal(queens.length, 5 - differing);
    for (const { row, column, number } of numbers) {
      assert.equal([one, other][number - 1][row], column);
    }
    assert.deepEqual(said(state).more, '1 and 2 mark where two of them differ.');
  });

  test('is of the board that is there: another stroke asks anew', () => {
    const state = answered(begun(MANY));
    const next = after(state, { type: 'paint', cell: 5 });
    assert.deepEqual([next.graded.found, next.rivals.found], [null, null]);
    assert.ok(questions(next).grade);
    assert.equal(said(next).text, 'Checking…');
  });

  test('may fail, and says so', () => {
    const error = new Error('gave up');
    assert.match(
      said(after(begun(ONE), { type: 'grade:error', error })).text,
      /could not be decided/,
    );
  });

  test('is said in three languages', () => {
    for (const text of [ONE, NONE, MANY]) {
      for (const language of ['en', 'zh-CN', 'zh-TW']) {
        const { kind, text: verdict, more } = said(answered(begun(text)), language);
        assert.doesNotMatch(`${kind} ${verdict} ${more}`, /paint\.|grade\.|[{}]|undefined/);
      }
    }
  });
});
