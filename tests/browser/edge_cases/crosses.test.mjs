/**
 * crosses.test.mjs -- crosses by keys, and what is cleared where queens and crosses stand.
 */
import { test } from 'node:test';

import { call, open } from './opened.mjs';

/** How many queens and crosses stand on the board. */
function standing() {
  const { queens = [], crosses = [] } = document.querySelector('n-queens-board').state;
  const all = (places) => (places ?? []).flat().filter((column) => column !== null);
  return [all(queens).length, all(crosses).length];
}

/** Presses a button of the dialog that asks what is cleared. */
async function clear(person, which) {
  await person.pressButton('Clear board');
  const dialog = () =>
    document.querySelector('n-queens-board').shadowRoot.querySelector('dialog[open]');
  await person.until(dialog, 'the dialog');
  await person.evaluate((selector) => {
    const board = document.querySelector('n-queens-board');
    board.shadowRoot.querySelector(`dialog[open] ${selector}`).click();
  }, which);
}

test('where queens and crosses stand it is asked what is cleared', async () => {
  const person = await open('?n=6&queens=0&crosses=-,5&lang=en');
  await clear(person, '.row .btn.main');
  await person.gives(standing, [1, 0]);
  await call(person, 'undo');
  await person.gives(standing, [1, 1]);
  await clear(person, '.row .btn:not(.main)');
  await person.gives(standing, [0, 0]);
  await person.close();
});

test('Shift and an arrow cross out both cells', async () => {
  const person = await open('?n=6&lang=en');
  await person.evaluate(() => {
    document
      .querySelector('n-queens-board')
      .shadowRoot.querySelector('.grid [tabindex="0"]')
      .focus();
  });
  await person.page.keyboard.down('Shift');
  await person.press('ArrowRight');
  await person.page.keyboard.up('Shift');
  await person.gives(standing, [0, 2]);
  await person.close();
});
