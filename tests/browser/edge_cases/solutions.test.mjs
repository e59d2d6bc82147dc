/**
 * solutions.test.mjs -- the seldom used of the solutions: classes, screens, playing, too
 * many and none.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import {
  call,
  colour,
  drawing,
  failDuring,
  is,
  open,
  playLabel,
  pressPlayButton,
  set,
  stepIs,
  stepOf,
} from './opened.mjs';

describe('solutions', () => {
  let person;
  before(async () => {
    person = await open('?mode=solutions&n=8');
    await person.until(
      () =>
        /92/.test(
          document.querySelector('n-queens-board').shadowRoot.querySelector('.head').textContent,
        ),
      'ninety-two solutions',
    );
  });

  test('are left through by classes, by screens and to the ends', async () => {
    await person.press('ArrowDown');
    await person.until(() => document.querySelector('n-queens-board').state.step > 0, 'a class');
    await person.press('[');
    await stepIs(person, 0);
    await person.press(']');
    await person.press('Home');
    await stepIs(person, 0);
    await person.press('PageDown');
    await person.until(() => document.querySelector('n-queens-board').state.step > 0, 'a screen');
    await person.press('PageUp');
    await stepIs(person, 0);
    await person.press('End');
    await stepIs(person, 91);
    const position = await person.evaluate(() => document.querySelector('n-queens-board').position);
    assert.equal(position.length, 8);
  });

  test('of each class one is shown when that is wished', async () => {
    await call(person, 'reset');
    await stepIs(person, 0);
    await person.press('c');
    await is(person, 'classes', 'one');
    // The classes come from a worker; until then there is no next one.
    await person.until(() => {
      const board = document.querySelector('n-queens-board');
      board.stepForward();
      return board.state.step > 0;
    }, 'the next class');
    await person.evaluate(() => {
      document
        .querySelector('n-queens-board')
        .shadowRoot.querySelector('.gallery [role="option"]')
        .click();
    });
    await stepIs(person, 0);
    await person.press('c');
    await is(person, 'classes', null);
  });

  test('play by themselves, to the end', async () => {
    await person.evaluate(() => {
      globalThis.ends = 0;
      document.addEventListener('nq-done', () => globalThis.ends++, true);
    });
    await set(person, { mode: 'solutions', n: 8, speed: 1000, step: 85 });
    await stepIs(person, 85);
    await person.press('Enter');
    await person.until(() => globalThis.ends > 0, 'the end');
    await stepIs(person, 91);
    // From the end it plays from the start again.
    await set(person, { mode: 'solutions', n: 8, speed: 1, step: 91 });
    await person.press('Enter');
    assert.equal(await playLabel(person), 'Pause');
    assert.ok((await stepOf(person)) < 91);
    await person.press('Enter');
    assert.equal(await playLabel(person), 'Play');
    await set(person, { mode: 'solutions', n: 8, speed: 1000, step: 0, classes: 'one' });
    await stepIs(person, 0);
    await person.evaluate(() => {
      globalThis.ends = 0;
    });
    await person.press('Enter');
    await person.until(() => globalThis.ends > 0, 'the end of the classes');
    await person.press(',');
    await is(person, 'speed', 670);
    await person.press('.');
    await is(person, 'speed', 1000);
  });

  test('are dragged along their line, and are many or none', async () => {
    await set(person, { mode: 'solutions', n: 8, step: 0 });
    await stepIs(person, 0);
    const [x, y] = await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const { left, top, width, height } = root
        .querySelector('.time canvas')
        .getBoundingClientRect();
      return [left + width * 0.6, top + height / 2];
    });
    await person.page.mouse.click(x, y);
    await person.until(
      () => document.querySelector('n-queens-board').state.step > 20,
      'the middle',
    );
    await set(person, { mode: 'solutions', n: 15 });
    await person.shows('.voice .head', /2,279,184/);
    await person.press('ArrowDown');
    await stepIs(person, 1);
    await set(person, { mode: 'solutions', n: 3 });
    await person.shows('.voice .head', /no way to place 3 queens/);
    await person.press('ArrowDown');
    await person.press('Enter');
    assert.equal(await playLabel(person), 'Play');
    assert.deepEqual(
      await person.evaluate(() => document.querySelector('n-queens-board').position),
      [],
    );
  });

  test('scroll along with the one that is chosen', async () => {
    await set(person, { mode: 'solutions', n: 9 });
    await person.shows('.voice .head', /352/);
    const gallery = () =>
      document.querySelector('n-queens-board').shadowRoot.querySelector('.gallery').scrollTop;
    await person.until(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const { scrollHeight, clientHeight } = root.querySelector('.gallery');
      return scrollHeight > 2 * clientHeight;
    }, 'a long list');
    await person.evaluate(() => {
      const board = document.querySelector('n-queens-board');
      const nextClass = () => board.pressKey(new KeyboardEvent('keydown', { key: ']' }));
      for (let i = 0; i < 45; i++) nextClass();
    });
    assert.ok((await person.evaluate(gallery)) > 0);
    await person.press('Home');
    assert.equal(await person.evaluate(gallery), 0);
    await set(person, { mode: 'solutions', n: 100 });
    await person.shows('.voice .head', /^One solution, by construction/);
  });

  test('are one, or written down, or too many, and say so', async () => {
    await set(person, { mode: 'solutions', n: 6 });
    await person.shows('.voice .head', /^4 solutions in one class/);
    await set(person, { mode: 'solutions', n: 1 });
    await person.shows('.voice .head', /^One solution/);
    await set(person, { mode: 'solutions', n: 4 });
    await person.shows('.voice .head', /^2 solutions/);
    await set(person, { mode: 'solutions', n: 40 });
    await person.shows('.voice .head', /^One solution, by construction/);
    await set(person, { mode: 'solutions', n: 20 });
    await person.shows(
      '.voice .head',
      /^The first 100,000 of 39,029,188,884 solutions \(OEIS A000170\)/,
    );
    await set(person, { mode: 'solutions', n: 5, autoplay: true, speed: 8 });
    await person.until(() => document.querySelector('n-queens-board').state.step > 0, 'the next');
    await call(person, 'pause');
    await call(person, 'reset');
    await stepIs(person, 0);
    await call(person, 'solve');
    await stepIs(person, 1);
    await person.page.keyboard.down('Control');
    await person.press('ArrowRight');
    await person.page.keyboard.up('Control');
    await person.press('x');
    assert.equal(await stepOf(person), 1);
    await pressPlayButton(person);
    assert.equal(await playLabel(person), 'Pause');
    await pressPlayButton(person);
    assert.equal(await playLabel(person), 'Play');
  });

  test('are drawn with a queen in each row', async () => {
    const queens = async () => {
      const halo = `stroke="${await colour(person, 'queen-halo')}"`;
      return (await drawing(person)).split('<path').filter((path) => path.includes(halo)).length;
    };
    for (const n of [5, 7]) {
      await set(person, { mode: 'solutions', n });
      await person.gives(() => document.querySelector('n-queens-board').position.length, n);
      assert.equal(await queens(), n);
    }
  });

  /** How many boards stand beside the first one, which counts. */
  const across = () => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    const tops = [...root.querySelectorAll('.gallery [role="option"]:not([hidden])')].map(
      (option) => option.getBoundingClientRect().top,
    );
    return tops.filter((top) => top === tops[0]).length;
  };

  test('stand in half as many columns where the page is narrow', async () => {
    const narrow = await open('?mode=solutions&n=8', { width: 380, still: true });
    await narrow.gives(across, 4);
    await narrow.close();
    await set(person, { mode: 'solutions', n: 8 });
    await person.gives(across, 8);
  });

  test('a worker that fails is told', async () => {
    await failDuring(person, () => set(person, { mode: 'solutions', n: 7 }));
  });
});
