/**
 * any_n.test.mjs -- some solution for every n, through the real WebAssembly.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { load, NQueensError } from '../../dist/core.js';

let nq;
before(async () => {
  nq = await load();
});

function assertSolution(columns, n) {
  assert.equal(columns.length, n);
  assert.ok(nq.check(columns), `n = ${n}`);
}

test('every method solves every small board', () => {
  assert.deepEqual(nq.methods, ['construct', 'search']);
  for (const method of nq.methods) {
    for (let n = 0; n <= 200; n++) {
      const columns = nq.solve(n, { method });
      if (n === 2 || n === 3) assert.equal(columns, null);
      else assertSolution(columns, n);
    }
  }
});

test('without a method the pattern is taken', () => {
  assert.deepEqual(nq.solve(30), nq.solve(30, { method: 'construct' }));
  assert.deepEqual(nq.solve(30, { seed: 5 }), nq.solve(30));
});

test('a million queens, written down and searched for', () => {
  assertSolution(nq.solve(1_000_000), 1_000_000);
  assertSolution(nq.solve(1_000_000, { method: 'search', seed: 1 }), 1_000_000);
});

test('ten million queens fit in memory', () => {
  assertSolution(nq.solve(10_000_000, { method: 'search', seed: 1 }), 10_000_000);
});

test('seeds give different solutions, and the same ones again', () => {
  const seeds = [0, 1, 2, 3, 2 ** 53 - 1, 2n ** 64n - 1n];
  const found = seeds.map((seed) => nq.solve(500, { method: 'search', seed }).join());
  assert.equal(new Set(found).size, seeds.length);
  const again = seeds.map((seed) => nq.solve(500, { method: 'search', seed }).join());
  assert.deepEqual(again, found);
  assert.equal(nq.solve(500, { method: 'search' }).join(), found[0]);
  assert.equal(nq.solve(500, { method: 'search', seed: 1n }).join(), found[1]);
});

test('wrong sizes, names and seeds are refused', () => {
  for (const n of [-1, 1.5, NaN, Infinity, 10_000_001, 2 ** 31, 2 ** 32 + 8]) {
    assert.throws(() => nq.solve(n), { name: 'RangeError', message: /outside 0 to 10000000/ });
  }
  for (const n of ['8', 8n, null, undefined, [8], true]) {
    assert.throws(() => nq.solve(n), TypeError);
  }
  assert.throws(() => nq.solve(8, { method: 'guess' }), NQueensError);
  assert.throws(() => nq.solve(8, { method: 1 }), TypeError);
  for (const seed of [-1, 1.5, 2 ** 53, -1n, 2n ** 64n]) {
    assert.throws(() => nq.solve(8, { seed }), RangeError);
  }
  for (const seed of ['1', null, {}]) {
    assert.throws(() => nq.solve(8, { seed }), TypeError);
  }
});
