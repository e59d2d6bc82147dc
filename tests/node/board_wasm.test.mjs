/**
 * board_wasm.test.mjs -- nqueens-board.wasm: what the whole module does for boards; `fast` counts
 * small ones there, in the same units.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { load } from 'nqueens/core';

import { ROOT } from '../../scripts/say.mjs';

const bytes = (name) => readFileSync(join(ROOT, 'dist', name));
const gzipped = (name) => gzipSync(bytes(name), { level: 9 }).length;

let board;
let whole;
before(async () => {
  board = await load(bytes('nqueens-board.wasm'));
  whole = await load();
});

describe('the module of boards', () => {
  test('is smaller than the whole one by two fifths at least, gzipped', (t) => {
    const sizes = ['nqueens-board.wasm', 'nqueens-scalar.wasm'].map(gzipped);
    t.diagnostic(`${sizes.join(' of ')} bytes`);
    assert.ok(sizes[0] <= 0.6 * sizes[1], `${sizes.join(' of ')} bytes`);
  });

  test('has the algorithms of the whole one; fast counts up to n = 11', () => {
    const others = ({ algorithms }) => algorithms.filter(({ name }) => name !== 'fast');
    assert.deepEqual(others(board), others(whole));
    const fast = ({ algorithms }) => algorithms.find(({ name }) => name === 'fast');
    assert.deepEqual(fast(board), { ...fast(whole), limits: { ...fast(whole).limits, count: 11 } });
    assert.deepEqual(fast(whole).limits, { list: null, count: 28, trace: null });
  });

  test('counts by fast up to 11, then by bitmask: the published numbers up to 12', () => {
    const published = [1n, 1n, 0n, 0n, 2n, 10n, 4n, 40n, 92n, 352n, 724n, 2680n, 14200n]; // OEIS A000170
    published.forEach((number, n) => {
      assert.equal(board.defaultFor('count', n), n < 12 ? 'fast' : 'bitmask');
      assert.equal(board.count(n), number, `n = ${n}`);
    });
    assert.throws(() => board.count(12, { algorithm: 'fast' }), RangeError);
  });

  test('runs the units of the whole one, for the same checkpoint', () => {
    for (const n of [5, 10, 11]) {
      const algorithm = 'fast';
      const total = whole.unitCount(n, { algorithm });
      assert.equal(board.unitCount(n, { algorithm }), total);
      const progress = [board, whole].map((nq) => nq.progress(n, { algorithm }));
      const units = [board, whole].map((nq) => nq.units(n, { algorithm }));
      for (let unit = 0; unit < total; unit++) {
        const parts = units.map((job) => job.run(unit));
        assert.deepEqual(parts[0], parts[1], `unit ${unit} of n = ${n}`);
        progress.forEach((one, i) => {
          one.add(unit, parts[i]);
        });
      }
      assert.deepEqual(progress[0].bytes(), progress[1].bytes());
      assert.throws(() => units[0].runRows(2 ** Math.ceil(n / 2) - 1), { code: 'unsupported' });
    }
  });

  test('refuses by name what it does not have', () => {
    const has = /boards alone and has no \w+: nqueens\.wasm has it$/;
    for (const ask of [
      () => board.dimacs(4),
      () => board.estimator(8),
      () => board.images([1, 3, 0, 2]),
      () => board.check([1, 3, 0, 2]),
      () => board.parse('1 3 0 2', 'columns'),
      () => board.unrank(8, 3),
    ]) {
      assert.throws(ask, { name: 'NQueensError', code: 'unsupported', message: has }, String(ask));
    }
    assert.equal(board.count(8), 92n);
  });

  test('answers about boards what the whole one answers', () => {
    for (const ask of [
      (nq) => [...nq.solutions(6)],
      (nq) => nq.puzzle(6, { seed: 3 }),
      (nq) => nq.hint(6, { queens: [1, 3] }),
      (nq) => nq.trace(5, { algorithm: 'dancing-links' }).at(40),
      (nq) => nq.rank([1, 3, 5, 0, 2, 4]),
      (nq) => nq.countCompletions(7, { queens: [0] }),
      (nq) => nq.grade(5, { rules: 'regions', regions: nq.puzzle(5, { seed: 2 }).regions }),
    ]) {
      assert.deepEqual(ask(board), ask(whole), String(ask));
    }
  });
});
