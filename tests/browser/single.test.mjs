/**
 * single.test.mjs -- nqueens.html, the whole page in one file, opened from a disk.
 */
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { ROOT } from '../../scripts/say.mjs';
import { enginesOf, launch } from './engines.mjs';
import { visit } from './site.mjs';

const FILE = join(ROOT, 'dist', 'site', 'nqueens.html');

let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'nqueens-'));
  copyFileSync(FILE, join(folder, 'nqueens.html'));
});

after(() => rmSync(folder, { recursive: true }));

test('it asks for nothing: no address of a file is left in it', () => {
  const head = readFileSync(FILE, 'utf8').split('<style>')[0];
  assert.doesNotMatch(head, /(src|href)="(?!data:)/);
  assert.match(head, /script-src 'sha256-/);
  assert.doesNotMatch(head, /unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')/);
});

// A file from disk is supported in Chromium and Firefox.
for (const engine of enginesOf(import.meta.url).filter((name) => name !== 'webkit')) {
  describe(engine, () => {
    let browser;
    let person;

    before(async () => {
      browser = await launch(engine);
      person = await visit(browser, pathToFileURL(join(folder, 'nqueens.html')).href);
      await person.ready();
    });

    after(() => browser?.close());

    test('play, trace, solutions and count work', async () => {
      await person.clickCell(0, 0);
      await person.shows('.say-kind', /^1 of 8/);
      await person.click('#mode-trace');
      await person.until(
        () =>
          /of 128/.test(
            document.querySelector('n-queens-board').shadowRoot.querySelector('.say-kind')
              .textContent,
          ),
        'the trace',
      );
      await person.click('#mode-solutions');
      await person.until(
        () =>
          /^92 solutions/.test(
            document.querySelector('n-queens-board').shadowRoot.querySelector('.title').textContent,
          ),
        'the solutions',
      );
      await person.click('#mode-count'); // small boards are counted at once
      await person.until(
        () =>
          document.querySelector('n-queens-board').shadowRoot.querySelector('.tally output')
            .textContent === '92',
        'the count',
      );
    });

    test('modes are steps of the history, and links lead to this very file', async () => {
      await person.evaluate(() => history.back());
      await person.shows('.title', /^92 solutions/);
      await person.evaluate(() => history.back());
      await person.shows('.say-kind', /of 128/);
      const seen = await person.evaluate(() => ({
        tutorial: document.querySelector('#tutorial') === null,
        brand: document.querySelector('.brand').pathname === location.pathname,
        link: document.querySelector('n-queens-board').shareLink(),
        here: location.href.split(/[?#]/)[0],
      }));
      assert.deepEqual([seen.tutorial, seen.brand], [true, true]);
      assert.equal(seen.link, `${seen.here}?n=4&mode=trace`);
    });

    test('nothing was refused or complained about', async () => {
      assert.deepEqual(await person.violations(), []);
      assert.deepEqual(person.trouble, []);
    });
  });
}
