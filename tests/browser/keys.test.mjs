/**
 * keys.test.mjs -- everything by keyboard: the keys of each mode, those of the page, and
 * the list of them all.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { browser, site } from './chromium.mjs';

const address = () => decodeURIComponent(location.search);

/** The words of the list of keys, if it is there to be seen. */
const listOfKeys = () => {
  const { shadowRoot } = document.querySelector('n-queens-board');
  const dialog = shadowRoot.querySelector('dialog') ?? document.querySelector('dialog');
  return dialog?.getBoundingClientRect().height > 100 ? dialog.textContent : '';
};

async function open(query) {
  const person = await site.visit(browser, query);
  await person.ready();
  return person;
}

for (const mode of ['play', 'trace', 'solutions', 'count', 'race']) {
  test(`${mode}: ? lists the keys, the page's among them, and takes the list away`, async () => {
    const person = await open(`?mode=${mode}&n=5`);
    if (mode === 'race') {
      await person.until(() => document.querySelector('.race .btn.main'), 'the race');
    }
    await person.press('?');
    const list = await person.until(listOfKeys, 'the list');
    assert.match(list, /1 … 5 Modes/);
    assert.match(list, mode === 'race' ? /Run the race/ : /Enter/);
    await person.press('?');
    await person.gives(listOfKeys, '');
    await person.close();
  });
}

test('1 to 5 are the modes, also while the board has the focus', async () => {
  const person = await open('?n=5');
  await person.evaluate(() => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    root.querySelector('[role="gridcell"][tabindex="0"]').focus();
  });
  for (const [key, query] of [
    ['2', '?mode=trace&n=5'],
    ['5', '?mode=race'],
    ['3', '?mode=solutions&n=5'],
    ['4', '?mode=count&n=5'],
    ['1', '?n=5'],
  ]) {
    await person.press(key);
    await person.gives(address, query);
  }
  await person.close();
});

describe('trace', () => {
  let person;

  before(async () => {
    person = await open('?mode=trace&n=6&step=100');
    await person.shows('.say-kind', /Step 101 of/);
  });

  after(() => person?.close());

  /** Presses a key and waits for the step it leads to. */
  async function leads(key, step) {
    await person.press(key);
    await person.shows('.say-kind', new RegExp(`Step ${step} of`));
  }

  test('L marks a range, which plays again and again until Escape', async () => {
    await person.press('l');
    await leads('ArrowRight', 102);
    await leads('ArrowRight', 103);
    await leads('ArrowLeft', 102);
    await leads('ArrowRight', 103);
    await person.press('l');
    await person.gives(address, '?mode=trace&n=6&step=102&loop=100-102');
    // At four steps a second even a slow screen shows each of them.
    await person.evaluate(() => {
      const board = document.querySelector('n-queens-board');
      globalThis.steps = [];
      board.addEventListener('nq-step', ({ detail }) => globalThis.steps.push(detail.index));
    });
    await person.press('Space');
    const steps = await person.until(
      () => globalThis.steps.length > 8 && globalThis.steps,
      'three rounds',
    );
    await person.press('Space');
    assert.deepEqual([...new Set(steps)].sort(), [100, 101, 102]);
    await person.press('Escape');
    await person.until(() => !location.search.includes('loop'), 'the end of the loop');
  });

  test('[ and ] go to solutions, Home and End to the ends', async () => {
    await leads('Home', 1);
    await person.press(']');
    await person.shows('.say-text', 'Every row has its queen: solution 1.');
    await person.press('End');
    await person.shows('.say-text', /The search is over/);
    await person.press('[');
    // OEIS A000170: four solutions.
    await person.shows('.say-text', 'Every row has its queen: solution 4.');
  });

  test('up is out to the caller, down into the call', async () => {
    await leads('Home', 1);
    await person.shows('.stack-s .note', 'depth 0 of 6');
    await person.press('ArrowDown');
    await person.shows('.stack-s .note', 'depth 1 of 6');
    await person.press('ArrowDown');
    await person.shows('.stack-s .note', 'depth 2 of 6');
    await person.press('ArrowUp');
    await person.shows('.stack-s .note', 'depth 1 of 6');
  });

  test('C takes the next language, comma and full stop change the speed', async () => {
    const language = () =>
      document.querySelector('n-queens-board').shadowRoot.querySelector('.views select').value;
    for (const wanted of ['cpp', 'java', 'python', 'javascript', 'c']) {
      await person.press('c');
      await person.gives(language, wanted);
    }
    await person.shows('.pace', '4 steps a second');
    await person.press(',');
    await person.shows('.pace', '2.5 steps a second');
    await person.press('.');
    await person.shows('.pace', '4 steps a second');
  });
});

test('solutions: by board, by class, to the ends', async () => {
  const person = await open('?mode=solutions');
  await person.shows('.vector output', '0 4 7 5 2 6 1 3');
  await person.press('ArrowRight');
  await person.shows('.vector output', '0 5 7 2 6 3 1 4');
  await person.press('ArrowLeft');
  await person.shows('.vector output', '0 4 7 5 2 6 1 3');
  await person.press(']');
  await person.shows('.thumbs .thumb[aria-current]', '');
  await person.shows('.mine .class-l b', 'Class 2');
  await person.press('c');
  await person.until(() => location.search.includes('classes=one'), 'one of each class');
  await person.press('ArrowRight');
  await person.shows('.mine .class-l b', 'Class 3');
  await person.press('End');
  await person.shows('.mine .class-l b', 'Class 12');
  await person.press('Home');
  await person.shows('.mine .class-l b', 'Class 1');
  await person.close();
});

test('count: Enter starts', async () => {
  const person = await open('?mode=count&n=9');
  await person.press('Enter');
  await person.shows('.tally output', '352');
  await person.shows('.saved', /Matches the published count/);
  await person.close();
});

test('play: hint, check, undo and redo', async () => {
  const person = await open('?queens=2,5,7,1,3');
  const { keyboard } = person.page;
  await person.press('h');
  await person.shows('.say-text', 'Row 2 has one free cell left: g2.');
  await person.press('Escape');
  await person.shows('.say-text', 'Place 8 queens so that no two attack each other.');
  await person.press('c');
  await person.shows('.answer', 'Yes, in exactly one way');
  await person.clickCell(6, 6);
  await person.shows('.say-kind', /^6 of 8/);
  await keyboard.down('Control');
  await person.press('z');
  await person.shows('.say-kind', /^5 of 8/);
  await keyboard.down('Shift');
  await person.press('Z');
  await person.shows('.say-kind', /^6 of 8/);
  await keyboard.up('Shift');
  await keyboard.up('Control');
  await person.close();
});
