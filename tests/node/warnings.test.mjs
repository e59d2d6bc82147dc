/**
 * warnings.test.mjs -- nothing that the package does makes Node print a warning.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

const cwd = new URL('../..', import.meta.url);

/** A program, with every warning of Node as an error. */
function run(words) {
  const all = ['--import', './tests/node/warnings.mjs', ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, {
    cwd,
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, stdout, stderr };
}

const program = (text) => run(['--input-type=module', '--eval', text]);

test('a warning ends a program that takes it for an error', () => {
  const { status, stderr } = program("process.emitWarning('queens'); setTimeout(() => {}, 60_000)");
  assert.notEqual(status, 0);
  assert.match(stderr, /queens/);
});

test('64 workers count without a word', () => {
  const printed = run(['dist/cli.js', 'count', '12', '--workers', '64']);
  assert.deepEqual(printed, { status: 0, stdout: '14200\n', stderr: '' }); // OEIS A000170
});

test('50 calls and streams share a signal without a word', () => {
  const printed = program(`
    import { createSolver } from './dist/index.js';
    const { signal } = new AbortController();
    const solver = createSolver({ workers: 2 });
    const boards = Array.from({ length: 50 }, () => solver.firstSolution(8, { signal }));
    const counts = Array.from({ length: 12 }, () => solver.count(8, { signal }));
    const walks = Array.from({ length: 12 }, () => solver.solutions(4, { signal }));
    await Promise.all([...boards, ...counts, ...walks.map((walk) => walk.next())]);
    console.log('done');
    solver.close();`);
  assert.deepEqual(printed, { status: 0, stdout: 'done\n', stderr: '' });
});
