/**
 * deduction.test.mjs -- a puzzle solved step by step on the trace's player: from a link, from
 * play and back to it.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { browser, site } from './chromium.mjs';

let person;

before(async () => {
  person = await site.visit(browser, '?mode=trace&rules=regions&seed=2');
  await person.ready();
});

const state = () => person.evaluate(() => document.querySelector('n-queens-board').state);

const shownStep = (step) => person.shows('.say-kind', new RegExp(`Step ${step} of 17`));

test('a link opens the first step; keys, list and time line go to any other', async () => {
  await shownStep(1);
  await person.shows('.say-kind strong', 'Confined to a line');
  await person.shows('.say-text', /^All free cells of region H are in row 8/);
  await person.press('ArrowRight');
  await person.press('ArrowRight');
  await shownStep(3);
  await person.press('ArrowLeft');
  await shownStep(2);
  await person.click('.steps li:nth-child(7) button');
  await shownStep(7);
  await person.shows('.steps [aria-current]', 'Last free cell');
  await person.press('End');
  await person.shows('.say-text', 'Solved in 16 steps.');
  await person.press('Home');
  await shownStep(1);
  await person.press(']');
  await person.shows('.say-text', 'Solved in 16 steps.');
  await person.press('Home');
  await shownStep(1);
});

test('it plays to the end by itself', async () => {
  await person.evaluate(() => {
    globalThis.told = [];
    const board = document.querySelector('n-queens-board');
    board.addEventListener('nq-step', ({ detail }) => globalThis.told.push(detail));
    board.addEventListener('nq-done', ({ detail }) => {
      globalThis.done = detail;
    });
    board.speed = 200;
    board.play();
  });
  const { events, mode } = await person.until(() => globalThis.done, 'the end');
  assert.deepEqual([mode, events], ['trace', 17]);
  const last = await person.evaluate(() => globalThis.told.at(-1));
  assert.equal(last.event.kind, 'solution');
  assert.equal(new Set(last.board).size, 8);
});

test('from play with its position, and on in play from any step', async () => {
  await person.page.goto(`${site.address}?rules=regions&seed=2&crosses=-,-,-,-,-,-,-,0.1.2.3.4.7`);
  await person.ready();
  await person.until(
    () =>
      [...document.querySelector('n-queens-board').shadowRoot.querySelectorAll('.btn')].some(
        (button) => button.textContent === 'Show how' && button.checkVisibility(),
      ),
    'the puzzle',
  );
  await person.pressButton('Show how');
  await person.shows('.say-kind', /Step 1 of 16/);
  const seen = await state();
  assert.deepEqual([seen.mode, seen.rules, seen.seed], ['trace', 'regions', 2]);
  await person.press('ArrowRight');
  await person.shows('.say-kind', /Step 2 of 16/);
  await person.pressButton('Play on from here');
  await person.shows('.say-kind', '0 of 8 queens');
  const { mode = 'play', crosses, speed } = await state();
  assert.deepEqual([mode, speed], ['play', undefined]);
  // The cells of step 1 came with the link, those of step 2 were crossed out here.
  assert.deepEqual(crosses[7], [0, 1, 2, 3, 4, 7]);
  assert.ok(crosses[6].length > 0);
});

test('the header goes to play with the same puzzle', async () => {
  await person.page.goto(`${site.address}?mode=trace&rules=regions&seed=2&step=3`);
  await person.ready();
  await shownStep(4);
  await person.press('1');
  await person.shows('.say-kind', '0 of 8 queens');
  const { rules, seed, step } = await state();
  assert.deepEqual([rules, seed, step], ['regions', 2, undefined]);
});

test('an algorithm has no part in it, and the page says so', async () => {
  await person.page.goto(`${site.address}?mode=trace&rules=regions&seed=2&algorithm=bitmask`);
  await person.ready();
  await person.shows('.toast', /has no effect here: algorithm\.$/);
  await person.shows('.steps-s .note', /No search algorithm takes part/);
  await shownStep(1);
});

test('cells are named with region and cross', async () => {
  await person.page.goto(`${site.address}?mode=trace&rules=regions&seed=2&step=1`);
  await person.ready();
  await shownStep(2);
  await person.gives(
    () =>
      document
        .querySelector('n-queens-board')
        .shadowRoot.querySelector('[data-cell="56"]')
        .getAttribute('aria-label'),
    'row 8, column 1, region F, crossed out',
  );
});

test('nothing was refused by the policy or complained about', async () => {
  assert.deepEqual(await person.violations(), []);
  assert.deepEqual(person.trouble, []);
});
