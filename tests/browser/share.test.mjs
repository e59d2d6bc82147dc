/**
 * share.test.mjs -- what is seen, carried away: as a link, a frame, an element, Markdown, a
 * picture, one that moves and a text in any format; and the site in a folder of any host.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

import { ROOT } from '../../scripts/say.mjs';
import { browser, site } from './chromium.mjs';
import { openHost, openSite } from './site.mjs';

let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'nqueens-share-'));
});

after(() => rmSync(folder, { recursive: true }));

async function open(query) {
  const person = await site.visit(browser, query);
  await person.ready();
  return person;
}

/** Opens the dialog, on one of its tabs. */
async function share(person, tab) {
  await person.click('#share');
  await person.until(() => document.querySelector('dialog.share .copied')?.textContent, 'a code');
  if (tab) await pressIn(person, tab);
}

const code = () => document.querySelector('dialog .copied')?.textContent;

const tabs = () =>
  [...document.querySelectorAll('dialog [role="tab"]')].map((tab) => tab.textContent);

/** Changes what is chosen: a box by its words, or a choice by its name. */
const choose = (person, words, value) =>
  person.evaluate(
    (wanted, chosen) => {
      const dialog = document.querySelector('dialog');
      const box = [...dialog.querySelectorAll('.check')].find(
        (each) => each.textContent === wanted,
      );
      if (box) return box.querySelector('input').click();
      const field = dialog.querySelector(`.choices [aria-label="${wanted}"]`);
      field.value = chosen;
      return field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    words,
    value,
  );

test('a link shows the same to others, in every mode', async () => {
  const views = {
    '?n=6&queens=1,-,0.4,-,-,-&rules=torus': ['.say-kind', /^3 of 6/],
    '?mode=trace&n=5&algorithm=lookup&step=41&speed=8&level=story&code=python': [
      '.say-kind',
      /Step 42 of/,
    ],
    '?mode=solutions&n=6&step=2&classes=one': ['.vector output', '3 0 4 1 5 2'],
    '?mode=count&n=12&algorithm=bitmask&workers=1': ['.tally p', 'Not counted yet · n = 12'],
    '?mode=race&figures=nodes': ['.race .seg [aria-pressed="true"]', 'Nodes'],
  };
  for (const [query, [selector, wanted]] of Object.entries(views)) {
    const person = await open(query);
    await person.shows(selector, wanted);
    await share(person);
    const link = await person.evaluate(code);
    const shared = new URLSearchParams(new URL(link).search);
    assert.deepEqual(
      Object.fromEntries(shared),
      Object.fromEntries(new URLSearchParams(query)),
      'the link says what the address said',
    );
    await person.close();
  }
});

/** 1 3 0 2 as include/nqueens.h describes each format. */
const TEXTS = {
  dots: '.Q..\n...Q\nQ...\n..Q.\n',
  list: '[[.Q.., ...Q, Q..., ..Q.]]\n',
  numbered: '第 01 个结果 ：1 3 0 2 \n',
  matrix: ' 0  1  0  0 \n 0  0  0  1 \n 1  0  0  0 \n 0  0  1  0 \n',
  'matrix-leading': ' 0 1 0 0\n 0 0 0 1\n 1 0 0 0\n 0 0 1 0\n',
  'matrix-trailing': '0 1 0 0 \n0 0 0 1 \n1 0 0 0 \n0 0 1 0 \n',
  columns: '1 3 0 2\n',
  leetcode: '[[".Q..","...Q","Q...","..Q."]]\n',
  algebraic: 'b4 d3 a2 c1\n',
};

test('text in any format', async () => {
  const person = await open('?queens=1,3,0,2&n=4');
  await share(person, 'Text');
  const formats = () =>
    [...document.querySelectorAll('dialog .actions option')].map(({ value }) => value);
  await person.gives(formats, Object.keys(TEXTS));
  for (const [format, text] of Object.entries(TEXTS)) {
    await person.page.puppeteer.select('dialog .actions select', format);
    await person.gives(code, text);
  }
  await person.page.puppeteer.focus('dialog .actions select');
  await person.page.puppeteer.keyboard.press('Home');
  await person.gives(code, TEXTS.dots);
  assert.ok(await person.evaluate(() => document.activeElement.localName === 'select'));
  await person.close();
});

test('a board with gaps is drawn in dots, and in nothing else', async () => {
  const person = await open('?queens=1,-,0.2&n=3');
  await share(person, 'Text');
  await person.gives(code, '.Q.\n...\nQ.Q\n');
  await person.gives(() => document.querySelectorAll('dialog .actions option').length, 1);
  await person.close();
});

/** A file that the browser saves. */
async function saved(name) {
  const path = join(folder, name);
  const deadline = Date.now() + 60_000;
  while (!existsSync(path)) {
    if (Date.now() > deadline) throw new Error(`${name} was not saved`);
    await wait(50);
  }
  return readFileSync(path);
}

async function pressIn(person, text) {
  await person.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll('dialog button')];
    buttons.find(({ textContent }) => textContent === wanted).click();
  }, text);
}

test('pictures are saved as files: a board, and the map of a count', async () => {
  const person = await open('?queens=1,3,0,2&n=4');
  const session = await browser.puppeteer.target().createCDPSession();
  const options = { behavior: 'allow', downloadPath: folder };
  await session.send('Browser.setDownloadBehavior', options);
  await share(person, 'Picture');
  await pressIn(person, 'PNG');
  const png = await saved('nqueens.png');
  assert.deepEqual([...png.subarray(1, 4)], [...Buffer.from('PNG')]);
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1024, 1024]);
  await pressIn(person, 'SVG');
  const svg = (await saved('nqueens.svg')).toString();
  assert.match(svg, /^<svg .*<\/svg>\n$/s);
  await person.shows('dialog .note[role="status"]', /Saved as a file/);
  await person.close();

  const count = await open('?mode=count&n=12&workers=1');
  await count.evaluate(() => document.querySelector('n-queens-board').play());
  await count.shows('.saved', /Matches/);
  const [squares, done] = await count.evaluate(async () => {
    const board = document.querySelector('n-queens-board');
    const picture = await (await board.toBlob({ type: 'image/svg+xml' })).text();
    const green = getComputedStyle(board).getPropertyValue('--nq-malachite').trim();
    const rects = picture.match(/<rect [^>]*rx=/g).length;
    return [rects, picture.split(`fill="${green}"`).length - 1];
  });
  assert.equal(squares, 2 * done, 'every unit has its square, and every square is done');
  await share(count);
  // A count has no board to be written down, and nothing moves in it.
  assert.deepEqual(await count.evaluate(tabs), [
    ...['Link', 'Frame', 'Element', 'Markdown', 'Picture'],
  ]);
  await count.close();
});

test('copied is copied, and said', async () => {
  const context = browser.puppeteer.defaultBrowserContext();
  const origin = new URL(site.address).origin;
  await context.overridePermissions(origin, ['clipboard-read', 'clipboard-write']);
  const person = await open('?mode=solutions&n=4');
  await person.shows('.vector output', '1 3 0 2');
  await share(person);
  await person.page.puppeteer.bringToFront();
  await person.click('dialog .btn.main');
  await person.shows('dialog .note[role="status"]', 'Copied');
  await person.shows('dialog .btn.main', 'Copied');
  assert.equal(
    await person.evaluate(() => navigator.clipboard.readText()),
    `${site.address}?mode=solutions&n=4`,
  );
  await person.close();
});

test('the embed code is a frame that shows the same', async () => {
  const person = await open('?mode=trace&n=4&step=51');
  await person.shows('.say-text', 'Every row has its queen: solution 1.');
  await share(person, 'Frame');
  const frame = await person.evaluate(code);
  assert.match(frame, /^<iframe [^<>]* sandbox="allow-scripts"[^<>]*><\/iframe>$/);
  const source = /src="([^"]+)"/.exec(frame)[1].replaceAll('&amp;', '&');
  await person.page.goto(source);
  await person.shows('.say-text', 'Every row has its queen: solution 1.');
  await person.close();
});

test('what is chosen is in the code, and the preview shows it', async () => {
  const person = await open('?mode=trace&n=4&step=51');
  await person.shows('.say-text', 'Every row has its queen: solution 1.');
  await share(person);
  const link = async () => Object.fromEntries(new URL(await person.evaluate(code)).searchParams);
  const seen = () => {
    const { step, loop, quiz } = document.querySelector('dialog n-queens-board');
    return { step, loop: loop ?? null, quiz: quiz ?? null };
  };
  assert.deepEqual(await link(), { mode: 'trace', n: '4', step: '51' });
  await person.gives(seen, { step: 51, loop: null, quiz: null });
  await choose(person, 'Repeat');
  await choose(person, 'First step', '3');
  await choose(person, 'Last step', '20');
  assert.deepEqual(await link(), { mode: 'trace', n: '4', step: '51', loop: '2-19' });
  await person.gives(seen, { step: 51, loop: [2, 19], quiz: null });
  await choose(person, 'Last step', '3');
  assert.equal((await link()).loop, '2-19', 'no range, no change');
  await choose(person, 'Start here');
  await choose(person, 'Play by itself');
  await choose(person, 'Repeat');
  assert.deepEqual(await link(), { mode: 'trace', n: '4', autoplay: 'on' });
  await choose(person, 'Play by itself');
  await choose(person, 'Ask questions');
  await person.gives(seen, { step: 0, loop: null, quiz: ['next', 'refuser', 'count'] });
  await choose(person, 'Ask questions');
  await choose(person, 'Include language and theme');
  assert.deepEqual(await link(), { mode: 'trace', n: '4', lang: 'en' });
  await pressIn(person, 'Frame');
  await choose(person, 'Width', '360');
  assert.match(await person.evaluate(code), /width="360" height="540"/);
  const width = () => document.querySelector('dialog n-queens-board').offsetWidth;
  assert.ok((await person.evaluate(width)) <= 360);
  await pressIn(person, 'Markdown');
  assert.match(await person.evaluate(code), /^\[nqueens: Trace, n = 4\]\(http/);
  await pressIn(person, 'Element');
  assert.match(await person.evaluate(code), /<n-queens-board n="4" mode="trace" lang="en"/);
  assert.deepEqual(person.trouble, []);
  assert.deepEqual(await person.violations(), []);
  await person.close();
});

test('an animation is seen before it is saved, as the steps and the size say', async () => {
  const person = await open('?mode=trace&n=4');
  const session = await browser.puppeteer.target().createCDPSession();
  const options = { behavior: 'allow', downloadPath: join(folder, 'moving') };
  await session.send('Browser.setDownloadBehavior', options);
  await share(person, 'Animation');
  await choose(person, 'First step', '10');
  await choose(person, 'Last step', '14');
  await choose(person, 'Width', '320');
  const picture = () => {
    const image = document.querySelector('dialog .preview img');
    return image?.complete && image.naturalWidth;
  };
  await person.gives(picture, 320);
  await pressIn(person, 'PNG');
  const png = await saved(join('moving', 'nqueens.png'));
  const control = png.indexOf('acTL');
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(control + 4)], [320, 5]);
  assert.equal(png.readUInt32BE(control + 8), 1, 'once, as nothing repeats');
  assert.deepEqual(await person.violations(), []);
  await person.close();
});

test('an address of this device is said to be one; a phone sends links and pictures itself', async () => {
  const script = () => {
    globalThis.sent = [];
    navigator.canShare = () => true;
    navigator.share = async ({ url, files }) => globalThis.sent.push(url ?? files[0].type);
  };
  const person = await site.visit(browser, '?n=5', { script });
  await person.ready();
  await share(person);
  await person.shows('dialog .warn', /works on your own device only/);
  await pressIn(person, 'Send');
  await pressIn(person, 'Picture');
  await person.until(() => document.querySelector('dialog .preview img')?.complete, 'the picture');
  await person.until(
    () => [...document.querySelectorAll('dialog button')].some((b) => b.textContent === 'Send'),
    'the button that sends',
  );
  await pressIn(person, 'Send');
  await person.gives(() => globalThis.sent, [`${site.address}?n=5`, 'image/svg+xml']);
  await person.close();
});

test('a code is seen as a whole, and the dialog is no wider than the screen', async () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
  ]) {
    const person = await site.visit(browser, '?mode=trace&n=6&algorithm=sieve', { width, height });
    await person.ready();
    await share(person, 'Frame');
    const { whole, inside } = await person.evaluate(() => {
      const text = document.querySelector('dialog .copied');
      const dialog = document.querySelector('dialog');
      const buttons = [...dialog.querySelectorAll('button')];
      const box = dialog.getBoundingClientRect();
      const isInside = (button) => {
        const { left, right } = button.getBoundingClientRect();
        return left >= box.left && right <= box.right;
      };
      return {
        whole: text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth,
        inside: box.left >= 0 && box.right <= innerWidth && buttons.every(isInside),
      };
    });
    assert.deepEqual({ whole, inside }, { whole: height > 400, inside: true }, `${width} pixels`);
    await person.close();
  }
});

/** What a frame shows, and when it shows it. */
const FRAMED = {
  '?n=8&queens=0,2': ['.say-kind', /^2 of 8/],
  '?mode=trace&n=6&algorithm=board&step=20': ['.say-kind', /Step 21 of/],
  '?mode=solutions&n=6': ['.head .title', /4/],
  '?mode=count&n=12': ['.tally p', /n = 12$/],
};

/** Parts of the board in a frame that are not wholly in view, and how far the frame was scrolled. */
const outOfView = () => {
  const root = document.querySelector('n-queens-board').shadowRoot;
  const box = (element) => element.getBoundingClientRect();
  const bottom = { true: innerHeight, false: box(root.querySelector('.dock')).top };
  const parts = [...root.querySelectorAll('.board, .say, .head.top, .tally, .transport button')];
  const inView = (part) => {
    const { left, top, right, bottom: end, width } = box(part);
    const lowest = bottom[part.closest('.dock') !== null];
    return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && end <= lowest + 0.5;
  };
  const hidden = parts.filter((part) => !inView(part));
  return { parts: parts.length, hidden: hidden.map(({ className }) => className), scrollY };
};

/** Two to three, and not higher than 620 pixels. */
const HEIGHTS = { 360: 540, 560: 620, 720: 620 };

/** Puts a frame into a column of a page; gives its size and how much of the width is border. */
const frameIn = (markup, pixels) => {
  const main = document.getElementById('main');
  main.style.width = `${pixels}px`;
  main.innerHTML = markup;
  const { offsetWidth, offsetHeight, clientWidth } = main.firstChild;
  return { border: offsetWidth - clientWidth, size: [offsetWidth, offsetHeight] };
};

describe('in a frame of the embed code board, narration and buttons are in view:', () => {
  let host;
  before(async () => {
    host = await openHost();
  });
  after(() => host.close());

  for (const [query, [selector, wanted]] of Object.entries(FRAMED)) {
    for (const width of [360, 560, 720]) {
      test(`${query} in a column of ${width} pixels`, async () => {
        const person = await open(query);
        const code = await person.evaluate(() => document.querySelector('#board').embedCode());
        await person.page.goto(host.origin);
        const size = await person.evaluate(frameIn, code, width);
        assert.deepEqual(size, { border: 0, size: [width, HEIGHTS[width]] });
        const frame = await person.page.puppeteer.waitForFrame((each) =>
          each.url().includes('embed.html'),
        );
        await frame.waitForFunction(
          (name, pattern) =>
            new RegExp(pattern).test(
              document.querySelector('n-queens-board')?.shadowRoot?.querySelector(name)
                ?.textContent,
            ),
          {},
          selector,
          wanted.source,
        );
        const { parts, hidden, scrollY } = await frame.evaluate(outOfView);
        assert.ok(parts >= 3, `${parts} parts`);
        assert.deepEqual({ hidden, scrollY }, { hidden: [], scrollY: 0 });
        await person.close();
      });
    }
  }

  test('where the style is dropped, the attributes give a frame of one height', async () => {
    const person = await open('?n=8');
    const code = await person.evaluate(() => document.querySelector('#board').embedCode());
    const plain = code.replace(/ style="[^"]*"/, '');
    assert.notEqual(plain, code);
    await person.page.goto(host.origin);
    for (const width of [360, 720]) {
      const size = await person.evaluate(frameIn, plain, width);
      assert.deepEqual(size, { border: 0, size: [width, 620] });
    }
    await person.close();
  });
});

test('the folder works below any path of a host', async () => {
  const below = await openSite(join(ROOT, 'dist', 'site'), '/people/anna/nq%20site/');
  const person = await below.visit(browser, '?mode=trace&n=4&step=51');
  await person.ready();
  await person.shows('.say-text', 'Every row has its queen: solution 1.');
  await person.shows('.code .lit code', /./);
  await person.click('#mode-count');
  await person.click('.dock .btn.main');
  await person.shows('.tally output', '2');
  const tutorial = await person.evaluate(
    async () => (await fetch(document.querySelector('#tutorial').href)).status,
  );
  assert.equal(tutorial, 200);
  assert.deepEqual(person.trouble, []);
  assert.deepEqual(below.reports, []);
  await person.page.goto(`${below.address}embed.html?mode=trace&n=4&step=51`);
  await person.shows('.say-text', 'Every row has its queen: solution 1.');
  await person.close();
  below.close();
});
