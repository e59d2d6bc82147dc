/**
 * play.test.mjs -- the seldom used of a game: moves by keys, hints, pointers that are not
 * meant, what is celebrated.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import {
  call,
  clockByHand,
  colour,
  drawingAt,
  drawingWith,
  failDuring,
  frames,
  is,
  open,
  set,
} from './opened.mjs';

describe('play', () => {
  let person;
  before(async () => {
    person = await open('?n=8');
  });

  const stands = (wanted) =>
    person.gives(
      () =>
        document
          .querySelector('n-queens-board')
          .position.flat()
          .filter((row) => row !== null),
      wanted,
    );

  test('moves are taken back and made again by keys everywhere', async () => {
    await person.clickCell(0, 0);
    await person.clickCell(1, 2);
    await stands([0, 2]);
    const { keyboard } = person.page;
    await keyboard.down('Control');
    await person.press('z');
    await stands([0]);
    await keyboard.down('Shift');
    await person.press('Z');
    await keyboard.up('Shift');
    await keyboard.up('Control');
    await stands([0, 2]);
    await person.evaluate(() =>
      document.querySelector('n-queens-board').shadowRoot.querySelector('[role="slider"]').focus(),
    );
    await person.press('ArrowLeft');
    await stands([0]);
    await person.press('ArrowRight');
    await stands([0, 2]);
    await person.press('Home');
    await stands([]);
    await person.press('End');
    await stands([0, 2]);
    await person.press('x');
    await call(person, 'undo');
    await stands([0]);
    await call(person, 'stepForward');
    await stands([0, 2]);
    await call(person, 'stepBack');
    await stands([0]);
  });

  test('the cursor goes everywhere by keys', async () => {
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      root.querySelector('[role="gridcell"][tabindex="0"]').focus();
    });
    const cursor = () =>
      Number(
        document
          .querySelector('n-queens-board')
          .shadowRoot.querySelector('[role="gridcell"][tabindex="0"]').dataset.cell,
      );
    const { keyboard } = person.page;
    await keyboard.down('Control');
    await person.press('End');
    await person.gives(cursor, 63);
    await person.press('Home');
    await person.gives(cursor, 0);
    await keyboard.up('Control');
    for (const [key, cell] of [
      ['ArrowLeft', 0],
      ['End', 7],
      ['ArrowRight', 7],
      ['ArrowDown', 15],
      ['ArrowDown', 23],
      ['ArrowUp', 15],
      ['ArrowLeft', 14],
      ['Home', 8],
    ]) {
      await person.press(key);
      await person.gives(cursor, cell);
    }
  });

  test('a hint is sent away by Escape; c asks whether it can be completed', async () => {
    await call(person, 'reset');
    await person.press('h');
    await person.shows('.say-text', /^No simple rule/);
    await person.press('Escape');
    await person.shows('.say-text', /^(?!No simple rule)/);
    await person.press('Escape');
    await person.press('c');
    await person.shows('.answer', 'Yes, in 92 ways');
  });

  test('a puzzle has its sizes', async () => {
    await set(person, { n: 30, rules: 'regions' });
    await person.shows('.say-text', 'There are puzzles for n = 5 to 12. Choose another n.');
    await set(person, { n: 8 });
  });

  test('workers that fail are told, whatever was asked', async () => {
    await failDuring(person, () => person.press('h'));
    await person.shows('.say-text', /^The solver did not load/);
    await person.press('Escape');
    await person.shows('.say-text', /^Place 8 queens/);
    await failDuring(person, () => person.click('.ask .btn'));
    await person.shows('.answer', /^The solver did not load/);
    await failDuring(person, () => set(person, { n: 8, rules: 'regions' }));
    await person.shows('.say-more', /it broke/);
    await set(person, { n: 8 });
    const solve = () => document.querySelector('n-queens-board').solve();
    await person.evaluate(() => {
      globalThis.breaking = 'it broke';
    });
    await assert.rejects(person.evaluate(solve), /it broke/);
    await person.evaluate(() => {
      globalThis.breaking = '';
    });
    await person.click('.ask .btn');
    await person.shows('.answer', 'Yes, in 92 ways');
  });

  test('a hint may be to take back, or that all is lost; many ways, and some', async () => {
    await set(person, { n: 6, queens: [0, 0, null, null, null, null] });
    await person.press('h');
    await person.shows('.say-text', 'The queen at a6 is attacked by the one at a5.');
    await call(person, 'solve');
    await stands([0, 0]);
    await set(person, { n: 3 });
    await person.press('h');
    await person.shows('.say-text', 'There is no solution for n = 3: try another size.');
    await set(person, { n: 14 });
    await person.click('.ask .btn');
    await person.shows('.answer', 'Yes, in 10,000 ways or more');
    await set(person, { n: 60 });
    await person.click('.ask .btn');
    await person.shows('.answer', 'Yes, in 10,000 ways or more');
  });

  test('where there is no puzzle there is no hint, no solution and no move', async () => {
    await set(person, { n: 30, rules: 'regions' });
    await person.press('h');
    await call(person, 'solve');
    await call(person, 'reset');
    await call(person, 'goTo', 999);
    await frames(person, 3);
    await person.shows('.say-text', /^There are puzzles for n = 5 to 12/);
    await stands([]);
  });

  test('pointers that are not meant change nothing', async () => {
    await set(person, { n: 5, queens: [1, 3, null, null, null] });
    const { mouse } = person.page;
    const [x, y] = await person.cellPoint(3, 3);
    await mouse.click(x, y, { button: 'right' });
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(...(await person.cellPoint(2, 2)), { steps: 3 });
    await mouse.up();
    await stands([1, 3]);
    const queen = await person.cellPoint(0, 1);
    await mouse.move(...queen);
    await mouse.down();
    await mouse.move(...(await person.cellPoint(1, 3)), { steps: 4 });
    await mouse.up();
    await stands([1, 3]);
    await person.evaluate(([left, top]) => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const fire = (type, dx) =>
        root.querySelector('.grid').dispatchEvent(
          new PointerEvent(type, {
            ...{ clientX: left + dx, clientY: top, bubbles: true, composed: true },
            ...{ isPrimary: true, button: 0, pointerId: 1 },
          }),
        );
      Element.prototype.setPointerCapture = () => {};
      fire('pointerdown', 0);
      fire('pointermove', 80);
      fire('pointercancel', 80);
      fire('pointerdown', -2000);
    }, queen);
    await stands([1, 3]);
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      root.querySelector('[data-cell="12"]').click();
      root.querySelector('[role="gridcell"][tabindex="0"]').focus();
    });
    await stands([1, 3, 2]);
  });

  test('a puzzle has a number; what is none is marked', async () => {
    await set(person, { n: 6, rules: 'regions', seed: 3 });
    await person.shows('.say-text', /^One queen in every row/);
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const row = root.querySelector('section .row.wrap');
      const seed = row.querySelector('input');
      seed.value = 'x';
      seed.dispatchEvent(new Event('change'));
      row.querySelector('.btn').click();
    });
    await is(person, 'seed', 4);
  });
});

test('a solved board is celebrated, but not where motion is unwelcome', async () => {
  const ringsAt = async (person, time) => (await drawingAt(person, time)).split('<circle').length;
  for (const still of [false, true]) {
    const person = await open('?n=6', { still, script: clockByHand });
    const none = await ringsAt(person, 0);
    await call(person, 'solve');
    await person.shows('.say-text', /^Solved/);
    assert.equal((await ringsAt(person, 320)) > none, !still);
    assert.equal(await ringsAt(person, 2000), none);
    await person.close();
  }
});

test('on a torus a queen is seen to look around the edges', async () => {
  const lines = async (rules) => {
    const person = await open(`?n=8&queens=1&rules=${rules}`);
    await person.page.mouse.move(...(await person.cellPoint(0, 1)));
    const sight = `stroke="${await colour(person, 'sight')}"`;
    const picture = await drawingWith(person, sight);
    await person.close();
    const drawn = picture.split('<').find((part) => part.includes(sight));
    return drawn.split('M').length - 1;
  };
  assert.ok((await lines('torus')) > (await lines('classic')));
});
