/**
 * search_tree.test.mjs -- the search tree of a trace: its nodes are the boards that a plain
 * enumeration finds, and its picture has each at a place of its own.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { load } from '../../dist/core.js';
import { algorithmNames } from '../../web/lib/core/algorithm_table.js';
import { mapLayer } from '../../web/lib/element/modes/trace/map.js';
import {
  fateOf,
  nodeAt,
  rowsByDepth,
  stageOf,
  surveyedLayers,
  treeOf,
} from '../../web/lib/element/modes/trace/search-tree.js';
import {
  nodeNear,
  stripBoxes,
  treeBoxes,
} from '../../web/lib/element/modes/trace/tree-geometry.js';
import { traceSurvey } from '../../web/lib/element/worker/handlers/traces.js';
import { A000170 } from './oracle.mjs';

let nq;
before(async () => {
  nq = await load();
});

function surveyOf(n, algorithm = 'board', level = 'full') {
  const work = traceSurvey(nq, { spec: { n, algorithm, level }, layers: surveyedLayers(n) });
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const surveyed = (n, ...how) => treeOf(surveyOf(n, ...how), n);

/** How many ways there are to put queens into the first rows so that none attack, by rows. */
function boardsByRows(n) {
  const counts = [1];
  let boards = [[]];
  for (let row = 0; row < n; row++) {
    boards = boards.flatMap((board) =>
      Array.from({ length: n }, (_, column) => [...board, column]).filter((longer) =>
        board.every((c, r) => c !== longer[row] && Math.abs(c - longer[row]) !== row - r),
      ),
    );
    counts.push(boards.length);
  }
  return counts;
}

const byDepth = (tree) => {
  const counts = [];
  for (const { depth } of tree) counts[depth] = (counts[depth] ?? 0) + 1;
  return counts;
};

/** The columns from the root to a node, by row. */
function boardOf(node) {
  const board = [];
  for (let at = node; at.parent; at = at.parent) board[at.row] = at.column;
  return board;
}

describe('the tree of a trace', () => {
  for (const n of [1, 2, 3, 4, 5, 6]) {
    test(`n = ${n}: as many nodes on each level as there are boards without an attack`, () => {
      const expected = boardsByRows(n).filter((count) => count > 0);
      assert.deepEqual(byDepth(surveyed(n)), expected);
    });
  }

  test('a node begins with the event that places its queen, and ends with the one that takes it back', () => {
    const trace = nq.trace(5, { algorithm: 'dancing-links' });
    for (const { row, column, from, to } of surveyed(5, 'dancing-links').slice(1)) {
      for (const [i, type] of [
        [from, 'place'],
        [to - 1, 'remove'],
      ]) {
        const event = trace.at(i);
        assert.deepEqual([event.type, event.row, event.column], [type, row, column]);
      }
    }
    trace.close();
  });

  test('n = 6 has 153 nodes, whatever the level of detail', () => {
    for (const level of ['full', 'story', 'outline']) {
      assert.equal(surveyed(6, 'board', level).length, 153);
    }
  });

  for (const algorithm of algorithmNames('traces')) {
    test(`${algorithm}: solutions hang from the nodes that lead to them`, () => {
      for (const n of [1, 4, 5, 6]) {
        const tree = surveyed(n, algorithm);
        assert.equal(tree[0].solutions.length, Number(A000170[n]));
        const ends = tree.filter((node) => fateOf(node) === 'solution');
        for (const end of ends) assert.deepEqual([...boardOf(end)].sort(), [...Array(n).keys()]);
        const hanging = ends.flatMap(({ solutions }) => solutions);
        assert.deepEqual(hanging, tree[0].solutions);
        for (const { parent, from, to } of tree.slice(1)) {
          assert.ok(parent.from <= from && from < to && to <= parent.to);
        }
      }
    });
  }

  test('grows with the steps: at a solution the path leads down to it', () => {
    const tree = surveyed(4);
    const [first] = tree[0].solutions;
    assert.deepEqual(boardOf(nodeAt(tree, first)), [1, 3, 0, 2]);
    assert.equal(nodeAt(tree, 0), tree[0]);
    const stages = tree.map((node) => stageOf(node, first));
    assert.deepEqual(stages.filter((stage) => stage === 'now').length, 5);
    assert.equal(
      tree.filter(({ from }) => from > first).length,
      stages.join().match(/next/g).length,
    );
  });

  test('of a larger board the first rows are told, and nothing of what was cut off', () => {
    const tree = surveyed(8);
    assert.deepEqual(byDepth(tree), boardsByRows(8).slice(0, 4));
    for (const node of tree) assert.notEqual(fateOf(node), 'solution');
    assert.ok(tree.filter((node) => node.depth === 3).every((node) => fateOf(node) !== 'dead'));
  });
});

describe('its picture', () => {
  const middle = ({ x, width }) => x + width / 2;

  test('has a place for each node, apart from the others, and parents above their children', () => {
    const tree = surveyed(6);
    const boxes = treeBoxes(tree, 360, 240);
    for (const [node, box] of boxes) {
      assert.ok(box.x > 0 && box.x + box.width < 360 && box.y > 0 && box.y + box.height < 240);
      assert.equal(nodeNear(boxes, middle(box), box.y + box.height / 2), node);
      const children = node.children.map((child) => middle(boxes.get(child)));
      if (!children.length) continue;
      assert.ok(Math.min(...children) <= middle(box) && middle(box) <= Math.max(...children));
    }
    const levels = tree.map(({ depth }) => depth);
    for (const level of new Set(levels)) {
      const row = tree.filter(({ depth }) => depth === level).map((node) => boxes.get(node));
      for (let i = 1; i < row.length; i++) assert.ok(row[i].x >= row[i - 1].x + row[i].width);
    }
  });

  test('of a larger board is a strip of time: neighbours do not overlap', () => {
    const tree = surveyed(8);
    const boxes = stripBoxes(tree, 360, 160);
    assert.equal(boxes.size, tree.length - 1);
    for (const node of tree[0].children) {
      const next = tree[0].children[tree[0].children.indexOf(node) + 1];
      const box = boxes.get(node);
      assert.ok(!next || box.x + box.width <= boxes.get(next).x + 0.01);
    }
    assert.equal(nodeNear(boxes, 2, 300), undefined);
  });

  test('names a row where all nodes of a depth are in it', () => {
    assert.deepEqual(rowsByDepth(surveyed(4)), [undefined, 0, 1, 2, 3]);
    assert.deepEqual(rowsByDepth(surveyed(4, 'sieve-bits')), [undefined, 0, 3, 2, 1]);
    assert.ok(rowsByDepth(surveyed(6, 'dancing-links')).includes(undefined));
  });
});

describe('the strip below a board', () => {
  const [WIDTH, HEIGHT] = [400, 46];

  /** What a pen is told, without the look of it. */
  function drawn(n, algorithm) {
    const words = [];
    const rects = [];
    const pen = new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...values) =>
            told[name]?.(...values),
      },
    );
    const told = {
      text: (x, y, name) => words.push({ x, y, name }),
      rect: (x, y, width, tall) => rects.push({ x, y, width, tall }),
    };
    const now = { n, i: 0, survey: surveyOf(n, algorithm) };
    const layer = mapLayer(
      () => now,
      { element: null },
      (row) => `row ${row}`,
    );
    layer.draw(pen, {}, WIDTH, HEIGHT);
    return { layer, words, rects, survey: now.survey };
  }

  test('names its rows, each beside the queens of that row', () => {
    const { words, rects } = drawn(8, 'board');
    assert.deepEqual(
      words.map(({ name }) => name),
      ['row 0', 'row 1', 'row 2'],
    );
    const layers = [...new Set(rects.slice(0, -2).map(({ y, tall }) => y + tall / 2))];
    assert.equal(layers.length, 3);
    for (const [k, { x, y }] of words.entries()) {
      assert.ok(Math.abs(y - layers[k]) < 2, `row ${k}`);
      assert.ok(
        rects.every((rect) => rect.x > x),
        'no block is under a name',
      );
    }
    assert.deepEqual(
      drawn(8, 'sieve-bits').words.map(({ name }) => name),
      ['row 0', 'row 7', 'row 6'],
    );
  });

  test('has none where a layer has several rows', () => {
    assert.ok(drawn(8, 'dancing-links').words.length < 3);
  });

  test('leads to the step that is drawn at a place', () => {
    const { layer, rects, survey } = drawn(8, 'board');
    for (const [k, [, from]] of survey.nodes.entries()) {
      assert.ok(Math.abs(layer.at(rects[k].x - 0.5, WIDTH) - from) < 0.01, `queen ${k}`);
    }
    assert.equal(layer.at(WIDTH, WIDTH), survey.length);
  });
});
