/**
 * native.mjs -- configure, build and test the C library, by the presets of CMakePresets.json.
 *
 *     node scripts/native.mjs release          into build/release
 *     node scripts/native.mjs native nqueens   this target alone
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { isMain, main, ROOT, run } from './say.mjs';

/** CMake refuses the cache of another folder: that of a checkout that was moved or copied. */
export function forgetOtherPlace(where) {
  const cache = join(where, 'CMakeCache.txt');
  if (!existsSync(cache)) return;
  const home = /^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m.exec(readFileSync(cache, 'utf8'))?.[1];
  if (home !== undefined && relative(home, ROOT) === '') return;
  rmSync(where, { recursive: true });
}

/** Configure and build a preset, or its `targets`; tells the folder, which is named after it. */
export async function buildPreset(preset, output, options = [], targets = ['all']) {
  const where = join(ROOT, 'build', preset);
  forgetOtherPlace(where);
  await run('cmake', ['--preset', preset, ...options], { output });
  await run('cmake', ['--build', where, '--target', ...targets], { output });
  return where;
}

/** Run the tests of a folder, two at a time. */
export async function runTests(where, output, { env = {}, options = [] } = {}) {
  const words = ['--test-dir', where, '--output-on-failure', '--no-tests=error', '--parallel', '2'];
  await run('ctest', [...words, ...options], { output, env });
}

if (isMain(import.meta.url)) {
  const [preset, ...targets] = process.argv.slice(2);
  const chosen = targets.length > 0 ? targets : undefined;
  await main(() => buildPreset(preset, undefined, [], chosen));
}
