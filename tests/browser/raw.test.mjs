/**
 * raw.test.mjs -- the wasm file without any of our JavaScript, in every browser engine,
 * under the strict policy that the site is served with.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { ROOT } from '../../scripts/say.mjs';
import { listen, siteServer } from '../../scripts/serve.mjs';
import { inEachEngine } from './each_engine.mjs';

/** OEIS A000170. */
const A000170 = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724];

let server;
let site;

before(async () => {
  server = siteServer(join(ROOT, 'dist', 'site'));
  site = await listen(server, 0);
});

after(() => server.close());

/** A page without scripts: nothing of ours is on it but the address and the policy. */
const nowhere = () => `${site}nowhere`;

inEachEngine(import.meta.url, nowhere, (page) => {
  for (const file of ['nqueens.wasm', 'nqueens-scalar.wasm']) {
    test(`${file} streams in, needs no import and counts`, async () => {
      const counts = await page().evaluate(
        async (name, sizes) => {
          const { instance } = await WebAssembly.instantiateStreaming(fetch(name));
          return sizes.map((n) => Number(instance.exports.count(n)));
        },
        file,
        A000170.map((_, n) => n),
      );
      assert.deepEqual(counts, A000170);
    });
  }

  test('next_solution hands out the two boards of n = 4, then none', async () => {
    const boards = await page().evaluate(async () => {
      const { instance } = await WebAssembly.instantiateStreaming(fetch('nqueens.wasm'));
      const { open, next_solution, close, memory } = instance.exports;
      const walk = open(4, 0);
      const found = [];
      for (let at = next_solution(walk); at !== 0; at = next_solution(walk)) {
        found.push([...new Uint32Array(memory.buffer, at, 4)]);
      }
      close(walk);
      return found;
    });
    assert.deepEqual(boards, [
      [1, 3, 0, 2],
      [2, 0, 3, 1],
    ]);
  });
});
