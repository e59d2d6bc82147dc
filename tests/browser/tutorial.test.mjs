/**
 * tutorial.test.mjs -- the tutorial in a browser: boards that live at their step,
 * experiments that give the right numbers, and pages that read well without JavaScript.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { ROOT } from '../../scripts/say.mjs';
import { chaptersOf } from '../../scripts/tutorial.mjs';
import { launch } from './engines.mjs';
import { openSite } from './site.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site;
let browser;

before(async () => {
  site = await openSite();
  browser = await launch('chromium');
});

after(async () => {
  await browser?.close();
  site?.close();
});

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

async function complaints(person) {
  await person.page.puppeteer.evaluate(axe);
  return person.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.flat().join(' ')}: ${node.failureSummary}`),
    );
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
  10: ['torus', '7', '28', null],
};

async function runExperiment(person) {
  await person.evaluate(() => document.querySelector('.lab form').requestSubmit());
  return person.until(() => {
    const row = document.querySelector('.lab tbody tr');
    return row && [...row.cells].map((cell) => cell.textContent);
  }, 'the result');
}

for (const { name } of chaptersOf('en')) {
  test(`${name}: boards, experiment and axe`, async () => {
    const person = await site.visit(browser, `tutorial/en/${name}`, { dark: false });
    await wakeAll(person);
    assert.deepEqual(await settledSentences(person), printedSentences(`en/${name}`));

    const expected = RESULTS[name.slice(0, 2)];
    const found = await runExperiment(person);
    assert.equal(found.length, expected.length);
    expected.forEach((cell, i) => {
      if (cell !== null) assert.equal(found[i], cell);
    });

    assert.deepEqual(await complaints(person), []);
    assert.deepEqual(await person.violations(), []);
    assert.deepEqual(person.trouble, []);
    await person.close();
  });
}

describe('in other languages and lights', () => {
  const looks = [
    ['zh-TW/02-backtracking.html', { dark: true }],
    ['zh-CN/04-the-sieve.html', { dark: false, width: 390, height: 844 }],
    ['zh-TW/index.html', { dark: true, width: 390, height: 844 }],
  ];
  for (const [path, options] of looks) {
    test(path, async () => {
      const person = await site.visit(browser, `tutorial/${path}`, options);
      await wakeAll(person);
      assert.deepEqual(await settledSentences(person), printedSentences(path));
      assert.deepEqual(await complaints(person), []);
      assert.deepEqual(person.trouble, []);
      const wide = await person.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      assert.equal(wide, false, 'the page can be scrolled sideways');
      await person.picture(`tutorial-${path.replace(/\W/g, '-')}`);
      await person.close();
    });
  }
});

test('the reader steps through a board, and changes the theme of all', async () => {
  const person = await site.visit(browser, 'tutorial/en/02-backtracking.html', { dark: false });
  await wakeAll(person);
  await person.evaluate(() => document.querySelector('n-queens-board').step());
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

test('without JavaScript there are pictures, sentences and a word about experiments', async () => {
  const tab = await browser.puppeteer.newPage();
  await tab.setJavaScriptEnabled(false);
  await tab.goto(`${site.address}tutorial/en/02-backtracking.html`);
  const seen = await tab.evaluate(() => {
    const shown = (element) => element.getClientRects().length > 0;
    return {
      pictures: [...document.querySelectorAll('n-queens-board svg')].filter(shown).length,
      sentences: [...document.querySelectorAll('.said')].filter(shown).length,
      forms: [...document.querySelectorAll('form')].filter(shown).length,
      note: shown(document.querySelector('.lab .nojs')),
    };
  });
  assert.deepEqual(seen, { pictures: 4, sentences: 4, forms: 0, note: true });
  await tab.close();
});

test('on paper there are no buttons, and answers are open', async () => {
  const person = await site.visit(browser, 'tutorial/en/02-backtracking.html');
  await wakeAll(person);
  const tab = person.page.puppeteer;
  await tab.emulateMediaType('print');
  const shown = await person.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const seen = (element) => element.getClientRects().length > 0;
    const docks = [...document.querySelectorAll('n-queens-board')].map((board) =>
      board.shadowRoot.querySelector('[part~="dock"]'),
    );
    const hidden = [...document.querySelectorAll('.bar, .chapters, form, summary'), ...docks];
    return {
      buttons: hidden.filter(seen).length,
      answer: seen(document.querySelector('.answer')),
    };
  });
  assert.deepEqual(shown, { buttons: 0, answer: true });
  await person.close();
});

test('the page leads to the tutorial in its language', async () => {
  const person = await site.visit(browser, '?lang=zh-TW');
  await person.ready();
  const href = await person.evaluate(() =>
    document.querySelector('#tutorial').getAttribute('href'),
  );
  assert.equal(href, 'tutorial/zh-TW/index.html');
  await person.close();
});
