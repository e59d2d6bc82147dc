/**
 * no_room.test.mjs -- memory that ends in the middle of something.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { load } from '../../../dist/core.js';

/** As C numbers it. */
const OUT_OF_MEMORY = 12;

/** The library with some of its exports replaced. */
async function damaged(change) {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...values) => {
    const { exports } = await instantiate(...values);
    return { exports: { ...exports, ...change(exports) } };
  };
  try {
    return await load();
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}

describe('memory that ends in the middle', () => {
  test('of making a formula: the puzzle is given back', async () => {
    const closed = [];
    const nq = await damaged(({ puzzle_close }) => ({
      dimacs_open: () => 0,
      status: () => OUT_OF_MEMORY,
      puzzle_close: (address) => {
        closed.push(address);
        puzzle_close(address);
      },
    }));
    assert.throws(() => nq.dimacs(4), { code: 'out-of-memory' });
    assert.equal(closed.length, 1);
  });

  test('of painting a puzzle: it is given back', async () => {
    const closed = [];
    const nq = await damaged(({ puzzle_close }) => ({
      input: () => 0,
      status: () => OUT_OF_MEMORY,
      puzzle_close: (address) => {
        closed.push(address);
        puzzle_close(address);
      },
    }));
    const regions = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];
    assert.throws(() => nq.complete(4, { rules: 'regions', regions }), { code: 'out-of-memory' });
    assert.equal(closed.length, 1);
  });

  for (const [name, ask] of Object.entries({
    puzzle_next: (nq) => nq.complete(6),
    parse: (nq) => nq.parse('0 1', 'columns'),
  })) {
    test(`of ${name}: it is told as what it is`, async () => {
      const nq = await damaged(() => ({ [name]: () => 0, status: () => OUT_OF_MEMORY }));
      assert.throws(() => ask(nq), { name: 'NQueensError', code: 'out-of-memory' });
    });
  }

  test('of the story of a walk: the walk is closed all the same', async () => {
    const nq = await damaged(() => ({ report: () => 0, status: () => OUT_OF_MEMORY }));
    const walk = nq.solutions(6);
    walk.next();
    walk.close();
    assert.deepEqual(walk.next(), { done: true, value: undefined });
  });
});
