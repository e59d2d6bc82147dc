/**
 * types.test.mjs -- a declaration that lies about the JavaScript is found by the type check.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';

import { ROOT } from '../../scripts/say.mjs';
import { wasmDeclarations, writeGenerated } from '../../scripts/typecheck.mjs';
import { scratch } from './examples.mjs';

const CORE = 'web/lib/core/index.d.ts';
const POOL = 'web/lib/pool/index.d.ts';
const ELEMENT = 'web/lib/element/index.d.ts';

/** What is declared, what a lie makes of it, and the file whose code contradicts. */
const LIES = [
  [CORE, 'rank(columns: ArrayLike<number>): bigint', /: bigint$/, ': number', 'ranks.js'],
  [CORE, 'ofTwo: bigint;', 'ofTwo', 'ofPairs', 'symmetry.js'],
  [CORE, 'mean: number;', 'number', 'bigint', 'estimates.js'],
  [CORE, 'budget?: number', 'budget', 'patience', 'puzzle.js'],
  [POOL, 'elapsedMs: number;', 'elapsedMs', 'elapsed', 'reporter.js'],
  [CORE, "| 'sieve-bits'", 'sieve-bits', 'sieve-bit', 'algorithm_table.js'],
  [ELEMENT, "'theme' | 'lang'>): string", /string$/, 'number', 'element.js'],
  [ELEMENT, "'nq-step': CustomEvent", 'nq-step', 'nq-event', 'embed.js'],
  [CORE, 'seed?: number | bigint | undefined', 'number | bigint', 'string', 'solve.js'],
];

describe('the type check', () => {
  const folder = scratch('lies');
  let said = '';

  before(() => {
    writeGenerated();
    for (const path of ['tsconfig.json', 'web/lib', 'build/types', 'package.json']) {
      cpSync(join(ROOT, path), join(folder, path), { recursive: true });
    }
    for (const [file, declared, word, lie] of LIES) {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      assert.ok(source.includes(declared), declared);
      writeFileSync(path, source.replaceAll(declared, declared.replace(word, lie)));
    }
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    said = spawnSync(tsc, ['-p', folder], { encoding: 'utf8', cwd: folder }).stdout;
  });

  for (const [, declared, , lie, contradicts] of LIES) {
    test(`contradicts "${lie}" in the place of "${declared}"`, () => {
      assert.match(said, new RegExp(`/${contradicts}\\(\\d+,\\d+\\): error`));
    });
  }

  test('knows every export of the wasm', () => {
    const module = new WebAssembly.Module(readFileSync(join(ROOT, 'dist/nqueens.wasm')));
    const exported = WebAssembly.Module.exports(module)
      .filter(({ kind, name }) => kind === 'function' && !/^_|^stack[A-Z]/.test(name))
      .map(({ name }) => name);
    const declared = [...wasmDeclarations().matchAll(/^ {2}(\w+)\(/gm)].map(([, name]) => name);
    assert.deepEqual(declared.sort(), exported.sort());
  });
});

test('the types of the package say what the tests of types expect', () => {
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', 'tests/types'], { encoding: 'utf8', cwd: ROOT });
  assert.equal(stdout, '');
});
