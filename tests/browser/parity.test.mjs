/**
 * parity.test.mjs -- in every browser engine, on the page and in a worker, the WebAssembly
 * does exactly what it does in Node. That it does there what the native library does is
 * shown by the test of the same name in tests/node/.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { load } from '../../dist/core.js';
import { ROOT } from '../../scripts/say.mjs';
import { listen, siteServer } from '../../scripts/serve.mjs';
import { linesOf } from '../signature.mjs';
import { inEachEngine } from './each_engine.mjs';

const SIZES = [8, 10];
const TRACED = 8;

const ADDED = {
  '/signature.mjs': 'tests/signature.mjs',
  '/parity_page.mjs': 'tests/browser/parity_page.mjs',
};

/** The site, and the files that the page needs for this. */
function serverOfMore(site) {
  return createServer(async (request, response) => {
    const file = ADDED[request.url];
    if (!file) return site.emit('request', request, response);
    response.writeHead(200, { 'Content-Type': 'text/javascript' });
    return response.end(await readFile(join(ROOT, file)));
  });
}

let server;
let address;
let expected;

before(async () => {
  server = serverOfMore(siteServer(join(ROOT, 'dist', 'site')));
  address = await listen(server, 0);
  const nq = await load();
  expected = nq.algorithms.flatMap((algorithm) => linesOf(nq, algorithm, SIZES, TRACED));
});

after(() => {
  server.closeAllConnections();
  server.close();
});

test('there is something to compare: all eight count, seven list and trace', () => {
  const kinds = expected.map((line) => line.split(' ')[0]);
  const lines = (kind) => kinds.filter((word) => word === kind).length;
  assert.deepEqual([lines('count'), lines('walk'), lines('trace')], [16, 14, 7]);
});

/** A page without scripts: nothing of ours is on it but the address and the policy. */
const nowhere = () => `${address}nowhere`;

inEachEngine(import.meta.url, nowhere, (page) => {
  test('on the page', async () => {
    const lines = await page().evaluate(
      async (site, ...wanted) => (await import(`${site}parity_page.mjs`)).lines(...wanted),
      address,
      SIZES,
      TRACED,
    );
    assert.deepEqual(lines, expected);
  });

  test('in a worker', async () => {
    const lines = await page().evaluate(
      (site, ...wanted) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(`${site}parity_page.mjs`, { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(`the worker failed: ${message}`));
          worker.postMessage(wanted);
        }),
      address,
      SIZES,
      TRACED,
    );
    assert.deepEqual(lines, expected);
  });
});
