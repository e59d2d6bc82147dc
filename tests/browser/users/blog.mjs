/**
 * blog.mjs -- a page with boards in it that somebody's blog, course or notebook made: looked
 * at in four ways, and used.
 *
 * Whatever stands around a board, in a frame or not: it is drawn, nothing of it is cut off,
 * it is as dark as the page, and it does what is clicked. build/screenshots/ has pictures.
 */
import assert from 'node:assert/strict';

import { visit } from '../site.mjs';

const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 375, height: 740 };

const LOOKS = {
  'wide-light': { ...WIDE, dark: false },
  'wide-dark': { ...WIDE, dark: true },
  'phone-light': { ...PHONE, dark: false },
  'phone-dark': { ...PHONE, dark: true },
};

/** The page at this address has boards of these modes, in this order. */
export async function demandBlog(browser, address, { name, boards: modes, scheme, asks }) {
  for (const [look, options] of Object.entries(LOOKS)) {
    const person = await visit(browser, address, options);
    try {
      const boards = await boardsOf(person, modes.length, look);
      assert.deepEqual(await Promise.all(boards.map(modeOf)), modes, look);
      await pictureOf(person, `blog-${name}-${look}`, options);
      await demandLook(person, boards, look, scheme);
      for (const board of boards) await use(person, board, look);
      const trouble = person.trouble.filter((line) => !asks || !line.includes(asks));
      assert.deepEqual(trouble, [], look);
    } finally {
      await person.close();
    }
  }
}

/** Handles of all boards, of those in frames, too, once they are drawn. */
async function boardsOf(person, count, look) {
  const tab = person.page.puppeteer;
  await scrollThrough(tab);
  let found = [];
  await until(async () => {
    const frames = await Promise.all(tab.frames().map((frame) => frame.$$('n-queens-board')));
    found = frames.flat();
    return found.length === count;
  }, `${look}: ${count} boards`);
  for (const board of found) {
    if (await isShown(board)) await board.scrollIntoView(); // frames that nobody sees do not draw
    await until(() => board.evaluate(isDrawn), `${look}: a board to be drawn`);
  }
  return found;
}

/** Frames may wait with loading until a reader comes to them. */
async function scrollThrough(tab) {
  for (const frame of await tab.$$('iframe')) await frame.scrollIntoView();
}

/** The whole page in a window as high as it is: frames that are not in view are not painted. */
async function pictureOf(person, name, { width, height }) {
  const tab = person.page.puppeteer;
  await tab.evaluate(() => scrollTo(0, 0));
  const whole = await tab.evaluate(() => document.documentElement.scrollHeight);
  if (whole > height) await tab.setViewport({ width, height: whole });
  // A board that plays on a busy machine leaves no time idle; the picture need not wait for it.
  await tab.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
  await person.picture(name);
  if (whole > height) await tab.setViewport({ width, height });
}

const modeOf = (board) => board.evaluate(({ mode }) => mode);

/** The board has its size, and what its mode needs of the engine has come. */
function isDrawn(board) {
  const root = board.shadowRoot;
  const grid = root?.querySelector('.grid');
  if (!(grid?.getBoundingClientRect().width > 100)) return false;
  return board.mode !== 'trace' || /\d/.test(root.querySelector('.say-kind')?.textContent);
}

async function demandLook(person, boards, look, scheme = 'both') {
  const wide = await person.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${look}: the page is ${wide} pixels too wide`);
  const isDark = { both: look.endsWith('dark'), light: false, dark: true }[scheme];
  for (const board of boards) {
    assert.deepEqual(await board.evaluate(cutParts), [], `${look}: nothing is cut off`);
    assert.equal(await board.evaluate(isDarkBoard), isDark, `${look}: the board is dark`);
  }
}

/** What of a board lies beside its place, or outside of its frame. */
function cutParts(board) {
  const { documentElement } = document;
  const inFrame = window.parent !== window;
  // A row of tabs can be scrolled.
  const shown = [...board.shadowRoot.querySelectorAll('button:not([role="tab"]), .grid')].filter(
    (part) => part.checkVisibility() && part.getBoundingClientRect().width > 0,
  );
  const own = board.getBoundingClientRect();
  const isInside = ({ left, right, top, bottom }) =>
    left >= own.left - 1 &&
    right <= own.right + 1 &&
    top >= own.top - 1 &&
    bottom <= (inFrame ? documentElement.clientHeight : own.bottom) + 1;
  const isCrushed = ({ localName, scrollWidth, clientWidth }) =>
    localName === 'button' && scrollWidth > clientWidth + 1;
  return shown
    .filter((part) => !isInside(part.getBoundingClientRect()) || isCrushed(part))
    .map((part) => part.getAttribute('aria-label') ?? part.textContent ?? part.className);
}

/** By the colour of its text, which the background is made for. */
function isDarkBoard(board) {
  const { color } = getComputedStyle(board.shadowRoot.querySelector('.frame'));
  const [r, g, b] = color.match(/[\d.]+/g).map(Number);
  return r + g + b > 384;
}

/** What a reader does first, by mode: what is clicked, and what is another then. */
const USES = {
  trace: ['[aria-label="Step forward"]', ({ step }) => step],
  play: ['[role="gridcell"]', ({ position }) => String(position)],
  solutions: ['[aria-label="Next solution"]', ({ position }) => String(position)],
};

/** A click does what it should; then an arrow key belongs to the board, and moves no slides. */
async function use(person, board, look) {
  const mode = await modeOf(board);
  if (!(mode in USES)) return;
  await turnTo(person, board, look);
  const [part, seen] = USES[mode];
  const changes = async (act, what) => {
    const before = await board.evaluate(seen);
    await act();
    await until(async () => (await board.evaluate(seen)) !== before, `${look}: ${what} in ${mode}`);
  };
  const target = await board.$(`:scope >>> ${part}`);
  await changes(() => target.click(), 'a click');
  if (mode === 'trace') await changes(() => person.press('ArrowRight'), 'an arrow key');
  assert.ok(await isShown(board), `${look}: the board in ${mode} is still there`);
}

const isShown = (board) =>
  board.evaluate((element) => element.checkVisibility({ visibilityProperty: true }));

/** A board may be on the next slide. */
async function turnTo(person, board, look) {
  if (await isShown(board)) return;
  await person.evaluate(() => document.activeElement.blur());
  await person.press('ArrowRight');
  await until(() => isShown(board), `${look}: the next slide`);
}

const SECONDS = 30;

async function until(isDone, what) {
  const deadline = Date.now() + SECONDS * 1000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
