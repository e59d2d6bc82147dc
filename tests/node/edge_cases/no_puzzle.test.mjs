/**
 * no_puzzle.test.mjs -- a puzzle that the engine could not make is refused with the reason.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { load } from '../../../dist/core.js';

/** As include/nqueens.h numbers them. */
const MEMORY = 12;
const GAVE_UP = 19;

/** The library, whose making of puzzles ends with a status. */
async function endingWith(status) {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...values) => {
    const { exports } = await instantiate(...values);
    return { exports: { ...exports, generate: () => 0, status: () => status } };
  };
  try {
    return await load();
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}

test('a grade that did not come up is named, with the seed to tell it by', async () => {
  const nq = await endingWith(GAVE_UP);
  assert.throws(() => nq.puzzle(8, { grade: 'hard', seed: 7 }), {
    name: 'NQueensError',
    code: 'gave-up',
    message: 'no puzzle of grade hard came up for the seed 7',
  });
});

test('anything else is what the engine says', async () => {
  const nq = await endingWith(MEMORY);
  assert.throws(() => nq.puzzle(8, { seed: 7 }), { name: 'NQueensError', code: 'out-of-memory' });
});
