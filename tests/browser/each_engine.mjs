/**
 * each_engine.mjs -- a suite in every browser engine of a file, on one page that it shares.
 *
 *     inEachEngine(import.meta.url, () => `${site}nowhere`, (page) => {
 *       test('...', async () => { await page().evaluate(...) });
 *     });
 */
import { after, before, describe } from 'node:test';

import { enginesOf, launch } from './engines.mjs';

/** `address` is asked when the browser has started; `suite` gets a function that gives the page. */
export function inEachEngine(url, address, suite) {
  for (const engine of enginesOf(url)) {
    describe(engine, () => {
      let browser;
      let page;

      before(async () => {
        browser = await launch(engine);
        page = await browser.open(address());
      });

      after(() => browser?.close());

      suite(() => page);
    });
  }
}
