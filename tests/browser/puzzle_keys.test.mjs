/**
 * puzzle_keys.test.mjs -- a puzzle solved by keys alone: hint after hint, each undone and
 * redone, and from a link that is opened midway; and a game that was left for another board.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { browser, site } from './chromium.mjs';

const seen = () => {
  const { queens, crosses } = document.querySelector('n-queens-board').state;
  return { queens, crosses };
};
const isSolved = () =>
  /^Solved/.test(
    document.querySelector('n-queens-board').shadowRoot.querySelector('.say-text').textContent,
  );

/** From the top of the page to the board, without a mouse. */
async function toTheBoard(person) {
  await person.press('Tab');
  await person.press('Enter');
}

async function withControl(person, shift, key) {
  const { keyboard } = person.page.puppeteer;
  for (const held of ['Control', ...shift]) await keyboard.down(held);
  await keyboard.press(key);
  for (const held of [...shift, 'Control']) await keyboard.up(held);
}

/** H, and H again to do it; the move is undone and redone. */
async function followHint(person) {
  const before = await person.evaluate(seen);
  await person.press('h');
  await person.shows('.dock .btn.main', /^(Cross|Place)/);
  await person.press('h');
  await person.shows('.dock .btn.main', /^(Hint|Next puzzle)$/);
  const followed = await person.evaluate(seen);
  assert.notDeepEqual(followed, before);
  await withControl(person, [], 'z');
  assert.deepEqual(await person.evaluate(seen), before);
  await withControl(person, ['Shift'], 'z');
  assert.deepEqual(await person.evaluate(seen), followed);
}

test('seed 2 is solved by hints, and a link that is opened midway goes on', async () => {
  const first = await site.visit(browser, '?rules=regions&seed=2');
  await first.shows('.say-text', /^One queen in every row/);
  await toTheBoard(first);
  const MIDWAY = 6;
  for (let i = 0; i < MIDWAY; i++) await followHint(first);
  const link = await first.evaluate(() => location.search);
  const position = await first.evaluate(seen);
  await first.close();

  const second = await site.visit(browser, link);
  await second.shows('.say-text', /^One queen in every row/);
  assert.deepEqual(await second.evaluate(seen), position);
  await toTheBoard(second);
  // Escape drops a hint, and so does a move; only those that are followed count.
  for (const drop of ['Escape', 'x', 'Escape', 'x']) {
    await second.press('h');
    await second.shows('.dock .btn.main', /^(Cross|Place)/);
    await second.press(drop);
    await second.shows('.dock .btn.main', 'Hint');
  }
  assert.deepEqual(await second.evaluate(seen), position);
  let hints = 0;
  for (; !(await second.evaluate(isSolved)); hints++) await followHint(second);
  assert.ok(hints > 0);
  await second.shows('.say-more', `Hints: ${hints}.`);
  assert.deepEqual([second.trouble, await second.violations()], [[], []]);
  await second.close();
});

test('another size, by keys, keeps the game that is left', async () => {
  const person = await site.visit(browser, '?n=5');
  await person.ready();
  for (const [row, column] of [1, 3].entries()) await person.clickCell(row, column);
  const { n, queens } = await person.evaluate(() => document.querySelector('n-queens-board').state);
  const size = () => document.querySelector('n-queens-board').n;
  await person.click('.stepper input');
  await person.press('ArrowUp');
  await person.gives(size, 6);
  assert.equal((await person.evaluate(seen)).queens, undefined);
  await person.press('ArrowDown');
  await person.gives(size, n);
  assert.deepEqual((await person.evaluate(seen)).queens, queens);
  await person.evaluate(() => document.querySelector('n-queens-board').undo());
  await person.gives(
    () => document.querySelector('n-queens-board').position,
    [1, null, null, null, null],
  );
  await person.close();
});
