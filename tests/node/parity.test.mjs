/**
 * parity.test.mjs -- native and wasm do exactly the same.
 *
 * tests/native/print_signature.c prints what the native library does, tests/signature.mjs
 * the same lines from the WebAssembly. Sequences, images, nodes, units, checkpoints' bytes and
 * traces are all in them, so a difference of one bit anywhere shows.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { before, test } from 'node:test';

import { load } from '../../dist/core.js';
import { ROOT } from '../../scripts/say.mjs';
import { countLine, hashOf, linesOf, unitLine } from '../signature.mjs';
import { libraryFolder } from './examples.mjs';
import { A000170 } from './oracle.mjs';

const LARGEST = 12;
const LARGEST_FAST = 17;
const LARGEST_UNIT = 24;
const TRACED = 6;

/** The lines of the native side. */
function nativeLines() {
  const quiet = { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] };
  const folder = libraryFolder();
  const program = join(folder, 'print_signature');
  const source = join(ROOT, 'tests', 'native', 'print_signature.c');
  const library = join(folder, 'libnqueens.a');
  const words = ['-std=c11', '-O1', `-I${join(ROOT, 'include')}`, source, library, '-o', program];
  execFileSync('cc', words, quiet);
  return execFileSync(program, { encoding: 'utf8' }).trimEnd().split('\n');
}

function wasmLines(nq) {
  const sizes = Array.from({ length: LARGEST + 1 }, (_, n) => n);
  const lines = nq.algorithms.flatMap((algorithm) => linesOf(nq, algorithm, sizes, TRACED));
  for (let n = LARGEST + 1; n <= LARGEST_FAST; n++) lines.push(countLine(nq, 'fast', n));
  for (let n = LARGEST_FAST + 1; n <= LARGEST_UNIT; n++) lines.push(unitLine(nq, n));
  return lines;
}

let native;
before(() => {
  native = nativeLines();
});

test('the hash is FNV-1a', () => {
  assert.equal(String(hashOf([])), 'cbf29ce484222325');
  let known = 0xcbf29ce484222325n;
  for (const byte of [7, 0, 0, 0, 0, 0, 0, 0]) {
    known = ((known ^ BigInt(byte)) * 0x100000001b3n) & (2n ** 64n - 1n);
  }
  assert.equal(String(hashOf([7])), known.toString(16));
});

test('there is something to compare', () => {
  assert.ok(native.length > 200, `${native.length} lines`);
});

test('and what fast counts is OEIS A000170', () => {
  const counts = native.flatMap((line) => line.match(/^count fast \d+: (\d+),/)?.[1] ?? []);
  assert.deepEqual(counts, A000170.slice(0, LARGEST_FAST + 1).map(String));
});

for (const file of ['nqueens.wasm', 'nqueens-scalar.wasm']) {
  test(`${file} does what the native library does`, async () => {
    const nq = await load(new URL(`../../dist/${file}`, import.meta.url));
    assert.deepEqual(wasmLines(nq), native);
  });
}
