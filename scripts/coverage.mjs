/**
 * coverage.mjs -- `npm run coverage`: how much of src/ do the native tests run?
 *
 * Clang counts every line and branch while ctest runs; the table that llvm-cov makes of
 * it is printed last. `build/coverage/html/index.html` shows the lines themselves.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { filesUnder } from './files.mjs';
import { main, ROOT, run } from './say.mjs';
import { setUp } from './setup.mjs';

const FOLDER = join(ROOT, 'build', 'coverage');
const PROFILES = join(FOLDER, 'profiles');
const MERGED = join(FOLDER, 'merged.profdata');

async function runTests() {
  const options = ['-DNQ_COVERAGE=ON', '-DCMAKE_C_COMPILER=clang'];
  await run('cmake', ['-S', ROOT, '-B', FOLDER, '-G', 'Ninja', ...options]);
  await run('cmake', ['--build', FOLDER]);
  rmSync(PROFILES, { recursive: true, force: true });
  mkdirSync(PROFILES);
  // %p is the process, so that no test overwrites what another one counted.
  const env = { LLVM_PROFILE_FILE: join(PROFILES, '%p.profraw') };
  await run('ctest', ['--test-dir', FOLDER, '--output-on-failure', '--parallel', '2'], { env });
}

async function report() {
  const profiles = readdirSync(PROFILES).map((name) => join(PROFILES, name));
  await run('llvm-profdata', ['merge', '-sparse', '-o', MERGED, ...profiles]);
  const tests = filesUnder('tests/native', /^test_.*\.c$/).map((name) =>
    join(FOLDER, name.replace(/\.c$/, '')),
  );
  const programs = [tests[0], ...tests.slice(1).flatMap((test) => ['-object', test])];
  const what = [
    ...programs,
    `-instr-profile=${MERGED}`,
    `-compilation-dir=${ROOT}`, // our file names are relative to the project
    '-ignore-filename-regex=tests/native/',
  ];
  const html = ['-format=html', `-output-dir=${join(FOLDER, 'html')}`, '-show-branches=count'];
  await run('llvm-cov', ['show', ...html, ...what]);
  await run('llvm-cov', ['report', '-show-region-summary=false', ...what]);
}

await main(async () => {
  await setUp(['test']);
  await runTests();
  await report();
});
