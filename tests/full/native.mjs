/**
 * native.mjs -- what `npm run test:full` does with the C library: other machines, compilers and
 * checkers, long fuzzing, larger boards, counts that are killed.
 */
import { basename, join } from 'node:path';

import { filesUnder } from '../../scripts/files.mjs';
import { inLanes } from '../../scripts/lanes.mjs';
import { buildPreset, runTests } from '../../scripts/native.mjs';
import { find, ROOT, run, say, UserError } from '../../scripts/say.mjs';
import { formatRuns, fuzz } from '../native/fuzz.mjs';
import { formatMutants, mutate } from '../native/mutation/mutate.mjs';

/** By name: what it is, and the work, which gives its figure. */
export const NATIVE = {
  compilers: ['native tests with gcc and clang at -O0, -O2 and -O3', compilers],
  targets: ['native tests on other machines, other compilers', targets],
  valgrind: ['native tests under valgrind', valgrind],
  msan: ['native tests with MemorySanitizer', memorySanitizer],
  tsan: ['native threads with ThreadSanitizer', threadSanitizer],
  analyzer: ["clang-tidy's analyzer over src/", analyzer],
  counts: ['larger boards than npm test counts, by every algorithm', counts],
  twenty: ['n = 20, killed again and again', (output) => killed(output, 100, 20, 'fast')],
  fuzz: ['twenty minutes of each fuzzer', longFuzz],
  mutants: ['a sample of mutants against the native tests', mutants],
  kills: [
    'a native count killed at random instants',
    (output) => killed(output, 200, 13, 'fast', 'bitmask'),
  ],
};

const SAMPLE = 300;
const FUZZ_SECONDS = 20 * 60;

/** Build a preset of CMakePresets.json and run its tests. */
async function testPreset(preset, output, options) {
  await runTests(await buildPreset(preset, output), output, { options });
}

async function compilers(output) {
  const presets = ['gcc', 'clang'].flatMap((name) => ['O0', 'O2', 'O3'].map((o) => `${name}-${o}`));
  for (const preset of presets) await testPreset(preset, output);
  return `${presets.length} builds without a warning, all tests pass: ${presets.join(', ')}`;
}

/** Cross compilers build the tests, emulators run them; a test that starts a program cannot. */
async function targets(output) {
  const machines = ['aarch64', 's390x', 'i386', 'musl'];
  for (const machine of machines) {
    await testPreset(machine, output, ['--exclude-regex', 'kill_resume']);
  }
  const others = ['gcc-11', 'mingw', 'mingw-dll'];
  const there = others.filter((name) => find(name.replace(/^mingw.*/, MINGW)));
  for (const compiler of there) await buildPreset(compiler, output);
  const missing = others.filter((name) => !there.includes(name)).join(', ') || 'none';
  return `tests pass on ${machines.join(', ')}; compiles with ${there.join(', ')}; skipped: ${missing}`;
}

const MINGW = 'x86_64-w64-mingw32-gcc';

async function memorySanitizer(output) {
  await testPreset('memory', output);
  const tests = /tests failed out of (\d+)/.exec(output.text.slice(-2000))[1];
  return `${tests} test programs, 0 reports`;
}

async function threadSanitizer(output) {
  await testPreset('threads', output, ['--tests-regex', 'test_threads']);
  return '4 threads on one count, 0 reports';
}

/** Valgrind takes thirty times as long; this one walks too many trees for it. */
const TOO_LONG_FOR_VALGRIND = 'test_signature';

async function valgrind(output) {
  const where = await buildPreset('valgrind', output);
  const programs = filesUnder('tests/native', /^test_.*\.c$/)
    .map((file) => basename(file, '.c'))
    .filter((program) => program !== TOO_LONG_FOR_VALGRIND);
  const words = '--quiet --error-exitcode=9 --leak-check=full --errors-for-leak-kinds=all';
  await inLanes(2, programs, (program) => {
    const path = join(where, 'tests', 'native', program);
    const cwd = join(ROOT, 'tests', 'native');
    return run('valgrind', [...words.split(' '), path], { output, cwd });
  });
  return `${programs.length} test programs, 0 errors, 0 leaks; too long: ${TOO_LONG_FOR_VALGRIND}`;
}

/** The check that is off wants memcpy_s() and its like, which hardly any C library has. */
const CHECKS = [
  '-*',
  'clang-analyzer-*',
  '-clang-analyzer-security.insecureAPI.DeprecatedOrUnsafeBufferHandling',
].join(',');

async function analyzer(output) {
  const sources = filesUnder('src', /\.c$/).filter((file) => !file.startsWith('src/wasm/'));
  const words = ['--quiet', `--checks=${CHECKS}`, '--warnings-as-errors=*', ...sources];
  await run('clang-tidy', [...words, '--', '-std=c11', '-Iinclude', '-Isrc'], { output });
  return `${sources.length} files, 0 warnings`;
}

async function longFuzz(output) {
  return formatRuns(await fuzz(output, { seconds: FUZZ_SECONDS, lanes: 2 }));
}

/** Native counts with a checkpoint file, killed so often; the program compares the totals. */
async function killed(output, times, n, ...algorithms) {
  const folder = join(await buildPreset('native', output), 'tests', 'native');
  const words = [join(folder, 'kill_count'), folder, times, n, ...algorithms].map(String);
  await run(join(folder, 'kill_resume'), words, { output });
  return output.lastLine;
}

async function counts(output) {
  for (const n of [13, 14]) await killed(output, 0, n);
  await killed(output, 0, 18, 'fast');
  return 'equal: every algorithm n = 13 and 14, `fast` 18';
}

async function mutants() {
  const result = await mutate({ sample: SAMPLE });
  for (const { name } of result.alive) say(`lives: ${name}`);
  if (result.alive.length > 0) throw new UserError(formatMutants(result));
  return formatMutants(result);
}
