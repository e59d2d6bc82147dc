/**
 * variable_tables.test.mjs -- the tables in which a trace shows the variables of its algorithm.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { load } from '../../dist/core.js';
import { algorithmNames } from '../../web/lib/core/algorithm_table.js';
import { callsOf, tablesOf } from '../../web/lib/element/modes/trace/variable-tables.js';

let nq;
before(async () => {
  nq = await load();
});

/** The calls and tables at event i of four queens. */
function shownAt(algorithm, i) {
  const trace = nq.trace(4, { algorithm });
  const event = trace.at(i);
  const variables = trace.variables();
  trace.close();
  return { calls: callsOf(variables), tables: tablesOf(4, event, variables) };
}

const textsOf = ({ rows }) => rows.map(({ cells }) => cells.map(({ text }) => text).join(''));
const placesOf = ({ cells }, mark) => cells.flatMap((cell, i) => (cell[mark] ? [i] : []));

describe('the call stack', () => {
  test('says for each call where it goes on when it returns', () => {
    // Row 2 is entered after the queens on (0, 0) and (1, 2).
    const { calls } = shownAt('bitmask', 6);
    assert.deepEqual(
      calls.map(({ row, column, back }) => [row, column, back && [back.row, back.column]]),
      [
        [0, 0, null],
        [1, 2, [0, 0]],
        [2, null, [1, 2]],
      ],
    );
  });
});

describe('the words of bitmask', () => {
  test('stand below those that they were shifted from', () => {
    const [words] = shownAt('bitmask', 3).tables; // row 1, below the queen on (0, 0)
    assert.deepEqual(
      words.rows.map(({ label, note }) => [label, note]),
      [
        ['down', '↓'],
        ['(right | queen)', undefined],
        ['right', '<< 1 →'],
        ['(left | queen)', undefined],
        ['left', '← >> 1'],
        ['choices', undefined],
        ['queen', undefined],
      ],
    );
    assert.deepEqual(textsOf(words), ['1000', '1000', '0100', '1000', '0000', '0011', '0000']);
    assert.deepEqual(
      words.rows.map((row) => placesOf(row, 'changed')),
      [[0], [], [1], [], [], [1], [0]],
    );
  });

  test('have the same rows in the first call, where nothing arrives', () => {
    const [words] = shownAt('bitmask', 0).tables;
    assert.deepEqual(textsOf(words), ['0000', '0000', '0000', '0000', '0000', '1111', '0000']);
  });

  test('every word is the joined one above it, shifted', () => {
    const trace = nq.trace(6, { algorithm: 'bitmask' });
    for (const event of trace) {
      const [words] = tablesOf(6, event, trace.variables());
      const [, joinedRight, right, joinedLeft, left] = textsOf(words);
      assert.equal(right, `0${joinedRight}`.slice(0, 6));
      assert.equal(left, `${joinedLeft}0`.slice(1));
    }
    trace.close();
  });
});

describe('arrays', () => {
  test('are numbered by their lines, and show where the cell of the event is', () => {
    const { tables } = shownAt('lookup', 2); // the queen on (0, 0)
    assert.deepEqual(
      tables.map(({ name, by, heads }) => [name, by, heads.length]),
      [
        ['in_column', 'column', 4],
        ['rising', 'rising', 7],
        ['falling', 'falling', 7],
      ],
    );
    assert.deepEqual(tables.map(textsOf), [['0–––'], ['0––––––'], ['–––0–––']]);
    assert.deepEqual(
      tables.map(({ rows: [row] }) => [placesOf(row, 'here'), placesOf(row, 'changed')]),
      [
        [[0], [0]],
        [[0], [0]],
        [[3], [3]],
      ],
    );
  });

  test('of dancing links: a covered line has no number', () => {
    const { tables } = shownAt('dancing-links', 3); // the queen on (0, 0) has covered its lines
    assert.deepEqual(tables.map(textsOf), [['–222'], ['–222'], ['–002220'], ['012–210']]);
  });
});

describe('matrices', () => {
  test('are written as the listing writes them', () => {
    assert.deepEqual(shownAt('board', 2).tables.map(textsOf), [['Q...', '....', '....', '....']]);
    const marked = 3; // after the queen on (0, 0) has struck out its cells
    const [struck] = shownAt('sieve', marked).tables;
    assert.deepEqual(textsOf(struck), ['····', '××··', '×·×·', '×··×']);
    assert.deepEqual(placesOf(struck.rows[1], 'changed'), [0, 1]);
    const [bits] = shownAt('sieve-bits', marked).tables;
    assert.deepEqual(textsOf(bits), ['0000', '1100', '1010', '1001']);
  });
});

test('every event of every algorithm has tables', () => {
  for (const algorithm of algorithmNames('traces')) {
    const trace = nq.trace(5, { algorithm });
    for (const event of trace) {
      const variables = trace.variables();
      assert.equal(callsOf(variables).length, event.depth + 1);
      for (const { heads, rows } of tablesOf(5, event, variables)) {
        for (const { cells } of rows) assert.equal(cells.length, heads.length, algorithm);
      }
    }
    trace.close();
  }
});
