/**
 * abort.test.mjs -- stop means stop in a page, too: the package under a strict policy, its
 * workers at work that would never end.
 *
 * Times are printed and not asserted; that the work ends is seen from the workers: each
 * run after an abort gets its answer from the same pool.
 */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { ROOT } from '../../scripts/say.mjs';
import { launch } from './engines.mjs';
import { visit } from './site.mjs';
import { POLICIES, serve } from './users/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'nqueens-abort-'));
let browser;
let server;
let person;

before(async () => {
  const dist = join(ROOT, 'dist');
  cpSync(dist, folder, { recursive: true, filter: (path) => path !== join(dist, 'site') });
  writeFileSync(join(folder, 'page.html'), '<!doctype html><title>A page</title>');
  browser = await launch('chromium');
  server = await serve(folder, POLICIES.blob);
  person = await visit(browser, `${server.address}/page.html`);
  await person.evaluate(async () => {
    const { createSolver } = await import('/index.js');
    globalThis.solver = createSolver({ workers: 2 });
  });
});
after(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true });
});

/** Work of minutes and more, by the name of its function; a stream is asked for one board. */
const ENDLESS = {
  'a count of short units': ['count', 20],
  'a count of long units': ['count', 25, { algorithm: 'bitmask' }],
  'a walk': ['solutions', 90],
  'a search for the first solution': ['firstSolution', 90],
};

/** Starts work in the page, aborts it, and tells how it ended and after how many milliseconds. */
const aborted = (name, n, options) =>
  person.evaluate(
    async (method, size, given) => {
      const { solver } = globalThis;
      await solver.firstSolution(6); // a worker is there
      const stop = new AbortController();
      const begun = solver[method](size, { ...given, signal: stop.signal });
      const ended = Promise.resolve(begun.next?.() ?? begun).then(
        () => 'an answer',
        (error) => error.message,
      );
      await new Promise(requestAnimationFrame);
      const begin = performance.now();
      stop.abort(new Error('enough of it'));
      return { how: await ended, ms: performance.now() - begin };
    },
    name,
    n,
    options ?? {},
  );

describe('in a page an abort ends', () => {
  for (const [name, work] of Object.entries(ENDLESS)) {
    test(name, { timeout: 60_000 }, async (t) => {
      const { how, ms } = await aborted(...work);
      assert.equal(how, 'enough of it');
      t.diagnostic(`${name}: ${ms.toFixed(1)} ms`);
    });
  }

  test('and the workers count again', async () => {
    const total = await person.evaluate(() => globalThis.solver.count(12).then(String));
    assert.equal(total, '14200');
    assert.deepEqual(await person.evaluate(() => globalThis.violations ?? []), []);
    assert.deepEqual(person.trouble, []);
  });
});

test('a time limit rejects with its own reason', async () => {
  const name = await person.evaluate(() =>
    globalThis.solver.count(20, { signal: AbortSignal.timeout(50) }).catch((error) => error.name),
  );
  assert.equal(name, 'TimeoutError');
});
