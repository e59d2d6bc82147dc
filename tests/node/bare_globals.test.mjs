/**
 * bare_globals.test.mjs -- the package where a test runner took globals of the platform away.
 *
 * Jest's jsdom has no TextDecoder, no DecompressionStream, and a Blob that cannot be read.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

import { ROOT } from '../../scripts/say.mjs';

const PROGRAM = `
  const process = globalThis.process;
  for (const name of ['TextDecoder', 'TextEncoder', 'DecompressionStream', 'Blob', 'Response']) {
    delete globalThis[name];
  }
  const { count } = require('nqueens');
  const { load } = require('nqueens/core');
  load().then(async (nq) => {
    const boards = nq.parse(nq.format([1, 3, 0, 2], 'dots'), 'dots');
    console.log([nq.count(8), await count(9), boards[0]].join(' '));
  });`;

test('it is imported and counts without TextDecoder, DecompressionStream and Blob', () => {
  const printed = execFileSync(process.execPath, ['-e', PROGRAM], { cwd: ROOT, encoding: 'utf8' });
  assert.equal(printed, '92 352 1,3,0,2\n'); // OEIS A000170
});
