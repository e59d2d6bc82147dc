/**
 * visit.test.mjs -- what a visitor meets: the goal, the doors, few tab stops before the board,
 * truthful cells, a count that goes on, and a race with a result.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { browser, site } from './chromium.mjs';

const shadow = 'n-queens-board:not([hidden])';

test('a first visit has the goal and three doors; taken or closed, they are gone', async () => {
  const context = await browser.puppeteer.createBrowserContext();
  const page = await context.newPage();
  await page.goto(site.address);
  await page.waitForSelector('main[data-ready]');
  const say = () =>
    page.$eval(shadow, (board) => board.shadowRoot.querySelector('.say-text').textContent);
  assert.equal(await say(), 'Place 8 queens so that no two attack each other.');
  assert.equal((await page.$$('.doors button:not(.icon)')).length, 3);
  await page.click('.doors button:nth-child(2)');
  await page.waitForFunction(() => location.search === '?mode=trace&n=4');
  assert.equal(await page.$eval('.doors', ({ hidden }) => hidden), true);
  await page.goto(site.address);
  await page.waitForSelector('main[data-ready]');
  assert.equal(await page.$eval('.doors', ({ hidden }) => hidden), true);
  await context.close();
});

test('on a phone the doors, the tutorial and what closes them are whole', async () => {
  const context = await browser.puppeteer.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 360, height: 640 });
  for (const lang of ['en', 'zh-CN', 'zh-TW']) {
    await page.goto(site.address);
    await page.waitForSelector('main[data-ready] .doors .icon');
    await page.select('#language', lang);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, {}, lang);
    const outside = await page.$$eval('.doors > *', (parts) =>
      parts
        .filter((part) => {
          const { left, right, bottom } = part.getBoundingClientRect();
          return left < 0 || right > innerWidth || bottom > innerHeight;
        })
        .map((part) => part.textContent),
    );
    assert.deepEqual(outside, [], lang);
  }
  await context.close();
});

test('every set of rules says its goal, and a board without a solution says so', async () => {
  const person = await site.visit(browser, '?rules=torus&n=7');
  await person.ready();
  await person.shows('.say-text', /opposite edge/);
  for (const [state, wanted] of [
    [{ rules: 'super', n: 10 }, /like knights/],
    [{ rules: 'touch' }, /no two may touch/],
    [{ n: 3 }, /^There is no solution/],
  ]) {
    await person.evaluate((next) => {
      document.querySelector('n-queens-board').state = next;
    }, state);
    await person.shows('.say-text', wanted);
  }
  await person.close();
});

for (const mode of ['play', 'trace']) {
  test(`${mode}: at most six tab stops before the board`, async () => {
    const person = await site.visit(browser, `?mode=${mode}&n=5`);
    await person.ready();
    let stops = 0;
    const inGrid = () =>
      document.activeElement.shadowRoot?.activeElement?.matches('[role="gridcell"]') ?? false;
    do {
      await person.press('Tab');
      stops++;
    } while (!(await person.evaluate(inGrid)) && stops < 20);
    assert.ok(stops - 1 <= 6, `${stops - 1} stops`);
    await person.close();
  });
}

test('arrow keys move inside of the header, and the field for n counts with them', async () => {
  const person = await site.visit(browser, '?n=5');
  await person.ready();
  const id = () => person.evaluate(() => document.activeElement.id);
  await person.evaluate(() => document.getElementById('mode-play').focus());
  await person.press('ArrowRight');
  assert.equal(await id(), 'mode-trace');
  await person.press('End');
  assert.equal(await id(), 'documents');
  await person.evaluate(() => {
    document.querySelector('n-queens-board').shadowRoot.querySelector('.stepper input').focus();
  });
  await person.press('ArrowUp');
  await person.gives(() => document.querySelector('n-queens-board').n, 6);
  await person.close();
});

test('trace: cells above the current row are attacked when they are', async () => {
  const person = await site.visit(browser, '?mode=trace&n=4&step=10');
  await person.ready();
  await person.shows('.say-kind', /Step 11 /);
  // Names are for ears: they come a little later than the picture.
  await person.gives(() => {
    const board = document.querySelector('n-queens-board');
    const queens = board.position
      .map((column, row) => [row, column])
      .filter(([, c]) => c !== null && c >= 0);
    const cells = [...board.shadowRoot.querySelectorAll('[role="gridcell"]')];
    const attacked = (r, c) =>
      queens.some(([a, b]) => a === r || b === c || Math.abs(a - r) === Math.abs(b - c));
    return cells
      .map((cell, i) => [cell.getAttribute('aria-label'), Math.floor(i / 4), i % 4])
      .filter(([label, r, c]) => {
        const isQueen = queens.some(([a, b]) => a === r && b === c);
        const wanted = isQueen ? /queen/ : attacked(r, c) ? /attacked/ : /free/;
        return !wanted.test(label);
      });
  }, []);
  await person.close();
});

test('a small count is begun on entering, also by a link; a long one asks beside its button', async () => {
  const person = await site.visit(browser, '?mode=count&n=10');
  await person.shows('.tally output', '724'); // OEIS A000170
  await person.evaluate(() => {
    document.querySelector('n-queens-board').state = { mode: 'count', n: 27 };
  });
  await person.shows('.tally', /Published: 234,907,967,154,122,528 \(OEIS A000170\)/);
  await person.click('.dock .btn.main');
  await person.shows('.dock .btn.main .lbl', 'Start anyway');
  await person.shows(
    '.dock .note',
    /^≈ [\d.,]+ (hrs?|days?|yrs?) · Published: 234,907,967,154,122,528 \(OEIS A000170\)\.$/,
  );
  await person.close();
});

test('a count goes on while another mode is looked at, and its pill leads back', async () => {
  const query = '?mode=count&n=19&workers=1';
  const person = await site.visit(browser, query);
  await person.ready();
  await person.evaluate(() => document.querySelector('n-queens-board').play());
  await person.shows('.dock .note', /%/);
  await person.click('#mode-play');
  await person.clickCell(0, 0);
  await person.shows('.say-kind', /^1 of 19/);
  const percent = () => document.getElementById('running').textContent;
  const first = await person.until(percent, 'the pill');
  assert.match(first, /^n = 19 · \d/);
  await person.until(
    (text) => document.getElementById('running').textContent !== text,
    'it to go on',
    first,
  );
  assert.match(await person.evaluate(() => document.title), /^n = 19 · /);
  await person.click('#running');
  const counted = await person.until(() => {
    const board = document.querySelector('n-queens-board:not([hidden])');
    const text = board.shadowRoot.querySelector('.tally output')?.textContent ?? '';
    return /\d/.test(text) && text;
  }, 'the count');
  assert.match(counted, /\d/);
  await person.evaluate(() => document.querySelector('n-queens-board:not([hidden])').pause());
  assert.deepEqual(person.trouble, []);
  await person.close();
});

test('throwing a count away asks first; elapsed time survives a reload', async () => {
  const person = await site.visit(browser, '?mode=count&n=16&algorithm=lookup&workers=1');
  await person.ready();
  await person.evaluate(() => document.querySelector('n-queens-board').play());
  await person.shows('.figures dd:first-of-type', /^[1-9]/);
  await person.evaluate(() => document.querySelector('n-queens-board').pause());
  await person.shows('.dock .btn.main .lbl', /^Resume/);
  await person.reload();
  await person.shows('.dock .btn.main .lbl', /^Resume/);
  await person.shows('.figures div:nth-child(2) dd', /\d/);
  await person.click('.dock .rate .btn');
  await person.shows('dialog h2', /^Throw away/);
  await person.click('dialog .btn.main');
  // A dialog that was closed goes a moment later.
  const dialogs = () =>
    document.querySelector('n-queens-board').shadowRoot.querySelectorAll('dialog').length;
  await person.gives(dialogs, 0);
  await person.shows('.dock .btn.main .lbl', /^Resume/);
  await person.click('.dock .rate .btn');
  await person.click('dialog .btn:not(.main)');
  await person.shows('.dock .btn.main .lbl', 'Start');
  await person.close();
});

test('every mode says in one line what it shows, in every language', async () => {
  const LINES = {
    play: [
      '.say-text',
      { en: /^Place 8 queens/, 'zh-CN': /^放 8 个皇后/, 'zh-TW': /^放 8 個皇后/ },
    ],
    trace: ['.say-more', { en: /^Depth-first/, 'zh-CN': /深度优先/, 'zh-TW': /深度優先/ }],
    solutions: ['.what', { en: /^Ways to place 8/, 'zh-CN': /放法/, 'zh-TW': /放法/ }],
    count: ['.what', { en: /^How many ways/, 'zh-CN': /多少种放法/, 'zh-TW': /多少種放法/ }],
    race: ['.race h2.title', { en: /^How long each/, 'zh-CN': /要多久/, 'zh-TW': /要多久/ }],
  };
  const person = await site.visit(browser, '');
  for (const [mode, [selector, lines]] of Object.entries(LINES)) {
    for (const [lang, line] of Object.entries(lines)) {
      await person.page.goto(`${site.address}?mode=${mode}&lang=${lang}`);
      await person.ready();
      await person.shows(selector, line);
    }
  }
  const paper = await person.evaluate(async () => {
    const { href } = document.querySelector('.race .quoted a');
    return [href, (await (await fetch(href)).text()).includes('程元斌')];
  });
  assert.match(paper[0], /zh-TW/);
  assert.equal(paper[1], true);
  await person.close();
});

test('solutions: a random one is another one', async () => {
  const person = await site.visit(browser, '?mode=solutions&n=4');
  await person.ready();
  await person.shows('.vector output', '1 3 0 2');
  await person.click('[aria-label="Random solution"]');
  await person.shows('.vector output', '2 0 3 1');
  await person.close();
});
