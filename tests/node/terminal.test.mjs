/**
 * terminal.test.mjs -- what the command tells people: no control characters of strangers,
 * no stack traces, the cause by name.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { readPart } from '../../web/lib/cli/cluster/part.js';
import { nqueens as run } from './command.mjs';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nqueens-terminal-'));
after(() => rmSync(folder, { recursive: true }));
process.chdir(folder); // commands name files as people do

const file = (name) => join(folder, name);

let honest;
before(() => {
  honest = JSON.parse(run('count', '10', '--units', '0-99', '--json').stdout);
});

const KEYS = ['format', 'n', 'algorithm', 'version', 'units', 'from', 'to', 'sums', 'residues'];

/** Writes a part with other values, and the checksum that fits them. */
function forge(name, change) {
  const part = { ...honest, ...change };
  const text = JSON.stringify(KEYS.map((key) => part[key]));
  part.checksum = createHash('sha256').update(text).digest('hex');
  writeFileSync(file(name), JSON.stringify(part));
  return name;
}

/** Whatever a terminal would obey, but for the end of a line. */
const OBEYED = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

function assertShown({ stdout, stderr }) {
  const text = (stdout + stderr).replaceAll('\n', '');
  assert.doesNotMatch(text, OBEYED);
  assert.doesNotMatch(stdout + stderr, /\n {4}at /, 'no stack trace');
}

describe('control characters are shown and not sent to the terminal', () => {
  const HOSTILE = '\u001b[2J\u001b[H 14200\n\u009b31m\u202e';

  test('from the version of a part', () => {
    const told = run('merge', forge('version.json', { version: HOSTILE }));
    assert.equal(told.status, 2);
    assertShown(told);
    assert.match(told.stderr, /engine version \\u001b\[2J/);
    assert.ok(!told.stderr.split('\n').some((line) => line.trim() === '14200'));
  });

  test('from parts that differ', () => {
    const names = [forge('one.json', {}), forge('two.json', { algorithm: HOSTILE })];
    assertShown(run('merge', ...names));
  });

  test('from the name of a file, in messages, reports and JSON', () => {
    assertShown(run('merge', 'x\u001b]0;T\u0007'));
    const name = forge('\u001b[31m\u009b1m.json', { sums: honest.sums.with(0, '99') });
    const told = run('merge', name); // the sum and the residue disagree
    assertShown(told);
    const sums = honest.sums.with(0, String(BigInt(honest.sums[0]) + 1n));
    const residues = sums.map(Number);
    const wrong = forge('\u001b[32m\u009b2m.json', { sums, residues });
    assertShown(run('merge', wrong));
    const json = run('merge', '--json', wrong);
    assertShown(json);
    assert.equal(JSON.parse(json.stdout).sources[0].name, wrong);
  });

  test('from the words of the command', () => {
    for (const words of [['x\u001b[31m'], ['count', '\u001b[31m'], ['count', '8', '--x\u0007y']]) {
      const told = run(...words);
      assert.equal(told.status, 2);
      assertShown(told);
    }
  });

  test('messages have an end', () => {
    const told = run('complete', 'a'.repeat(120_000), '--n', '8');
    assert.equal(told.status, 2);
    assert.ok(told.stderr.length < 2000, `${told.stderr.length} characters`);
    assert.match(told.stderr, /… \(120\d\d\d characters\)/);
  });
});

describe('parts that are no parts', () => {
  test('are refused with the name of their file', () => {
    const odd = [null, {}, [], 7, undefined, 'nonsense', 'constructor'];
    for (const [i, algorithm] of odd.entries()) {
      const told = run('merge', forge(`odd-${i}.json`, { algorithm }));
      assert.equal(told.status, 2, told.stderr);
      assert.match(told.stderr, new RegExp(`^nqueens: odd-${i}\\.json: `));
      assertShown(told);
    }
    for (const version of [null, 1, ['1']]) {
      const told = run('merge', forge('odd.json', { version }));
      assert.match(told.stderr, /^nqueens: odd\.json: its engine version is no text\n/);
    }
    const told = run('merge', forge('odd.json', { n: 99 }));
    assert.match(told.stderr, /^nqueens: odd\.json: n = 99/);
  });

  test('are read with the byte order marks that PowerShell writes', () => {
    const text = JSON.stringify(honest);
    const little = Buffer.from(`\ufeff${text}`, 'utf16le');
    const encoded = {
      'bom.json': Buffer.from(`\ufeff${text}`),
      'utf16le.json': little,
      'utf16be.json': Buffer.from(little).swap16(),
    };
    for (const [name, bytes] of Object.entries(encoded)) {
      writeFileSync(file(name), bytes);
      const { status, stdout, stderr } = run('merge', name);
      assert.deepEqual([status, stdout, stderr], [0, '724\n', ''], name);
    }
    assert.equal(readPart(text, 'text').n, 10);
  });
});

describe('the cause is named', () => {
  test('of output that cannot be written', { skip: !existsSync('/dev/full') }, () => {
    for (const words of ['count 8', 'solve 8 --all', 'merge bom.json --json']) {
      const line = `"$0" "$1" ${words} > /dev/full`;
      const options = { cwd: folder, encoding: 'utf8' };
      const told = spawnSync('sh', ['-c', line, process.execPath, CLI], options);
      assert.equal(told.status, 74, told.stderr);
      assert.match(told.stderr, /^nqueens: standard output cannot be written: ENOSPC: [^\n]*\n$/);
    }
  });

  test('of memory that WebAssembly does not get', { skip: process.platform !== 'linux' }, () => {
    const line = 'ulimit -v 6000000; exec "$0" "$1" count 8';
    const told = spawnSync('sh', ['-c', line, process.execPath, CLI], { encoding: 'utf8' });
    assert.notEqual(told.status, 0);
    assert.match(told.stderr, /^nqueens: there is no memory for WebAssembly: .*[Oo]ut of memory/);
  });

  const SENTENCES = [
    ['random 8 --seed 18446744073709551616', /^nqueens: --seed must be at most \d+, not \d+\n/],
    ['puzzle 8 --seed 18446744073709551616', /^nqueens: --seed must be at most \d+, not \d+\n/],
    ['unrank 8 18446744073709551616', /^nqueens: rank must be at most \d+, not \d+\n/],
    [`check ${'9'.repeat(400)} 1`, /^nqueens: every column must be at most \d+, not 9+\n/],
    ['rank 1 3 0 9', /^nqueens: the column in row 3 must be a whole number from 0 to 3, not 9\n/],
    ['count 12 -w 0', /^nqueens: --workers must be a whole number from 1 to 1024, not 0\n/],
    ['count 12 --units 0-1 -w 9999', /^nqueens: --workers must be .* not 9999\n/],
    ['estimate 8 --probes 1', /^nqueens: --probes must be a whole number from 2 to/],
  ];
  for (const [line, words] of SENTENCES) {
    test(`in words of the command line: ${line.slice(0, 40)}`, () => {
      const { status, stderr } = run(...line.split(' '));
      assert.equal(status, 2);
      assert.match(stderr, words);
    });
  }
});

describe('a signal', () => {
  const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

  /** How many units a checkpoint holds; 0 while there is none. */
  const doneIn = (path) => (existsSync(path) ? readFileSync(path).readUInt32LE(20) : 0);

  for (const [signal, code] of Object.entries(CODES)) {
    test(`${signal} stops a count, which is saved and says so`, { timeout: 120_000 }, async () => {
      const path = file(`${signal}.cp`);
      const words = ['count', '18', '-a', 'bitmask', '--yes', '-w', '1', '--checkpoint', path];
      const child = spawn(process.execPath, [CLI, ...words]);
      let stderr = '';
      child.stderr.on('data', (bytes) => {
        stderr += bytes;
      });
      const ended = once(child, 'close');
      while (doneIn(path) === 0) await pause(5);
      child.kill(signal);
      assert.deepEqual(await ended, [code, null]);
      assert.equal(stderr, `nqueens: stopped by ${signal}; what was done is saved in ${path}\n`);
      assert.ok(doneIn(path) > 0);
    });
  }

  const skip = process.platform !== 'linux' && 'needs /proc';
  test('without a checkpoint says that nothing is kept', { skip, timeout: 120_000 }, async () => {
    const child = spawn(process.execPath, [CLI, 'count', '19', '--yes', '-w', '1']);
    const ended = once(child, 'close');
    let stderr = '';
    child.stderr.on('data', (bytes) => {
      stderr += bytes;
    });
    // The lowest bit of the signals that are caught is that of SIGHUP.
    const caught = () => /SigCgt:\s*(\w+)/.exec(readFileSync(`/proc/${child.pid}/status`))[1];
    while ((Number.parseInt(caught().at(-1), 16) & 1) === 0) await pause(5);
    child.kill('SIGTERM');
    assert.deepEqual(await ended, [143, null]);
    assert.equal(
      stderr,
      'nqueens: stopped by SIGTERM; nothing is kept without --checkpoint FILE\n',
    );
  });
});
