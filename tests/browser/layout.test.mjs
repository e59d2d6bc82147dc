/**
 * layout.test.mjs -- one view: board, narration and transport are visible together, whole,
 * without scrolling, on the page and in frames of any size; no label is cut.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { browser, site } from './chromium.mjs';

const PAGES = [
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
  [720, 1000],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
];

const FRAMES = [
  [280, 320],
  [320, 480],
  [360, 620],
  [480, 400],
  [560, 620],
  [640, 420],
  [680, 589],
  [720, 620],
  [1000, 500],
];

const QUERIES = {
  play: 'n=8&queens=0,4',
  trace: 'mode=trace&n=6&step=30',
  solutions: 'mode=solutions&n=6',
  count: 'mode=count&n=6',
};

/** The boxes of what must be in view, in pixels of the window. */
function boxes() {
  const root = document.querySelector('n-queens-board').shadowRoot;
  const box = (selector) => {
    const found = root.querySelector(selector);
    if (!found) return null;
    const { left, top, right, bottom } = found.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const cut = [...root.querySelectorAll('.setup .pick-l, .dock .lbl, .dock .btn, .views button')]
    .filter((label) => label.checkVisibility() && label.scrollWidth > label.clientWidth + 1)
    .map((label) => label.textContent);
  return {
    ...{ board: box('.board'), voice: box('.voice'), transport: box('.transport'), cut },
    dock: box('.dock'),
    window: [innerWidth, innerHeight],
    scrolls: document.documentElement.scrollHeight > innerHeight + 1,
    wide: document.documentElement.scrollWidth > innerWidth,
    header: crowded(),
  };

  /** What stands on something else in the header of the page. */
  function crowded() {
    const parts = [...document.querySelectorAll('#bar :is(.brand, .links a, .tools)')];
    const shown = parts
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return { name: part.id || part.className, left, right, top, bottom };
      });
    const meet = (a, b) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return shown.flatMap((a, i) =>
      shown
        .slice(i + 1)
        .filter((b) => meet(a, b))
        .map(({ name }) => `${a.name}, ${name}`),
    );
  }
}

function overlap(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > 1;
}

function check(seen, what, smallest) {
  const [width, height] = seen.window;
  for (const name of ['board', 'voice', 'transport']) {
    const { left, top, right, bottom } = seen[name];
    const text = `${what}: ${name} ${JSON.stringify(seen[name])}`;
    assert.ok(right - left > 20 && bottom - top > 10, `${text} has a size`);
    const inside = left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1;
    assert.ok(inside, `${text} is inside of ${width} x ${height}`);
  }
  const { board, voice, dock } = seen;
  assert.ok(!overlap(board, voice), `${what}: board and narration`);
  assert.ok(!overlap(board, dock) && !overlap(voice, dock), `${what}: the dock covers something`);
  const side = board.right - board.left;
  assert.ok(side >= smallest, `${what}: a board of ${Math.round(side)} pixels`);
  assert.deepEqual(seen.cut, [], `${what}: labels are cut`);
  assert.equal(seen.scrolls, false, `${what}: the page can be scrolled`);
  assert.equal(seen.wide, false, `${what}: the page can be scrolled sideways`);
  assert.deepEqual(seen.header, [], `${what}: the header is crowded`);
}

for (const [width, height] of PAGES) {
  test(`the page at ${width} x ${height}`, async () => {
    const person = await site.visit(browser, `?${QUERIES.play}`, { width, height });
    for (const [mode, query] of Object.entries(QUERIES)) {
      await person.page.goto(`${site.address}?${query}`);
      await person.ready();
      const smallest = 0.38 * Math.min(width, height);
      check(await person.evaluate(boxes), `${mode}`, smallest);
    }
    await person.close();
  });
}

describe('frames', () => {
  for (const [width, height] of FRAMES) {
    test(`a frame of ${width} x ${height}`, async () => {
      const query = `embed.html?${QUERIES.trace}`;
      const person = await site.visit(browser, query, { width, height });
      for (const mode of ['trace', 'play', 'solutions']) {
        await person.page.goto(`${site.address}embed.html?${QUERIES[mode]}`);
        await person.ready();
        check(await person.evaluate(boxes), mode, 0.35 * Math.min(width, height));
      }
      await person.close();
    });
  }
});

/** Whether the running line stands within the code that is seen. */
function isLineInView() {
  const root = document.querySelector('n-queens-board').shadowRoot;
  const [code, line] = ['.code', '.code .lit'].map((selector) =>
    root.querySelector(selector)?.getBoundingClientRect(),
  );
  return Boolean(line) && line.top >= code.top && line.bottom <= code.bottom;
}

test('there is one row of tabs, and the board is one of them only where it has no room', async () => {
  const person = await site.visit(browser, `?${QUERIES.trace}`);
  const tabs = () => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    const seen = [...root.querySelectorAll('[role="tab"]')].filter((tab) => tab.checkVisibility());
    return [new Set(seen.map((tab) => tab.parentNode)).size, seen[0].textContent];
  };
  for (const [size, first] of [
    [[1280, 720], 'Code'],
    [[360, 640], 'Board'],
    [[600, 1400], 'Code'],
  ]) {
    await person.page.puppeteer.setViewport({ width: size[0], height: size[1] });
    await person.gives(tabs, [1, first]);
  }
  await person.close();
});

test('a link to a pane opens on it where there is no room beside the board', async () => {
  const query = `?${QUERIES.trace}&pane=state`;
  const person = await site.visit(browser, query, { width: 390, height: 700 });
  await person.shows('.views [aria-selected="true"]', 'Variables');
  await person.close();
});

test('a narrow frame has its code in a tab, by click and by arrow key', async () => {
  const address = `embed.html?${QUERIES.trace}`;
  const person = await site.visit(browser, address, { width: 320, height: 480 });
  await person.ready();
  const seen = () =>
    person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      return ['.board', '.code', '.voice', '.transport'].map((selector) =>
        root.querySelector(selector).checkVisibility(),
      );
    });
  assert.deepEqual(await seen(), [true, false, true, true]);
  await person.until(
    () => document.querySelector('n-queens-board').shadowRoot.querySelector('.code .lit'),
    'a line that is lit while nobody sees it',
  );
  await person.click('.views [data-view="code"]');
  assert.deepEqual(await seen(), [false, true, true, true]);
  await person.gives(isLineInView, true);
  await person.press('ArrowLeft');
  assert.deepEqual(await seen(), [true, false, true, true]);
  await person.close();
});
