/**
 * package.mjs -- what `npm run test:full` does with the package and the page: kills, random order,
 * stopped processes, the users' projects, the same bytes from two builds.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from '../../scripts/build.mjs';
import { filesUnder } from '../../scripts/files.mjs';
import { buildPreset } from '../../scripts/native.mjs';
import { ROOT, run, say, UserError } from '../../scripts/say.mjs';
import { sampleOf } from '../native/mutation/mutate.mjs';
import { nodeTests } from '../node_tests.mjs';
import { shake } from '../shake.mjs';

/** By name: what it is, and the work, which gives its figure. */
export const PACKAGE = {
  matrix: ['the packed package in projects of users', (output) => matrix(output, 'engines,full')],
  blogs: ['recipes for blogs, courses and notebooks', (output) => matrix(output, 'blogs')],
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

const KILLS = 200;
const BROWSER_KILLS = 20;

/** How often everything is run in random order: NQ_ROUNDS=1 is enough for a look. */
const ROUNDS = Number(process.env.NQ_ROUNDS ?? 10);

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

/** The projects of these tiers. */
async function matrix(output, tiers) {
  await build(output);
  await nodeTests(['tests/browser/matrix.test.mjs'], output, { NQ_MATRIX: tiers });
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
  return output.lastLine;
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
