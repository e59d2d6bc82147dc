/**
 * board_wasm.test.mjs -- nqueens-board.wasm: all that the whole module does, but for `fast`.
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
  test('is smaller than the whole one by a fifth at least, gzipped', (t) => {
    const sizes = ['nqueens-board.wasm', 'nqueens-scalar.wasm'].map(gzipped);
    t.diagnostic(`${sizes.join(' of ')} bytes`);
    assert.ok(sizes[0] <= 0.8 * sizes[1], `${sizes.join(' of ')} bytes`);
  });

  test('has the functions and the algorithms of the whole one, but not fast', () => {
    assert.deepEqual(Object.keys(board), Object.keys(whole));
    const others = whole.algorithms.filter(({ name }) => name !== 'fast');
    assert.deepEqual(board.algorithms, others);
    assert.ok(others.length < whole.algorithms.length);
  });

  test('counts by bitmask: the published numbers up to 10', () => {
    assert.equal(board.defaultFor('count', 8), 'bitmask');
    const published = [1n, 1n, 0n, 0n, 2n, 10n, 4n, 40n, 92n, 352n, 724n]; // OEIS A000170
    published.forEach((number, n) => {
      assert.equal(board.count(n), number, `n = ${n}`);
    });
  });

  test('refuses fast by name', () => {
    assert.throws(() => board.count(8, { algorithm: 'fast' }), /no algorithm is called "fast"/);
  });

  test('answers about boards what the whole one answers', () => {
    for (const ask of [
      (nq) => [...nq.solutions(6)],
      (nq) => nq.puzzle(6, { seed: 3 }),
      (nq) => nq.hint(6, { queens: [1, 3] }),
      (nq) => nq.trace(5, { algorithm: 'dancing-links' }).at(40),
      (nq) => nq.rank([1, 3, 5, 0, 2, 4]),
      (nq) => nq.classCounts(7),
    ]) {
      assert.deepEqual(ask(board), ask(whole), String(ask));
    }
  });
});
