/**
 * raw.test.mjs -- the wasm file used bare, as a tutorial would, without our JavaScript.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

import { A000170, allSolutions } from './oracle.mjs';

const file = (name) => readFileSync(new URL(`../../dist/${name}`, import.meta.url));

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
