/**
 * cli_count.test.mjs -- counting on the command line: parts, checkpoints, long counts.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { formatSeconds } from '../../web/lib/cli/estimate.js';
import { barOf } from '../../web/lib/cli/progress_bar.js';
import { nqueens as run } from './command.mjs';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nqueens-count-'));
after(() => rmSync(folder, { recursive: true }));

test('parts of a count add up on the command line', () => {
  const { units, version, algorithm } = JSON.parse(run('units', '12', '--json').stdout);
  assert.equal(algorithm, 'fast');
  assert.equal(typeof version, 'string');
  const middle = Math.floor(units / 2);
  const files = [`0-${middle}`, `${middle + 1}-${units - 1}`].map((range, i) => {
    const file = join(folder, `part${i}.json`);
    const { stdout, status } = run('count', '12', '--units', range, '--json');
    assert.equal(status, 0);
    writeFileSync(file, stdout);
    return file;
  });
  assert.equal(run('merge', ...files).stdout, '14200\n');
});

test('units tells their number alone on its last line', () => {
  const lines = run('units', '12', '--algorithm', 'lookup').stdout.trimEnd().split('\n');
  assert.equal(lines.at(-1), '110'); // pairs of first and second row: 11 * 10
});

test('bad ranges and numbers of workers are refused by name', () => {
  for (const [word, reason] of [
    ['5-4', /within 0-/],
    ['0-1000000', /within 0-/],
    ['x', /range such as/],
  ]) {
    const { status, stderr } = run('count', '12', '--units', word);
    assert.equal(status, 2);
    assert.match(stderr, reason);
  }
  assert.match(run('count', '12', '--workers', '0').stderr, /workers.*from 1/);
});

test('a count that would take years asks for --yes, and says how long', () => {
  const { status, stdout, stderr } = run('count', '27');
  assert.equal(status, 2);
  assert.equal(stdout, '');
  assert.match(stderr, /about \d.* years.*--yes/);
});

test('a damaged checkpoint is refused with exit code 2 and left as it is', () => {
  const file = join(folder, 'damaged.nq');
  writeFileSync(file, 'no checkpoint');
  const { status, stderr } = run('count', '12', '--checkpoint', file);
  assert.equal(status, 2);
  assert.match(stderr, /damaged\.nq.*left as it is/);
  assert.equal(readFileSync(file, 'utf8'), 'no checkpoint');
});

test('a checkpoint that cannot be is refused before anything is counted', () => {
  for (const file of [folder, join(folder, 'no such folder', 'a.nq')]) {
    const { status, stdout, stderr } = run('count', '12', '--checkpoint', file);
    assert.equal(status, 2);
    assert.equal(stdout, '');
    assert.ok(stderr.startsWith(`nqueens: the checkpoint ${file} cannot be `), stderr);
  }
});

/** `ended` is kept from the start: it may be over before anybody asks. */
function slowCount(file, algorithm = 'array') {
  const words = ['count', '14', '--algorithm', algorithm, '--checkpoint', file];
  const child = spawn(process.execPath, [CLI, ...words]);
  child.ended = once(child, 'exit');
  return child;
}

/** Wait until there is something to lose. */
async function untilSaved(file, child) {
  while (!existsSync(file) && child.exitCode === null) await pause(10);
}

test('Ctrl-C saves, exits with 130, and the next run goes on', async () => {
  const file = join(folder, 'interrupted.nq');
  const child = slowCount(file);
  await untilSaved(file, child);
  child.kill('SIGINT');
  await child.ended;
  assert.equal(child.exitCode, 130);
  const { stdout } = run('count', '14', '--algorithm', 'array', '--checkpoint', file);
  assert.equal(stdout, '365596\n');
});

test('a count whose checkpoint can no longer be saved says so once, and goes on', async () => {
  const place = mkdtempSync(join(folder, 'vanishing-'));
  const file = join(place, 'a.nq');
  const child = slowCount(file, 'lookup');
  const said = Promise.all([child.stdout, child.stderr].map((stream) => text(stream)));
  await untilSaved(file, child);
  renameSync(place, `${place}-gone`);
  const [stdout, stderr] = await said;
  assert.equal(stdout, '365596\n');
  assert.match(stderr, /^nqueens: .*a\.nq cannot be saved: ENOENT.*; the count goes on\n$/);
});

test('a count that is killed at any moment goes on and is right', async () => {
  const file = join(folder, 'killed.nq');
  for (let kill = 0; kill < 5; kill++) {
    const child = slowCount(file);
    await untilSaved(file, child);
    await pause(37 * kill);
    child.kill('SIGKILL');
    await child.ended;
  }
  const { stdout } = run('count', '14', '--algorithm', 'array', '--checkpoint', file);
  assert.equal(stdout, '365596\n');
});

test('times are said as people say them', () => {
  assert.equal(formatSeconds(0.4), '0 seconds');
  assert.equal(formatSeconds(1.3), '1 second');
  assert.equal(formatSeconds(90), '90 seconds');
  assert.equal(formatSeconds(7200), '2 hours');
  assert.equal(formatSeconds(3e14), '9.5e+6 years');
});

test('the bar shows how much is done and how long it may still take', () => {
  const bar = barOf({ fraction: 0.5, count: 46n, remainingMs: 180_000 });
  assert.equal(bar, `[${'#'.repeat(15)}${'.'.repeat(15)}] 50.0 %  46 so far, 3 minutes left`);
  assert.doesNotMatch(barOf({ fraction: 0, count: 0n, remainingMs: Infinity }), /left/);
});
