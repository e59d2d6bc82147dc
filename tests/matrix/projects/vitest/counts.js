import * as nqueens from 'nqueens';
import * as core from 'nqueens/core';
import { TAG } from 'nqueens/element';
import { expect, test } from 'vitest';
import { EXPECTED, run } from './common/program.js';

test('it counts and lists', async () => {
  expect(await run(nqueens, core)).toEqual(EXPECTED);
  expect(TAG).toBe('n-queens-board');
});
