/**
 * names.test.mjs -- what JavaScript repeats of the C library: codes of errors, limits, names.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { before, describe, test } from 'node:test';

import { filesUnder } from '../../scripts/files.mjs';
import * as limits from '../../web/lib/core/limits.js';
import { GRADES, LEVELS, RULES } from '../../web/lib/element/keys.js';

const require = createRequire(import.meta.url);
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const HEADER = read('include/nqueens.h');
const TYPES = read('web/lib/core/index.d.ts');

/** The names of a union type. */
function union(name) {
  const [, body] = new RegExp(`^export type ${name} =([^;]+);`, 'm').exec(TYPES);
  return [...body.matchAll(/^ {2}\| '([\w-]+)'$/gm)].map(([, member]) => member);
}

describe('the codes of errors', () => {
  let nq;
  let core;
  before(async () => {
    core = await import('nqueens/core');
    nq = await core.load();
  });

  test('are the names that C has for its statuses', async () => {
    const { instance } = await WebAssembly.instantiate(readFileSync('dist/nqueens.wasm'));
    const { memory, status_name } = instance.exports;
    const nameOf = (number) => {
      const bytes = new Uint8Array(memory.buffer, status_name(number));
      return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    };
    const numbers = [...HEADER.matchAll(/^ {4}NQ_(?:OK|DONE|E_\w+) = (\d+)/gm)];
    assert.equal(numbers.length, 15);
    assert.deepEqual(
      numbers.map(([, number]) => nameOf(Number(number))),
      union('Status'),
    );
    assert.equal(nameOf(2), 'unknown');
  });

  test('tell what happened, whether the package is imported or required', async () => {
    const required = require('nqueens/core');
    const other = await required.load();
    for (const [engine, { NQueensError }] of [
      [nq, required],
      [other, core],
    ]) {
      const refused = (code) => (error) => error instanceof NQueensError && error.code === code;
      assert.throws(() => engine.count(8, { algorithm: 'none' }), refused('unknown-name'));
      assert.throws(() => engine.complete(8, { rules: 'none' }), refused('unknown-name'));
      assert.throws(() => engine.trace(4, { algorithm: 'fast' }), refused('unsupported'));
      assert.throws(() => engine.complete(40, { budget: 1 }), refused('gave-up'));
      assert.throws(() => engine.parse('x', 'columns'), refused('bad-format'));
      const bytes = new Uint8Array(100);
      assert.throws(() => engine.progress(8, { bytes }), refused('bad-checkpoint'));
    }
  });

  test('are compared by name: no number of a status stands in JavaScript', () => {
    for (const file of filesUnder('web', /\.js$/)) {
      const [found] = /\b(?:code|status(?:\(\))?) ?(?:===|!==|:) ?\d+/.exec(read(file)) ?? [];
      assert.equal(found, undefined, file);
    }
  });
});

test('limits that JavaScript knows before the wasm is there are those of the header', () => {
  for (const [name, value] of Object.entries(limits)) {
    const [, number] = new RegExp(`^#define NQ_${name} (\\d+)$`, 'm').exec(HEADER);
    assert.equal(value, Number(number), name);
  }
});

test('rules, levels and grades of the element are those of the core', async () => {
  const nq = await (await import('nqueens/core')).load();
  assert.deepEqual(RULES, [...nq.rules]);
  for (const level of LEVELS) assert.equal(nq.trace(4, { level }).at(0).row, 0);
  assert.throws(() => nq.puzzle(8, { grade: '' }), {
    message: `no grade is called ""; there are ${GRADES.join(', ')}`,
  });
});
