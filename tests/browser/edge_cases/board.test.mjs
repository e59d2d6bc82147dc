/**
 * board.test.mjs -- what surrounds the board and how it is drawn: the field of n, the
 * clipboard, files, a large board, colours of the system.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { colour, drawing, drawingWith, frames, is, open, set } from './opened.mjs';

/** Has the system force its colours, or not, and waits until the board has heard of it. */
async function forceColours(person, session, isForced) {
  const features = isForced ? [{ name: 'forced-colors', value: 'active' }] : [];
  await session.send('Emulation.setEmulatedMedia', { features });
  return drawingWith(person, '"CanvasText"', isForced);
}

describe('a board', () => {
  let person;
  before(async () => {
    person = await open('?n=8');
  });

  test('the field of n takes numbers and refuses the rest, the buttons go by one', async () => {
    await person.click('[aria-label="Larger"], .stepper .icon:last-child');
    await is(person, 'n', 9);
    await person.click('.stepper .icon:first-child');
    await person.gives(() => document.querySelector('n-queens-board').n, 8);
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const input = root.querySelector('.stepper input');
      input.value = 'eight';
      input.dispatchEvent(new Event('input'));
    });
    await person.until(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      return !root.querySelector('.trouble').hidden;
    }, 'the refusal');
    assert.equal(await person.evaluate(() => document.querySelector('n-queens-board').n), 8);
    await set(person, { n: 6 });
  });

  test('a property that is taken away goes back to its default', async () => {
    const values = await person.evaluate(() => {
      const board = document.querySelector('n-queens-board');
      board.n = 7;
      board.autoplay = true;
      const given = [board.n, board.getAttribute('n'), board.autoplay];
      board.n = null;
      board.autoplay = 'off';
      return [...given, board.n, board.hasAttribute('n'), board.autoplay];
    });
    assert.deepEqual(values, [7, '7', true, 8, false, false]);
    await set(person, { n: 6 });
  });

  test('copies go to the clipboard, the old way where the new one is refused', async () => {
    const copyAll = (isRefused) =>
      person.evaluate(async (refused) => {
        const copies = [];
        const writeText = async (text) => {
          if (refused) throw new Error('not allowed');
          copies.push(text);
        };
        Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
        const root = document.querySelector('n-queens-board').shadowRoot;
        const row = [...root.querySelectorAll('.row.wrap')].at(-1);
        for (const button of row.querySelectorAll('.btn')) {
          row.querySelector('.note').textContent = '';
          if (/PNG|SVG/.test(button.textContent)) continue;
          button.click();
          while (row.querySelector('.note').textContent === '') {
            await new Promise(requestAnimationFrame);
          }
        }
        return copies;
      }, isRefused);
    const [link, text, embed] = await copyAll(false);
    assert.match(link, /^http:.*\?n=6$/);
    assert.match(text, /^[.Q]{6}\n/);
    assert.match(embed, /^<iframe src="http:.*embed\.html\?n=6"/);
    assert.deepEqual(await copyAll(true), []);
    await person.evaluate(() => {
      document.execCommand = () => false;
    });
    assert.deepEqual(await copyAll(true), []);
    await person.gives(
      () =>
        [
          ...document
            .querySelector('n-queens-board')
            .shadowRoot.querySelectorAll('.row.wrap:has(.note)'),
        ]
          .at(-1)
          .querySelector('.note').textContent,
      'This page is not allowed to use the clipboard.',
    );
  });

  test('pictures are saved as files', async () => {
    const saved = await person.evaluate(async () => {
      const names = [];
      const { click } = HTMLAnchorElement.prototype;
      HTMLAnchorElement.prototype.click = function () {
        names.push(this.download);
      };
      const root = document.querySelector('n-queens-board').shadowRoot;
      for (const button of root.querySelectorAll('.row.wrap .btn')) {
        if (/PNG|SVG/.test(button.textContent)) button.click();
      }
      while (names.length < 2) await new Promise(requestAnimationFrame);
      HTMLAnchorElement.prototype.click = click;
      return names.sort();
    });
    assert.deepEqual(saved, ['nqueens.png', 'nqueens.svg']);
  });

  test('uses the colours that the system forces, and letters instead of tints', async () => {
    const letters = (picture) => picture.split('<text').length;
    await set(person, { n: 6, rules: 'regions', seed: 3 });
    await person.shows('.say-text', /^One queen in every row/);
    const before = await drawing(person);
    assert.ok(!before.includes('"CanvasText"'));
    const session = await person.page.puppeteer.createCDPSession();
    const forced = await forceColours(person, session, true);
    assert.ok(!forced.includes('"#'));
    assert.ok(letters(forced) > letters(before));
    await person.picture('chromium-forced');
    // Squares that are all of one colour are told apart by five lines each way.
    await set(person, { n: 6 });
    const [, lines] = /<path d="([^"]*)"[^>]*stroke="GrayText"/.exec(await drawing(person));
    assert.equal(lines.split('M').length - 1, 10);
    await forceColours(person, session, false);
    assert.deepEqual(await person.violations(), []);
  });

  test('has every mark in pictures without pixels, too', async () => {
    const marks = ['conflict', 'attacked', 'queen-halo'];
    const colours = await Promise.all(marks.map((name) => colour(person, name)));
    const drawn = async () => {
      const picture = await drawing(person);
      return colours.map((stroke) => picture.split(`stroke="${stroke}"`).length > 1);
    };
    await set(person, { n: 6 });
    assert.deepEqual(await drawn(), [false, false, false]);
    await set(person, { n: 6, queens: [0, 2] });
    assert.deepEqual(await drawn(), [false, false, true]);
    await set(person, { n: 6, queens: [0, 2], assist: 'attacked' });
    assert.deepEqual(await drawn(), [false, true, true]);
    await set(person, { n: 6, queens: [0, 0], assist: 'attacked' });
    assert.deepEqual(await drawn(), [true, true, true]);
  });
});

describe('a large board', () => {
  const QUEENS = [1, 5, ...Array.from({ length: 58 }, () => null)];
  let person;
  before(async () => {
    person = await open('?n=60&queens=1,5');
  });

  /** Where the whole grid lies, of which only a part may be seen, and where that part is. */
  const places = () =>
    person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const box = (selector) => {
        const { left, top, right, bottom, width } = root
          .querySelector(selector)
          .getBoundingClientRect();
        return { left, top, right, bottom, width };
      };
      return {
        grid: box('.grid'),
        board: box('.board'),
        cursor: box('[role="gridcell"][tabindex="0"]'),
      };
    });

  test('is enlarged by Ctrl and the wheel; what is below the mouse stays there', async () => {
    const { keyboard, mouse } = person.page;
    const whole = (await places()).grid;
    const point = await person.cellPoint(30, 30);
    await mouse.move(...point);
    await mouse.wheel({ deltaY: -300 });
    await frames(person, 3);
    assert.equal((await places()).grid.width, whole.width);
    await keyboard.down('Control');
    await mouse.wheel({ deltaY: -300 });
    await keyboard.up('Control');
    await person.until(
      (was) => {
        const root = document.querySelector('n-queens-board').shadowRoot;
        return root.querySelector('.grid').getBoundingClientRect().width > 1.5 * was;
      },
      'a larger board',
      whole.width,
    );
    const now = await person.cellPoint(30, 30);
    const cell = (await places()).grid.width / 60;
    assert.ok(Math.hypot(now[0] - point[0], now[1] - point[1]) < cell, `${point} ${now}`);
  });

  test('is moved by the mouse where no queen stands, and nothing is placed by that', async () => {
    const { mouse } = person.page;
    const [x, y] = await person.cellPoint(30, 30);
    const before = (await places()).grid;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + 30, y + 20, { steps: 3 });
    await mouse.up();
    const after = (await places()).grid;
    assert.deepEqual([after.left - before.left, after.top - before.top], [30, 20]);
    assert.deepEqual(
      await person.evaluate(() => document.querySelector('n-queens-board').position),
      QUEENS,
    );
  });

  test('follows the cursor', async () => {
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      root.querySelector('[role="gridcell"][tabindex="0"]').focus();
    });
    for (const key of ['End', 'ArrowDown', 'ArrowDown', 'Home', 'ArrowRight']) {
      await person.press(key);
      const { board, cursor } = await places();
      assert.ok(cursor.left >= board.left && cursor.right <= board.right, key);
      assert.ok(cursor.top >= board.top && cursor.bottom <= board.bottom, key);
    }
  });

  test('is enlarged and made smaller by + and -, and another one is seen whole', async () => {
    const width = async () => (await places()).grid.width;
    const before = await width();
    await person.press('-');
    const smaller = await width();
    assert.ok(smaller < before);
    await person.press('+');
    assert.ok((await width()) > smaller);
    await set(person, { n: 100, queens: [1, 5, 7] });
    const { grid, board } = await places();
    assert.ok(grid.left >= board.left && grid.right <= board.right);
  });

  test('is enlarged by two fingers; one finger, or a mouse that is lost, does not', async () => {
    await set(person, { n: 60, queens: QUEENS });
    const widths = await person.evaluate(() => {
      const grid = document.querySelector('n-queens-board').shadowRoot.querySelector('.grid');
      const { left, top } = grid.getBoundingClientRect();
      // These pointers are nobody's, so that they cannot be captured.
      Element.prototype.setPointerCapture = () => {};
      const fire = (type, at, more) => {
        const options = { isPrimary: true, button: 0, pointerId: 1, bubbles: true, composed: true };
        const place = { clientX: left + at, clientY: top + at };
        grid.dispatchEvent(new PointerEvent(type, { ...options, ...place, ...more }));
        return grid.getBoundingClientRect().width;
      };
      const finger = (id) => ({ pointerType: 'touch', pointerId: id, isPrimary: id === 2 });
      return {
        whole: fire('pointerdown', 150, finger(2)),
        one: fire('pointermove', 160, finger(2)),
        two: fire('pointerdown', 250, finger(3)),
        apart: fire('pointermove', 350, finger(3)),
        lifted: fire('pointerup', 350, finger(3)),
        still: fire('pointermove', 200, finger(2)),
        end: fire('pointerup', 200, finger(2)),
        down: fire('pointerdown', 200),
        lost: fire('pointercancel', 260),
      };
    });
    const { whole, one, two, apart, ...rest } = widths;
    assert.deepEqual([one, two], [whole, whole]);
    assert.ok(apart > whole);
    assert.deepEqual(new Set(Object.values(rest)), new Set([apart]));
    assert.deepEqual(
      await person.evaluate(() => document.querySelector('n-queens-board').position),
      QUEENS,
    );
  });
});
