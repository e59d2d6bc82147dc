/**
 * raw.test.mjs -- the wasm file used bare, as a tutorial would, without our JavaScript.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

import { A000170, allSolutions } from './oracle.mjs';

const file = (name) => readFileSync(new URL(`../../dist/${name}`, import.meta.url));

/** The exports whose first parameter is a handle, with the types that C gives them. */
function handleExports() {
  const folder = new URL('../../src/wasm/', import.meta.url);
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.c'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const pattern = /EXPORT\("(\w+)"\)\s+([\w ]+[ *])\w+\(([^)]*)\)/g;
  return [...sources.join('\n').matchAll(pattern)]
    .map(([, name, type, parameters]) => ({
      name,
      type: type.trim(),
      parameters: parameters.split(/,\s*/),
    }))
    .filter(({ parameters }) => parameters[0].includes('*'));
}

/** What a failure answers, by the type of the function. */
const FAILURES = {
  'const *': 0,
  nq_status: 13,
  uint32_t: 0,
  int: -1,
  double: -1,
  int64_t: -1n,
  void: undefined,
};

const failureOf = (type) => FAILURES[type.endsWith('*') ? 'const *' : type];

for (const name of ['nqueens.wasm', 'nqueens-scalar.wasm']) {
  describe(name, () => {
    const instance = () => new WebAssembly.Instance(new WebAssembly.Module(file(name))).exports;

    function solutionsFrom(exports, n, handle) {
      const found = [];
      for (;;) {
        const address = exports.next_solution(handle);
        if (address === 0) return found;
        found.push([...new Uint32Array(exports.memory.buffer, address, n)]);
      }
    }

    test('imports nothing', () => {
      assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(file(name))), []);
    });

    test('count(8) is 92n, with no call before it', () => {
      assert.equal(instance().count(8), 92n);
    });

    test('count agrees with OEIS A000170', () => {
      const { count } = instance();
      A000170.slice(0, 13).forEach((known, n) => {
        assert.equal(count(n), known, `n = ${n}`);
      });
    });

    test('next_solution walks over all solutions, with no call before open', () => {
      for (const n of [0, 1, 2, 3, 4, 5, 8]) {
        const exports = instance();
        const handle = exports.open(n, 0);
        assert.notEqual(handle, 0);
        assert.deepEqual(solutionsFrom(exports, n, handle), allSolutions(n), `n = ${n}`);
        assert.equal(exports.next_solution(handle), 0, 'the end stays the end');
        exports.close(handle);
      }
    });

    test('two walks do not disturb each other', () => {
      const exports = instance();
      const one = exports.open(6, 1);
      const other = exports.open(6, 5);
      const first = exports.next_solution(one);
      exports.next_solution(other);
      exports.next_solution(other);
      const columns = [...new Uint32Array(exports.memory.buffer, first, 6)];
      assert.deepEqual(columns, [1, 3, 5, 0, 2, 4]);
    });

    test('a function given handle 0 answers as a failure does, with status 13', () => {
      const handles = handleExports().filter((entry) => !/(close|free)$/.test(entry.name));
      assert.ok(handles.length >= 30, `only ${handles.length} were found`);
      for (const { name, type, parameters } of handles) {
        const exports = instance();
        assert.equal(exports.count(4), 2n);
        const rest = parameters.slice(1).map((text) => (/64_t/.test(text) ? 1n : 1));
        assert.equal(exports[name](0, ...rest), failureOf(type), name);
        assert.equal(exports.status(), 13, name);
        assert.equal(exports.count(8), 92n, `works on after ${name}`);
      }
    });

    test('closing handle 0 does nothing', () => {
      const closers = handleExports().filter((entry) => /(close|free)$/.test(entry.name));
      assert.ok(closers.length >= 6, `only ${closers.length} were found`);
      for (const { name } of closers) {
        const exports = instance();
        assert.equal(exports[name](0), undefined, name);
        assert.equal(exports.status(), 0, name);
      }
    });

    test('limit() answers -1 past the last limit', () => {
      const { limit } = instance();
      const limits = Array.from({ length: 11 }, (_, i) => limit(i));
      assert.ok(limits.every((value) => value > 0));
      assert.deepEqual([limit(11), limit(-1), limit(2 ** 31 - 1)], [-1, -1, -1]);
    });

    test('a refusal is -1 or 0, and status tells which', () => {
      const exports = instance();
      const size = 10;
      const solver = 11;
      for (const n of [-1, 100_000, 2 ** 31 - 1, -(2 ** 31)]) {
        assert.equal(exports.count(n), -1n);
        assert.equal(exports.status(), size);
        assert.equal(exports.open(n, 5), 0);
        assert.equal(exports.status(), size);
      }
      for (const index of [-2, 99, 2 ** 31 - 1]) {
        assert.equal(exports.open(8, index), 0);
        assert.equal(exports.status(), solver);
      }
      assert.equal(exports.next_solution(0), 0);
      exports.close(0);
      assert.equal(exports.count(8), 92n, 'works on after every refusal');
      assert.equal(exports.status(), 0);
    });
  });
}
