/**
 * compiling.test.mjs -- where the WebAssembly of the package may not be compiled.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { load } from '../../../dist/core.js';

test('a refusal to compile names the way out, and the next load() tries again', async () => {
  const { compile } = WebAssembly;
  WebAssembly.compile = () => Promise.reject(new Error('code generation disallowed by embedder'));
  try {
    await assert.rejects(load(), {
      name: 'LoadError',
      message:
        /^cannot compile .*disallowed by embedder; where bytes may not be compiled, load\(\)/,
    });
  } finally {
    WebAssembly.compile = compile;
  }
  assert.equal((await load()).count(6), 4n);
});
