/**
 * resume.test.mjs -- a count goes on where it was when the tab was closed, only one tab
 * counts at a time, and without storage it goes on and says so.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { launch } from './engines.mjs';
import { openSite } from './site.mjs';

let site;

before(async () => {
  site = await openSite();
});

after(() => site.close());

/** Long enough that no machine has finished it while a test looks at it. */
const QUERY = '?mode=count&n=16&algorithm=lookup&workers=2';

/** The units that are done, as the page shows them. */
const unitsDone = () => {
  const root = document.querySelector('n-queens-board').shadowRoot;
  const text = root.querySelector('.figures dd')?.textContent ?? '';
  return Number(text.split('/')[0].replaceAll(',', '')) || 0;
};

/** How many checkpoints lie in the browser's database, which the page has opened by then. */
const checkpoints = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('nqueens', 1);
    opening.onerror = reject;
    opening.onsuccess = () => {
      const database = opening.result;
      const store = database.transaction('checkpoints').objectStore('checkpoints');
      store.count().onsuccess = ({ target }) => {
        database.close();
        resolve(target.result);
      };
    };
  });

for (const engine of ['chromium', 'firefox']) {
  describe(engine, () => {
    let browser;

    before(async () => {
      browser = await launch(engine);
    });

    after(() => browser?.close());

    test('a closed tab loses little: the next one resumes where it was', async () => {
      const first = await site.visit(browser, QUERY);
      await first.ready();
      await first.evaluate(() => document.querySelector('n-queens-board').play());
      const before = await first.until(unitsDone, 'the first units');
      await first.until(
        (least) => {
          const root = document.querySelector('n-queens-board').shadowRoot;
          const text = root.querySelector('.figures dd').textContent;
          return Number(text.split('/')[0].replaceAll(',', '')) > least + 3;
        },
        'some more units',
        before,
      );
      // Saved at most half a second after a unit was done; then the tab goes without a word.
      await first.until(checkpoints, 'a checkpoint');
      await first.close();

      const second = await site.visit(browser, QUERY);
      await second.ready();
      await second.shows('.dock .btn.main .lbl', /^Resume at [\d.]+%$/);
      assert.ok((await second.evaluate(unitsDone)) > 0);
      // Stopped is forgotten, also when it was under way.
      await second.click('.dock .btn.main');
      await second.shows('.dock .btn.main .lbl', 'Pause');
      await second.evaluate(() => document.querySelector('n-queens-board').reset());
      await second.shows('.dock .btn.main .lbl', 'Start');
      await second.gives(checkpoints, 0);
      await second.close();
    });

    test('a second tab at the same count is told so', async () => {
      const first = await site.visit(browser, QUERY);
      await first.ready();
      await first.evaluate(() => document.querySelector('n-queens-board').play());
      await first.until(unitsDone, 'the first units');
      const second = await site.visit(browser, QUERY);
      await second.ready();
      await second.evaluate(() => document.querySelector('n-queens-board').play());
      await second.until(
        () =>
          /Another tab/.test(
            document.querySelector('n-queens-board').shadowRoot.querySelector('.saved').textContent,
          ),
        'the refusal',
      );
      await first.evaluate(() => document.querySelector('n-queens-board').reset());
      await first.close();
      await second.close();
    });
  });
}
