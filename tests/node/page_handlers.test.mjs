/**
 * page_handlers.test.mjs -- what the worker behind an element answers, without a browser.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { load } from '../../dist/core.js';
import { algorithmNames, hasTrait } from '../../web/lib/core/algorithm_table.js';
import { movesOf } from '../../web/lib/element/hints.js';
import { sceneOf } from '../../web/lib/element/modes/trace/scene.js';
import {
  complete,
  completions,
  hint,
  regions,
} from '../../web/lib/element/worker/handlers/boards.js';
import { forecast, stored } from '../../web/lib/element/worker/handlers/counts.js';
import { lap } from '../../web/lib/element/worker/handlers/races.js';
import { imagesOf, solutions } from '../../web/lib/element/worker/handlers/solutions.js';
import { text } from '../../web/lib/element/worker/handlers/texts.js';
import { traceAt, traceFind, traceSurvey } from '../../web/lib/element/worker/handlers/traces.js';
import { A000170, A002562 } from './oracle.mjs';

let nq;
before(async () => {
  nq = await load();
});

/** A generator to its end: what it said on the way, and what it gave. */
function finished(work) {
  const told = [];
  for (;;) {
    const { done, value } = work.next();
    if (done) return { told, value };
    told.push(value);
  }
}

describe('positions', () => {
  const ask = (n, queens, rules = 'classic') => ({ n, rules, queens });

  test('are completed, or not, or in too many ways to list', () => {
    assert.deepEqual(completions(nq, ask(8, [])), { verdict: 'yes', ways: 92n, atLeast: false });
    assert.deepEqual(completions(nq, ask(8, [0, 1])), { verdict: 'no' });
    assert.deepEqual(completions(nq, ask(3, [])), { verdict: 'none' });
    assert.deepEqual(completions(nq, ask(14, [])), {
      verdict: 'yes',
      ways: 10_000n,
      atLeast: true,
    });
  });

  test('that take too long to count are said to have some', () => {
    const slow = { ...nq, countCompletions: () => gaveUp() };
    assert.deepEqual(completions(slow, ask(8, [])), { verdict: 'some' });
    assert.deepEqual(completions(slow, ask(8, [0, 1])), { verdict: 'no' });
    const slower = { ...slow, canComplete: () => 'gave up' };
    assert.equal(completions(slower, ask(8, [])).verdict, 'gave-up');
    const broken = { ...nq, countCompletions: () => nq.countCompletions(-1) };
    assert.throws(() => completions(broken, ask(8, [])), RangeError);
  });

  const gaveUp = () => {
    throw Object.assign(new Error('gave up'), { code: 'gave-up' });
  };

  test('are solved, hinted at and written', () => {
    assert.deepEqual(complete(nq, ask(4, [1])), [1, 3, 0, 2]);
    assert.deepEqual(hint(nq, ask(4, [1, 7, 8, 14])), { kind: 'complete' });
    assert.deepEqual(movesOf(hint(nq, ask(4, [1])), 4), { place: [7] });
    assert.deepEqual(movesOf(hint(nq, ask(4, [0, 1])), 4), { remove: [0] });
    assert.equal(text(nq, { boards: [[1, 3, 0, 2]], format: 'columns' }), '1 3 0 2\n');
    const painted = regions(nq, { n: 6, seed: 1 });
    assert.equal(new Set(painted.flat()).size, 6);
    assert.ok(complete(nq, { ...ask(6, [], 'regions'), regions: painted }));
  });
});

describe('counts', () => {
  test('that were stored tell how far they are', () => {
    const progress = nq.progress(10, { algorithm: 'array' });
    const units = nq.units(10, { algorithm: 'array' });
    progress.add(1, units.run(1));
    const bytes = progress.bytes();
    const { total, done, flags } = stored(nq, { n: 10, algorithm: 'array', bytes });
    assert.deepEqual([total, done, [...flags.slice(0, 3)]], [units.number, 1, [0, 1, 0]]);
    assert.equal(stored(nq, { n: 10, algorithm: 'array' }).done, 0);
    progress.close();
    units.close();
  });

  test('take about seven times as long for each row more', () => {
    const times = [14, 15].map((n) => forecast(nq, { n, algorithm: 'fast', workers: 1 }));
    assert.ok(times.every((ms) => ms > 0));
  });

  test('are run in laps, short ones more than once', () => {
    const { value } = finished(lap(nq, { n: 6, algorithm: 'array' }));
    assert.equal(value.count, A000170[6]);
    assert.ok(value.ms < 40);
    const { told, value: long } = finished(lap(nq, { n: 12, algorithm: 'board' }));
    assert.equal(long.count, A000170[12]);
    assert.ok(told.length > 0, 'it tells how far it is');
    assert.ok(told.every(({ fraction }) => fraction > 0 && fraction <= 1));
  });
});

describe('solutions', () => {
  test('come with their classes', () => {
    for (const n of [1, 4, 5, 6, 8]) {
      const { value } = finished(solutions(nq, { n, limit: 1e6 }));
      assert.equal(BigInt(value.count), A000170[n]);
      assert.equal(BigInt(value.starts.length - 1), A002562[n - 1]);
      assert.equal(value.members.length, value.count);
    }
  });

  test('tell their number on the way, and stop at the limit', () => {
    const { told, value } = finished(solutions(nq, { n: 12, limit: 1e6 }));
    assert.ok(told.length > 7);
    assert.equal(value.count, 14_200);
    const some = finished(solutions(nq, { n: 12, limit: 10 })).value;
    assert.deepEqual([some.count, some.complete, some.total], [10, false, 14_200]);
    assert.equal(finished(solutions(nq, { n: 17, limit: 10 })).value.total, Number(A000170[17]));
    const one = finished(solutions(nq, { n: 40, limit: 10 })).value;
    assert.deepEqual([one.count, one.constructed], [1, true]);
    assert.ok(nq.check([...one.boards]));
    const others = [1, 2].map((seed) => finished(solutions(nq, { n: 40, seed })).value);
    assert.ok(others.every(({ boards, random }) => random && nq.check([...boards])));
    assert.notDeepEqual(others[0].boards, others[1].boards);
  });

  test('have the images that the core knows', () => {
    const board = [0, 4, 7, 5, 2, 6, 1, 3];
    const sorted = (list) => list.map((image) => image.join()).sort();
    assert.deepEqual(sorted(imagesOf(board)), sorted(nq.images(board)));
  });
});

describe('traces', () => {
  const spec = { n: 4, algorithm: 'array', level: 'full' };
  const at = (i, around = 2) => traceAt(nq, { spec, i, around });

  test('are read forwards, backwards and anywhere', () => {
    const all = [...nq.trace(4, { algorithm: 'array' })];
    assert.equal(all.length, 128);
    for (const i of [0, 1, 2, 1, 0, 51, 127, 3, 100]) {
      const found = at(i);
      assert.equal(found.i, i);
      assert.equal(found.event.type, all[i].type);
      assert.ok(found.length === undefined || found.length === 128);
      assert.ok(found.walk.from <= i && found.walk.from + found.walk.events.length > i);
    }
    assert.deepEqual(at(51).board, [1, 3, 0, 2]);
    assert.equal(at(5000).i, 127, 'beyond the end is the end');
    assert.equal(at(127).length, 128);
  });

  test('have no end that is worth waiting for when they are long', () => {
    const spec = { n: 20, algorithm: 'bitmask', level: 'full' };
    assert.equal(traceAt(nq, { spec, i: Number.MAX_SAFE_INTEGER, around: 2 }), null);
    assert.equal(traceAt(nq, { spec, i: 7, around: 2 }).i, 7);
  });

  test('forget what lies far behind', () => {
    const long = { n: 8, algorithm: 'array', level: 'full' };
    const look = (i) => traceAt(nq, { spec: long, i, around: 3000 });
    for (const i of [0, 3000, 6000, 9000]) {
      const { walk } = look(i);
      assert.ok(walk.from <= i && walk.from + walk.events.length > i);
    }
    assert.ok(look(12_000).walk.from > 4000);
  });

  test('have the variables of the algorithm if that is asked, of the event that is shown', () => {
    assert.equal(at(5).variables, null);
    const [straight, i] = [nq.trace(4, { algorithm: 'array' }), 20];
    straight.at(i);
    const found = traceAt(nq, { spec, i, around: 2, variables: true });
    assert.deepEqual(found.variables, straight.variables());
    assert.equal(at(i + 1).i, i + 1);
    straight.close();
  });

  test('show what a sieve has struck', () => {
    const sieve = { n: 5, algorithm: 'sieve', level: 'full' };
    assert.equal(traceAt(nq, { spec: sieve, i: 3, around: 1 }).struck.length, 25);
    assert.equal(at(3).struck, null);
  });

  const find = (i, wanted) => finished(traceFind(nq, { spec, i, wanted })).value;

  test('are searched by kind and by depth, both ways', () => {
    assert.equal(find(0, { kind: 'solution' }), 51);
    assert.equal(find(127, { kind: 'solution', back: true }), 80);
    assert.equal(find(127, { kind: 'solution' }), undefined);
    assert.equal(find(9999, { kind: 'solution' }), undefined);
    const { event } = at(51);
    assert.ok(at(find(51, { depth: 'out' })).event.depth < event.depth);
    assert.ok(at(find(0, { depth: 'in' })).event.depth > 0);
  });

  test('that are long let others in while they are searched', () => {
    const long = { n: 9, algorithm: 'array', level: 'full' };
    const search = traceFind(nq, { spec: long, i: 0, wanted: { kind: 'nobody' } });
    const { told, value } = finished(search);
    assert.ok(told.length > 3);
    assert.equal(value, undefined);
  });

  test('are not searched for ever', () => {
    const event = { type: 'enter', depth: 0 };
    const endless = { at: () => event, next: () => event, close() {}, position: 1 };
    const search = traceFind(
      { trace: () => endless },
      { spec: { ...spec, n: 99 }, i: 0, wanted: { kind: 'solution' } },
    );
    assert.equal(finished(search).value, undefined);
  });

  for (const algorithm of algorithmNames('traces')) {
    test(`of ${algorithm}: each event has a scene, with strokes if it strikes out`, () => {
      const of = { n: 5, algorithm, level: 'full' };
      const { length } = traceAt(nq, { spec: of, i: 1e6, around: 2 });
      for (let i = 0; i < length; i++) {
        const scene = sceneOf(of, traceAt(nq, { spec: of, i, around: 2 }));
        assert.equal(Boolean(scene.struck), hasTrait(algorithm, 'strikes'));
      }
    });
  }

  test('are surveyed: the queens of the upper rows, and solutions', () => {
    const { value } = finished(traceSurvey(nq, { spec, layers: 3 }));
    assert.equal(value.length, 128);
    assert.deepEqual(value.solutions, [51, 80]);
    assert.deepEqual([value.layers, value.nodes.length], [3, 4 + 6 + 4]);
    const endless = { next: () => ({ type: 'enter', depth: 5 }), close() {} };
    const long = traceSurvey({ trace: () => endless }, { spec, layers: 3 });
    const { told, value: part } = finished(long);
    assert.equal(part.length, undefined, 'what is too long is not seen to its end');
    assert.ok(part.seen > 1e6 && told.length > 100);
  });
});
