/**
 * tutorial.test.mjs -- the tutorial in a browser: boards that live at their step,
 * experiments that give the right numbers, and pages that read well without JavaScript.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { ROOT } from '../../scripts/say.mjs';
import { load } from '../../web/lib/core/index.js';
import { chaptersOf } from '../../web/site/build/tutorial.mjs';
import { complaints } from './axe.mjs';
import { browser, site } from './chromium.mjs';
import { enginesOf, launch } from './engines.mjs';

/** Brings every board near, one after the other, until all of them have drawn themselves. */
async function wakeAll(person) {
  const sleeping = () => {
    const place = document.querySelector('.asleep');
    place?.scrollIntoView({ block: 'center' });
    return !place && [...document.querySelectorAll('n-queens-board')].every(isDrawn);

    function isDrawn(board) {
      board.closest('details')?.setAttribute('open', '');
      const canvas = board.shadowRoot?.querySelector('canvas');
      return canvas?.width > 1 && !/Loading|载入|載入/.test(board.shadowRoot.textContent);
    }
  };
  await person.until(sleeping, 'all boards');
}

/** Scrolling wakes boards; what is awake must have drawn itself before it is judged. */
function awakeAreDrawn() {
  return [...document.querySelectorAll('n-queens-board')].every(({ shadowRoot }) => {
    const canvas = shadowRoot?.querySelector('canvas');
    return canvas?.width > 1 && !/Loading|载入|載入/.test(shadowRoot.textContent);
  });
}

/** The sentences that stand in a page for its trace boards. */
function printedSentences(path) {
  const html = readFileSync(join(ROOT, 'dist/site/tutorial', path), 'utf8');
  return [...html.matchAll(/<p class="said"><span>(.*?)<\/span> (.*?)<\/p>/g)].map(
    ([, step, sentence]) => `${step} ${sentence}`,
  );
}

function spokenSentences() {
  const boards = [...document.querySelectorAll('n-queens-board[mode="trace"]')];
  return boards.map(({ shadowRoot }) => {
    const step = shadowRoot.querySelector('.say-kind span:last-child').textContent;
    return `${step} ${shadowRoot.querySelector('.say-text').textContent}`;
  });
}

/** How long a search is comes a little later than its step. */
async function settledSentences(person) {
  await person.until(() => {
    const boards = [...document.querySelectorAll('n-queens-board[mode="trace"]')];
    const notes = boards.map(({ shadowRoot }) =>
      shadowRoot.querySelector('.say-kind span:last-child'),
    );
    return notes.every((note) => /\d\D+\d/.test(note.textContent));
  }, 'the number of steps');
  return person.evaluate(spokenSentences);
}

/** What the first run of each chapter's experiment must give; null is "anything". */
const RESULTS = {
  '01': ['8', '40,320', '92', null],
  '02': ['6', '171', '25', '894', '152', '4'],
  '03': ['7', '40', '4 7 6 6 6 7 4', '0 2 4 6 1 3 5', '6 4 2 0 5 3 1'],
  '04': ['4', '2', '3', '1', '3 1 0 2'],
  '05': ['board', '10', '35,538', '348,150', null],
  '06': ['1 3 5', '01010100', '00001110', '01001000', '10100001'],
  '07': ['8', '92', '12', '11', '1', '0', '0'],
  '08': ['10', '724', '3,916', '58,304', null, null, null],
  '09': ['1,000,000', null, '✓', null, null],
  10: [/^(torus|环面|環面)$/, '7', '28', null],
};

async function runExperiment(person) {
  await person.evaluate(() => document.querySelector('.lab form').requestSubmit());
  return person.until(() => {
    const row = document.querySelector('.lab tbody tr');
    return row && [...row.cells].map((cell) => cell.textContent);
  }, 'the result');
}

/** The cells of the first row of results, where they do not depend on the machine. */
async function checkExperiment(person, name) {
  const expected = RESULTS[name.slice(0, 2)];
  const found = await runExperiment(person);
  assert.equal(found.length, expected.length);
  expected.forEach((cell, i) => {
    if (cell instanceof RegExp) assert.match(found[i], cell);
    else if (cell !== null) assert.equal(found[i], cell);
  });
}

/** The reader opens the answer: something is there that was not seen before. */
async function checkAnswer(person) {
  const seen = () => document.querySelector('.answer p').checkVisibility();
  await person.evaluate(() => {
    document.querySelector('.question details').open = false;
  });
  assert.equal(await person.evaluate(seen), false);
  // Not by its place on the screen: a board that wakes meanwhile would move it.
  await person.evaluate(() => document.querySelector('.question summary').click());
  await person.until(seen, 'the answer');
}

async function checkPage(person) {
  await person.until(awakeAreDrawn, 'the boards that are awake');
  assert.deepEqual(await complaints(person), []);
  assert.deepEqual(await person.violations(), []);
  assert.deepEqual(person.trouble, []);
  const wide = await person.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(wide, false, 'the page can be scrolled sideways');
}

/** Chapters whose boards speak every kind of sentence; in Chinese these are enough. */
const SPOKEN = /^0[24]/;
const PHONE = { width: 390, height: 844 };
const LIGHTS = {
  en: { dark: false },
  'zh-CN': { dark: false, ...PHONE },
  'zh-TW': { dark: true },
};

for (const [tag, light] of Object.entries(LIGHTS)) {
  describe(tag, () => {
    // One tab reads the whole book: another one for each chapter would take twice as long.
    let person;
    const turnTo = (name) => person.page.goto(`${site.address}tutorial/${tag}/${name}`);
    before(async () => {
      person = await site.visit(browser, `tutorial/${tag}/`, light);
    });
    after(() => person?.close());

    for (const { name } of chaptersOf(tag)) {
      test(`${name}: boards, experiment, answer and axe`, async () => {
        await turnTo(name);
        if (tag === 'en' || SPOKEN.test(name)) {
          await wakeAll(person);
          assert.deepEqual(await settledSentences(person), printedSentences(`${tag}/${name}`));
        }
        await checkExperiment(person, name);
        await checkAnswer(person);
        await checkPage(person);
      });
    }

    test('the list of chapters', async () => {
      await turnTo('index.html');
      await checkPage(person);
    });
  });
}

test('the reader steps through a board, and changes the theme of all', async () => {
  const person = await site.visit(browser, 'tutorial/en/02-backtracking.html', { dark: false });
  await wakeAll(person);
  await person.evaluate(() => document.querySelector('n-queens-board').stepForward());
  await person.until(() => {
    const { shadowRoot } = document.querySelector('n-queens-board');
    return shadowRoot.textContent.includes('Step 7 of 128');
  }, 'the next step');
  await person.click('#theme');
  const themes = await person.evaluate(() => [
    document.documentElement.dataset.theme,
    ...[...document.querySelectorAll('n-queens-board')].map((board) => board.getAttribute('theme')),
  ]);
  assert.equal(new Set(themes).size, 1);
  assert.ok(['light', 'dark'].includes(themes[0]));
  await person.close();
});

test('a link of the text moves its board; a chosen language of code goes into the next chapter', async () => {
  const person = await site.visit(browser, 'tutorial/en/07-symmetry.html');
  await wakeAll(person);
  const columns = () => document.querySelector('#exception').queens.join('');
  await person.gives(columns, '24170635');
  const follow = (text) =>
    person.evaluate((words) => {
      const links = [...document.querySelectorAll('a[data-board]')];
      links.find(({ textContent }) => textContent === words).click();
    }, text);
  await follow('a quarter'); // the queen of row 0, column 2 comes to row 2, column 7, and so on
  await person.gives(columns, columnsTurned('24170635'));
  await follow('a half');
  await person.gives(columns, '24170635');

  await person.page.goto(`${site.address}tutorial/en/02-backtracking.html`);
  await person.until(
    () => document.querySelector('.codes:not([hidden])'),
    'the tabs of the listing',
  );
  await person.evaluate(() => document.querySelector('.codes [data-code="python"]').click());
  await person.page.goto(`${site.address}tutorial/en/04-the-sieve.html`);
  await wakeAll(person);
  const chosen = () => [
    ...[...document.querySelectorAll('n-queens-board')].map(({ code }) => code),
    document.querySelector('.listing:not([hidden])').dataset.code,
  ];
  assert.deepEqual(new Set(await person.evaluate(chosen)), new Set(['python']));
  await person.close();
});

test('a link wakes a board that is far below, moves it and leads to it', async () => {
  const person = await site.visit(browser, 'tutorial/en/04-the-sieve.html', { height: 500 });
  const isDrawn = () => {
    const first = document.querySelector('n-queens-board');
    return first?.shadowRoot?.querySelector('canvas')?.width > 1;
  };
  await person.until(isDrawn, 'the first board');
  assert.equal(await person.evaluate(() => document.querySelector('#matrix').localName), 'div');
  await person.evaluate(() => {
    const links = [...document.querySelectorAll('a[data-board="matrix"]')];
    links.find(({ textContent }) => textContent === 'Taking a queen back').click();
  });
  await person.until(() => {
    const board = document.querySelector('n-queens-board#matrix');
    const { top, bottom } = board.getBoundingClientRect();
    const said = board.shadowRoot.querySelector('.say-text')?.textContent ?? '';
    return /is taken back/.test(said) && top < innerHeight && bottom > 0;
  }, 'the board after a queen is taken back');
  assert.deepEqual(person.trouble, []);
  await person.close();
});

/** A quarter turn to the right, by hand: row r, column c comes to row c, column n - 1 - r. */
function columnsTurned(text) {
  const turned = [];
  [...text].forEach((column, row) => {
    turned[column] = text.length - 1 - row;
  });
  return turned.join('');
}

test('a chapter has its board after at most fifteen files', async () => {
  const script = () => {
    const files = () => performance.getEntriesByType('resource').length + 1;
    document.addEventListener('nq-ready', () => (globalThis.files ??= files()), true);
  };
  const person = await site.visit(browser, 'tutorial/en/02-backtracking.html', { script });
  const files = await person.until(() => globalThis.files, 'the board');
  assert.ok(files <= 15, `${files} files`);
  await person.close();
});

test('without JavaScript there are pictures, sentences and a word about experiments', async () => {
  const tab = await browser.puppeteer.newPage();
  await tab.setJavaScriptEnabled(false);
  await tab.setViewport({ width: 1280, height: 860 });
  await tab.goto(`${site.address}tutorial/en/02-backtracking.html`);
  const seen = await tab.evaluate(() => {
    const shown = (element) => element.getClientRects().length > 0;
    return {
      pictures: [...document.querySelectorAll('n-queens-board svg')].filter(shown).length,
      sentences: [...document.querySelectorAll('.said')].filter(shown).length,
      forms: [...document.querySelectorAll('form')].filter(shown).length,
      note: shown(document.querySelector('.lab .nojs')),
      // What can be pressed and pointed at is not there.
      live: [...document.querySelectorAll('.live')].filter(shown).length,
    };
  });
  assert.deepEqual(seen, { pictures: 6, sentences: 6, forms: 0, note: true, live: 0 });
  // A picture and its sentence, and no room for what only a script shows.
  const tallest = await tab.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('n-queens-board')].map((board) => board.clientHeight),
    ),
  );
  assert.ok(tallest < 500, `${tallest} px`);
  await tab.close();
});

test('on paper a dark page is light, boards are pictures, and answers are open', async () => {
  const person = await site.visit(browser, 'tutorial/en/02-backtracking.html', { dark: true });
  await wakeAll(person);
  await person.evaluate(() => {
    while (document.documentElement.dataset.theme !== 'dark') {
      document.getElementById('theme').click();
    }
  });
  const ground = () => getComputedStyle(document.body).getPropertyValue('--nq-paper');
  const onScreen = await person.evaluate(ground);
  await person.page.puppeteer.emulateMediaType('print');
  const shown = await person.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const seen = (selector) =>
      [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility()).length;
    return {
      furniture: seen('.bar, .chapters, form, summary, n-queens-board, .live'),
      pictures: seen('.paper svg'),
      sentences: seen('.paper .said'),
      answers: seen('.answer'),
    };
  });
  assert.deepEqual(shown, { furniture: 0, pictures: 6, sentences: 6, answers: 1 });
  assert.notEqual(await person.evaluate(ground), onScreen);
  await person.close();
});

test('a puzzle of regions is solved with the mouse', async () => {
  const person = await site.visit(browser, 'tutorial/en/10-other-rules.html', { dark: false });
  await wakeAll(person);
  const nq = await load();
  const { seed, n } = await person.evaluate(() => {
    const board = document.querySelector('n-queens-board[rules="regions"]');
    board.addEventListener('nq-solution', () => board.setAttribute('data-solved', ''));
    return { seed: Number(board.getAttribute('seed')), n: board.n };
  });
  const solution = nq.complete(n, nq.puzzle(n, { seed }));
  for (const [row, column] of solution.entries()) {
    const [x, y] = await person.evaluate(pointOf, row, column);
    await person.page.mouse.click(x, y); // crossed out
    await person.page.mouse.click(x, y); // a queen
  }
  await person.until(
    () => document.querySelector('n-queens-board[rules="regions"][data-solved]'),
    'the solution',
  );
  await person.close();
});

/** Where a cell of the puzzle is on the screen. */
function pointOf(row, column) {
  const { shadowRoot } = document.querySelector('n-queens-board[rules="regions"]');
  const grid = shadowRoot.querySelector('.grid');
  grid.scrollIntoView({ block: 'center' });
  const box = grid.getBoundingClientRect();
  const cell = box.width / Number(grid.getAttribute('aria-colcount'));
  return [box.left + (column + 0.5) * cell, box.top + (row + 0.5) * cell];
}

/** The other engines read a few chapters: boards that live, one experiment, one answer. */
for (const engine of enginesOf(import.meta.url).filter((name) => name !== 'chromium')) {
  describe(engine, () => {
    let other;
    before(async () => {
      other = await launch(engine);
    });
    after(() => other?.close());

    for (const path of ['en/02-backtracking.html', 'zh-TW/10-other-rules.html']) {
      test(`reads ${path}`, async () => {
        const person = await site.visit(other, `tutorial/${path}`);
        await wakeAll(person);
        assert.deepEqual(await settledSentences(person), printedSentences(path));
        await checkExperiment(person, path.split('/')[1]);
        await checkAnswer(person);
        assert.deepEqual(person.trouble, []);
        await person.picture(`tutorial-${engine}-${path.replace(/\W/g, '-')}`);
        await person.close();
      });
    }
  });
}

test('the page leads to the tutorial in its language', async () => {
  const person = await site.visit(browser, '?lang=zh-TW');
  await person.ready();
  const href = await person.evaluate(() =>
    document.querySelector('#tutorial').getAttribute('href'),
  );
  assert.equal(href, 'tutorial/zh-TW/index.html');
  await person.close();
});

test('each board can be embedded and shared, as the page’s sheet does it', async () => {
  const person = await site.visit(browser, 'tutorial/en/01-the-puzzle.html');
  await wakeAll(person);
  const count = (selector) => document.querySelectorAll(selector).length;
  await person.gives(count, await person.evaluate(count, 'n-queens-board'), 'figure .embed');
  await person.click('figure .embed');
  const isInSheet = (selector) =>
    Boolean(document.querySelector('.sheet')?.shadowRoot.querySelector(selector));
  await person.until(isInSheet, 'the tab of frames', '#tab-frame');
  await person.evaluate(() =>
    document.querySelector('.sheet').shadowRoot.querySelector('#tab-frame').click(),
  );
  const code = () =>
    document.querySelector('.sheet').shadowRoot.querySelector('.copied').textContent;
  const address = new URL('embed.html', site.address).href;
  assert.ok((await person.evaluate(code)).includes(`src="${address}?queens=-,-,-,3`));
  assert.deepEqual(await complaints(person), []);
  await person.press('Escape');
  await person.gives(count, 0, '.sheet');
  await person.close();
});

test('the first board lets one play: it says what is wrong, takes back, and is won', async () => {
  const person = await site.visit(browser, 'tutorial/en/01-the-puzzle.html', { height: 1600 });
  await person.until(() => document.querySelector('n-queens-board')?.shadowRoot, 'the first board');
  await person.clickCell(0, 3);
  await person.shows('.say-text', 'Two queens attack each other.');
  await person.click('.dock button');
  await person.shows('.say-kind', '1 of 8 queens');
  for (const [row, column] of [1, 4, 6, 3, 0, 7, 5, 2].entries()) {
    if (row !== 3) await person.clickCell(row, column);
  }
  await person.shows('.say', /Solved/);
  await person.close();
});
