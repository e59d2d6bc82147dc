/**
 * documents.test.mjs -- reference, recipes and benchmarks in a browser: readable by all, on
 * a wide screen and on a phone, in light and dark.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { filesUnder } from '../../scripts/files.mjs';
import { complaints } from './axe.mjs';
import { browser, site } from './chromium.mjs';

const PAGES = [
  ...filesUnder('dist/site/recipes', /\.html$/),
  ...filesUnder('dist/site/reference', /\.html$/),
  'dist/site/bench.html',
].map((path) => path.replace('dist/site/', ''));

test('there are recipes, two references and the benchmarks', () => {
  assert.ok(PAGES.length >= 10, PAGES.join());
});

// They share a style sheet, so that half of them in each look is enough.
const LOOKS = [{ dark: false }, { dark: true, width: 390, height: 844 }];

for (const [i, path] of PAGES.entries()) {
  test(`${path}, ${i % 2 ? 'narrow and dark' : 'wide and light'}`, async () => {
    const person = await site.visit(browser, path, LOOKS[i % 2]);
    assert.deepEqual(await complaints(person), []);
    const wide = await person.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(wide, false, 'the page can be scrolled sideways');
    assert.deepEqual(person.trouble, []);
    await person.close();
  });
}
