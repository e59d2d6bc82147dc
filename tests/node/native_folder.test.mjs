/**
 * native_folder.test.mjs -- a checkout that was moved or copied builds where it is now.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { forgetOtherPlace } from '../../scripts/native.mjs';
import { ROOT } from '../../scripts/say.mjs';
import { scratch } from './examples.mjs';

function configuredFor(home) {
  const folder = join(scratch('moved'), 'wasm');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'CMakeCache.txt'), `CMAKE_HOME_DIRECTORY:INTERNAL=${home}\n`);
  return folder;
}

test("CMake's cache of another folder is thrown away", () => {
  const folder = configuredFor('/home/somebody/nqueens');
  forgetOtherPlace(folder);
  assert.ok(!existsSync(folder));
});

test('the cache of this folder is kept, and none is no trouble', () => {
  const folder = configuredFor(ROOT.replace(/\/$/, ''));
  forgetOtherPlace(folder);
  assert.ok(existsSync(join(folder, 'CMakeCache.txt')));
  forgetOtherPlace(join(folder, 'absent'));
});
