/**
 * prose.test.mjs -- links and buttons in a text that move a board.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { browser, site } from './chromium.mjs';

let person;

const TEXT = `
  <p><a id="forty" href="#four" data-board="four" data-step="40">back</a>
    <button id="first" data-board="four" data-step="51" data-marks="row:0:fill/good">found</button>
    <a id="away" href="#elsewhere" data-board="nobody" data-step="3">elsewhere</a>
    <a id="dark" href="#four" data-board="four" data-theme="dark">theme</a>
    <a id="bad" href="#four" data-board="four" data-marks="zz">bad</a></p>
  <div id="space"></div>
  <n-queens-board id="four" n="4" mode="trace" algorithm="board" theme="light"></n-queens-board>`;

before(async () => {
  person = await site.visit(browser, 'embed.html');
  await person.ready();
  await person.evaluate((text) => {
    document.body.innerHTML = text;
    document.getElementById('space').style.height = '3000px';
  }, TEXT);
  await person.shows('.say-kind', /Step 1\b/);
});

const currentLinks = () =>
  person.evaluate(() => [...document.querySelectorAll('[aria-current]')].map(({ id }) => id));

const press = async (id, key) => {
  await person.evaluate((name) => document.getElementById(name).focus(), id);
  await person.press(key);
};

test('a link moves its board by the keyboard, brings it into view and is the current one', async () => {
  await press('forty', 'Enter');
  await person.shows('.say-kind', /Step 41\b/);
  const seen = await person.evaluate(() => {
    const box = document.getElementById('four').getBoundingClientRect();
    return { isInView: box.top < innerHeight && box.bottom > 0, hash: location.hash };
  });
  assert.deepEqual(seen, { isInView: true, hash: '' });
  assert.deepEqual(await currentLinks(), ['forty']);
});

test('it is no longer the current one when the board goes on, and again when it comes back', async () => {
  await person.evaluate(() => document.getElementById('four').stepForward());
  await person.shows('.say-kind', /Step 42\b/);
  assert.deepEqual(await currentLinks(), []);
  await press('forty', 'Enter');
  await person.shows('.say-kind', /Step 41\b/);
  assert.deepEqual(await currentLinks(), ['forty']);
});

test('a button sets several keys in one go, and stops what plays', async () => {
  await person.evaluate(() => document.getElementById('four').play());
  await press('first', ' ');
  await person.shows('.say-kind', /Step 52\b/);
  const board = await person.evaluate(() => document.getElementById('four').state);
  const marks = [{ target: 'row:0', kind: 'fill', tone: 'good' }];
  assert.deepEqual([board.step, board.marks], [51, marks]);
  assert.deepEqual(await currentLinks(), ['first']);
  await person.shows('.say-kind', /Step 52\b/);
});

test('links to no board, with other keys or for another window are left alone', async () => {
  await press('away', 'Enter');
  assert.equal(await person.evaluate(() => location.hash), '#elsewhere');
  await press('dark', 'Enter');
  assert.equal(await person.evaluate(() => document.getElementById('four').theme), 'light');
  const kept = await person.evaluate(() => {
    const link = document.getElementById('forty');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()), {
      once: true,
    });
    link.dispatchEvent(click);
    return document.getElementById('four').step;
  });
  assert.equal(kept, 51);
});

test('what a link says wrongly is told by the board', async () => {
  const message = await person.evaluate(async () => {
    const board = document.getElementById('four');
    const told = new Promise((resolve) => {
      board.addEventListener('nq-error', ({ detail }) => resolve(detail.message), { once: true });
    });
    document.getElementById('bad').click();
    return told;
  });
  assert.match(message, /^marks: "zz" is no mark/);
  assert.deepEqual(person.trouble, []);
});
