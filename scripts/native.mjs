/**
 * native.mjs -- configure, build and test the C library, by the presets of CMakePresets.json.
 */
import { join } from 'node:path';

import { ROOT, run } from './say.mjs';

/** Configure and build a preset; tells the folder, which is named after it. */
export async function buildPreset(preset, output, options = []) {
  await run('cmake', ['--preset', preset, ...options], { output });
  await run('cmake', ['--build', '--preset', preset], { output });
  return join(ROOT, 'build', preset);
}

/** The same for a folder and options that have no preset. */
export async function buildFolder(folder, output, options) {
  const where = join(ROOT, 'build', folder);
  await run('cmake', ['-S', ROOT, '-B', where, '-G', 'Ninja', ...options], { output });
  await run('cmake', ['--build', where], { output });
  return where;
}

/** Run the tests of a folder, two at a time. */
export async function runTests(where, output, { env = {}, options = [] } = {}) {
  const words = ['--test-dir', where, '--output-on-failure', '--no-tests=error', '--parallel', '2'];
  await run('ctest', [...words, ...options], { output, env });
}
