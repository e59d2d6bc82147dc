/**
 * full.mjs -- `npm run test:full`: everything that can be checked, in some hours.
 *
 *     npm run test:full                     all parts
 *     npm run test:full -- matrix kills     these parts
 *
 * All parts run, one after the other, whatever becomes of those before. The table of
 * what each one measured is printed last.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cover, formatCoverage } from '../coverage/coverage.mjs';
import { formatRuns, fuzz } from '../native/fuzz.mjs';
import { formatMutants, mutate, sampleOf } from '../native/mutation/mutate.mjs';
import { nodeTests } from '../node_tests.mjs';
import { shake } from '../shake.mjs';
import { build } from '../../scripts/build.mjs';
import { filesUnder } from '../../scripts/files.mjs';
import { inLanes } from '../../scripts/lanes.mjs';
import { buildPreset, runTests } from '../../scripts/native.mjs';
import { find, main, ROOT, run, say, Transcript, UserError } from '../../scripts/say.mjs';
import { setUp } from '../../scripts/setup.mjs';

const PARTS = {
  tests: ['everything of npm test', npmTest],
  engines: ['everything of npm run test:engines', (output) => npmTest(output, '--engines')],
  coverage: ['lines and branches that the tests run', coverage],
  compilers: ['native tests with gcc and clang at -O0, -O2 and -O3', compilers],
  matrix: ['the packed package in the projects of its users', matrix],
  targets: ['native tests on other machines, other compilers', targets],
  valgrind: ['native tests under valgrind', valgrind],
  msan: ['native tests with MemorySanitizer', memorySanitizer],
  tsan: ['native threads with ThreadSanitizer', threadSanitizer],
  analyzer: ["clang-tidy's analyzer over src/", analyzer],
  counts: ['larger boards than npm test counts, by every algorithm', counts],
  twenty: ['n = 20, killed again and again', (output) => twenty(output)],
  fuzz: ['twenty minutes of each fuzzer', longFuzz],
  mutants: ['a sample of mutants against the native tests', mutants],
  kills: ['a native count killed at random instants', (output) => kills(output)],
  'cli-kills': ['nqueens count --checkpoint killed at random instants', commandKills],
  'tab-kills': ['browsers killed in the middle of a count', browserKills],
  checked: ['Node tests with wasm that traps on undefined behaviour', checkedWasm],
  order: ['all tests again and again, files in random order', randomOrder],
  shaken: ['tests whose processes are stopped and let go at random', shaken],
  soak: ['ten minutes of everything with twelve workers: nothing grows', soak],
  puzzles: ['hints, steps, grades and times of the puzzles', puzzles],
  same: ['two clean builds of the wasm', sameBytes],
  audit: ['npm audit', audit],
};

const SAMPLE = 300;
const FUZZ_SECONDS = 20 * 60;
const KILLS = 200;
const KILLS_OF_TWENTY = 100;
const BROWSER_KILLS = 20;

/** How often everything is run in random order: NQ_ROUNDS=1 is enough for a look. */
const ROUNDS = Number(process.env.NQ_ROUNDS ?? 10);

// ---- Native ----

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
  return lastLine(output);
}

const kills = (output) => killed(output, KILLS, 13, 'fast', 'bitmask');
const twenty = (output) => killed(output, KILLS_OF_TWENTY, 20, 'fast');

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

// ---- JavaScript and wasm ----

async function npmTest(output, ...words) {
  await run(process.execPath, [join(ROOT, 'scripts', 'test.mjs'), ...words], { output });
  return lastLine(output);
}

async function coverage(output) {
  return (await cover(undefined, output)).map(formatCoverage).join('\n');
}

const nodeFiles = () => filesUnder('tests/node', /\.test\.mjs$/);

/** These look at files, sizes and installations, not at what the wasm does. */
const NOT_ABOUT_WASM = /(install|setup|project|package|readme|async_api|memory)\.test\.mjs$/;

async function checkedWasm(output) {
  process.env.NQUEENS_WASM = 'checked';
  try {
    await build(output);
    const files = nodeFiles().filter((file) => !NOT_ABOUT_WASM.test(file));
    return `${await nodeTests(files, output)} tests of ${files.length} files pass, 0 traps`;
  } finally {
    delete process.env.NQUEENS_WASM;
    await build(output);
  }
}

/** One line of what a test file says about itself, after the words that begin it. */
function diagnostics(output, pattern) {
  return [...output.text.matchAll(pattern)].map(([, words]) => words).join('; ');
}

async function matrix(output) {
  await build(output);
  await nodeTests(['tests/browser/matrix.test.mjs'], output, { NQ_MATRIX: 'all' });
  return `${diagnostics(output, /(\d+ projects)/g)}, no warning; tests/matrix/RESULTS.md names them`;
}

async function commandKills(output) {
  const env = { NQ_KILLS: String(KILLS) };
  await nodeTests(['tests/node/kill.test.mjs'], output, env);
  const said = diagnostics(output, /(at most \d+ ms .*|\d+ of \d+ were quicker than the kill)/g);
  return `${KILLS} kills, the total is right; ${said}`;
}

async function browserKills(output) {
  const env = { NQ_KILLS: String(BROWSER_KILLS) };
  await nodeTests(['tests/browser/kill.test.mjs'], output, env);
  const losses = diagnostics(output, /(\w+: at most \d+ ms of work were lost)/g);
  return `${BROWSER_KILLS} kills of each, the total is right; ${losses}`;
}

/** Native, Node's and the browsers' tests, each time in another order, with other neighbours. */
async function randomOrder(output) {
  const seed = Date.now() % 2 ** 31;
  await build(output);
  const native = await buildPreset('native', output);
  let tests = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const files = sampleOf(allFiles(), Infinity, seed + round);
    say(`  round ${round + 1} of ${ROUNDS}, seed ${seed + round}`);
    const words = ['--test-dir', native, '--output-on-failure', '--schedule-random'];
    await run('ctest', [...words, '--parallel', '2'], { output });
    tests += await nodeTests(files, output);
  }
  return inRounds(ROUNDS, tests, seed);
}

const allFiles = () => [...nodeFiles(), ...filesUnder('tests/browser', /\.test\.mjs$/)];

const inRounds = (rounds, tests, seed) =>
  `${rounds === 1 ? 'once' : `${rounds} times`}, 0 failures of ${tests} tests and the native ones; seed ${seed}`;

/** What these promise is a time, which nobody can keep who is stopped. */
const ABOUT_TIME = /(abort|kill|smooth)\.test\.mjs$/;

async function shaken(output) {
  const seed = Date.now() % 2 ** 31;
  const files = allFiles().filter((file) => !ABOUT_TIME.test(file));
  await build(output);
  say(`  seed ${seed}`);
  const shaker = shake(seed);
  try {
    return `${await nodeTests(files, output)} tests of ${files.length} files pass; seed ${seed}`;
  } finally {
    await shaker.end();
  }
}

async function soak(output) {
  await build(output);
  await run(process.execPath, [join(ROOT, 'tests', 'soak.mjs')], { output });
  return output.text.trim().split('\n').slice(-5).join('; ');
}

async function puzzles(output) {
  await build(output);
  await run(process.execPath, [join(ROOT, 'tests', 'puzzles.mjs')], { output });
  return lastLine(output);
}

async function sameBytes(output) {
  const hashes = [];
  for (const folder of ['same-a', 'same-b']) {
    const where = join(ROOT, 'build', folder);
    rmSync(where, { recursive: true, force: true });
    await run('emcmake', ['cmake', '-S', ROOT, '-B', where, '-G', 'Ninja'], { output });
    await run('cmake', ['--build', where, '--target', 'nqueens'], { output });
    const bytes = readFileSync(join(where, 'nqueens.wasm'));
    hashes.push(createHash('sha256').update(bytes).digest('hex'));
  }
  if (hashes[0] !== hashes[1]) throw new UserError(`two builds differ: ${hashes.join(', ')}`);
  return `the same bytes, SHA-256 ${hashes[0].slice(0, 16)}…`;
}

/** Not every registry answers; then there is nothing to report but that. */
function audit(output) {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: ROOT, encoding: 'utf8' });
  output.write(stdout);
  const { metadata } = parsed(stdout);
  if (!metadata) return 'the registry does not answer';
  const { total } = metadata.vulnerabilities;
  if (total > 0) throw new UserError(`${total} vulnerabilities`);
  return '0 vulnerabilities';
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

// ---- All of it ----

function lastLine(output) {
  return output.text.trimEnd().split('\n').at(-1);
}

async function runPart(name) {
  const [what, work] = PARTS[name];
  const output = new Transcript();
  const start = performance.now();
  say(`${name}: ${what}`);
  let result;
  try {
    result = { name, passed: true, figure: await work(output) };
  } catch (error) {
    process.stdout.write(output.text);
    if (!(error instanceof UserError)) say(error.stack);
    result = { name, passed: false, figure: error.message };
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  say(`  ${result.passed ? 'passed' : 'FAILED'} after ${seconds} s`);
  return { ...result, seconds };
}

function table(results) {
  const lines = results.map(({ name, passed, figure, seconds }) => {
    const time = `${seconds} s`.padStart(7);
    const figures = figure.replaceAll('\n', `\n${' '.repeat(31)}`);
    return `  ${passed ? 'passed' : 'FAILED'}  ${name.padEnd(10)}${time}   ${figures}`;
  });
  return `\n${lines.join('\n')}\n`;
}

await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in PARTS));
  if (unknown)
    throw new UserError(`there is no part "${unknown}": ${Object.keys(PARTS).join(', ')}`);
  const names = asked.length > 0 ? asked : Object.keys(PARTS);
  const cross = names.includes('targets') ? ['targets'] : [];
  await setUp(['build', 'lint', 'test', 'browsers', 'engines', 'full', ...cross]);
  process.env.NQ_TIER = 'full'; // for every file of tests that is started from here
  const results = [];
  for (const name of names) {
    results.push(await runPart(name));
  }
  const failed = results.filter(({ passed }) => !passed).length;
  say(table(results));
  say(`${results.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
