/**
 * parity.test.mjs -- native and wasm do exactly the same.
 *
 * tests/native/print_signature.c prints what the native library does; this prints the
 * same lines from the WebAssembly. Sequences, images, nodes, units, checkpoints' bytes and
 * traces are all in them, so a difference of one bit anywhere shows.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { before, test } from 'node:test';

import { load } from '../../dist/core.js';
import { ROOT } from '../../scripts/say.mjs';
import { A000170 } from './oracle.mjs';

const LARGEST = 12;
const LARGEST_FAST = 17;
const TRACED = 6;

const IMAGES = ['base', 'flip-columns', 'flip-rows', 'half-turn'];
const TYPES = ['enter', 'test', 'place', 'mark', 'remove', 'solution', 'leave'];

const NATIVE = join(ROOT, 'build', 'parity');

/** The lines of the native side. */
function nativeLines() {
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
  const program = join(NATIVE, 'print_signature');
  const source = join(ROOT, 'tests', 'native', 'print_signature.c');
  const library = join(NATIVE, 'libnqueens.a');
  execFileSync('cmake', ['-S', ROOT, '-B', NATIVE, '-G', 'Ninja', '-DNQ_TESTS=OFF'], quiet);
  execFileSync('cmake', ['--build', NATIVE, '--target', 'nqueens'], quiet);
  const words = ['-std=c11', '-O1', `-I${join(ROOT, 'include')}`, source, library, '-o', program];
  execFileSync('cc', words, quiet);
  return execFileSync(program, { encoding: 'utf8' }).trimEnd().split('\n');
}

/** FNV-1a over 8 bytes a number, in two halves because bigints are slow. */
class Hash {
  #low = 0x84222325;
  #high = 0xcbf29ce4;

  add(number) {
    const word = BigInt(number);
    this.#half(Number(word & 0xffffffffn));
    this.#half(Number((word >> 32n) & 0xffffffffn));
  }

  #half(word) {
    for (let shift = 0; shift < 32; shift += 8) this.#byte((word >>> shift) & 0xff);
  }

  // The prime is 2^40 + 0x1b3, so the product is two small ones.
  #byte(byte) {
    const low = (this.#low ^ byte) >>> 0;
    const product = low * 0x1b3;
    const carry = Math.floor(product / 2 ** 32);
    this.#high = (Math.imul(this.#high, 0x1b3) + carry + (low << 8)) >>> 0;
    this.#low = product >>> 0;
  }

  toString() {
    return ((BigInt(this.#high) << 32n) | BigInt(this.#low)).toString(16);
  }
}

function hashOf(numbers) {
  const hash = new Hash();
  for (const number of numbers) hash.add(number);
  return hash;
}

function walkLine(nq, algorithm, n) {
  const walk = nq.solutions(n, { algorithm });
  const boards = new Hash();
  const images = new Hash();
  for (const columns of walk) {
    for (const column of columns) boards.add(column);
    images.add(IMAGES.indexOf(walk.image()));
  }
  const { nodes, tests, placements, removals, solutions } = walk.report();
  const numbers = [tests, placements, removals, solutions].join(' ');
  return `walk ${algorithm} ${n}: ${boards} ${images} ${hashOf(nodes)}, ${numbers}`;
}

function countLine(nq, algorithm, n) {
  const units = nq.units(n, { algorithm });
  const progress = nq.progress(n, { algorithm });
  const parts = new Hash();
  for (let k = 0; k < units.number; k++) {
    const unit = units.run(k);
    for (const number of [unit.sum, unit.residue, unit.cost]) parts.add(number);
    if (k % 2 === 1) progress.add(k, unit);
  }
  const bytes = progress.bytes();
  units.close();
  progress.close();
  const total = nq.count(n, { algorithm });
  const written = `${bytes.length} ${hashOf(bytes)}`;
  return `count ${algorithm} ${n}: ${total}, ${units.number} ${parts}, ${written}`;
}

function traceLine(nq, algorithm, n) {
  const trace = nq.trace(n, { algorithm });
  const events = new Hash();
  let length = 0;
  for (const { type, row, column = -1, depth, tests, solutions } of trace) {
    const numbers = [TYPES.indexOf(type), row + 1, column + 1, depth, tests, solutions];
    for (const number of numbers) events.add(number);
    length++;
  }
  trace.close();
  return `trace ${algorithm} ${n}: ${length} ${events}`;
}

function wasmLines(nq) {
  const lines = [];
  for (const { name, limits } of nq.algorithms) {
    for (let n = 0; n <= LARGEST; n++) {
      lines.push(countLine(nq, name, n));
      if (limits.list !== null) lines.push(walkLine(nq, name, n));
      if (limits.trace !== null && n <= TRACED) lines.push(traceLine(nq, name, n));
    }
  }
  for (let n = LARGEST + 1; n <= LARGEST_FAST; n++) lines.push(countLine(nq, 'fast', n));
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
