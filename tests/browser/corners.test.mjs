/**
 * corners.test.mjs -- the seldom used of the element: loops and lines in a trace, classes
 * and speeds, fingers and wheels, dialogs, the clipboard, workers that fail.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { ROOT } from '../../scripts/say.mjs';
import { listen, siteServer } from '../../scripts/serve.mjs';
import { browser, site } from './chromium.mjs';
import { openHost, visit } from './site.mjs';

/** Workers of which every one fails when it is asked, as long as `breaking` is set. */
const fragileWorkers = () => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...values) {
    if (!globalThis.breaking) return postMessage.apply(this, values);
    const failed = new ErrorEvent('error', { message: globalThis.breaking });
    queueMicrotask(() => this.dispatchEvent(failed));
  };
};

/** Keeps what the board says was wrong. */
const keepErrors = () => {
  globalThis.wrong = [];
  document.addEventListener(
    'nq-error',
    ({ detail }) => globalThis.wrong.push(detail.message),
    true,
  );
};

async function open(query, options = {}) {
  const person = await site.visit(browser, query, { script: fragileWorkers, ...options });
  await person.ready();
  await person.evaluate(keepErrors);
  return person;
}

const is = (person, key, wanted) =>
  person.gives((name) => document.querySelector('n-queens-board').state[name] ?? null, wanted, key);

const call = (person, method, ...values) =>
  person.evaluate(
    (name, given) => {
      const board = document.querySelector('n-queens-board');
      return board[name](...given);
    },
    method,
    values,
  );

const set = (person, state) =>
  person.evaluate((values) => {
    document.querySelector('n-queens-board').state = values;
  }, state);

/** Every worker fails while something is done; that is told, and then they work again. */
async function failDuring(person, act) {
  await person.evaluate(() => {
    globalThis.wrong = [];
    globalThis.breaking = 'it broke';
  });
  await act();
  await person.until(() => globalThis.wrong.includes('it broke'), 'an nq-error');
  await person.evaluate(() => {
    globalThis.breaking = '';
  });
}

const frames = (person, number) =>
  person.evaluate(async (times) => {
    for (let i = 0; i < times; i++) await new Promise(requestAnimationFrame);
  }, number);

const stepIs = (person, wanted) =>
  person.gives(() => document.querySelector('n-queens-board').state.step ?? 0, wanted);

async function stepTo(person, i) {
  await call(person, 'goTo', i);
  await stepIs(person, i);
}

describe('trace', () => {
  let person;
  before(async () => {
    person = await open('?mode=trace&n=6&algorithm=array');
    await stepIs(person, 0);
  });

  test('a loop is marked by one key, shown, and taken away', async () => {
    await stepTo(person, 5);
    await person.press('l');
    await stepTo(person, 9);
    await person.press('l');
    await is(person, 'loop', [5, 9]);
    await person.until(
      () => !document.querySelector('n-queens-board').shadowRoot.querySelector('canvas.map').hidden,
      'the map',
    );
    await frames(person, 3);
    await person.press('l');
    await is(person, 'loop', null);
    await person.press('l');
    await person.press('l');
    await is(person, 'loop', null);
    await person.press('l');
    await person.press('Escape');
    await person.press('Escape');
    await stepTo(person, 12);
    await person.press('l');
    await stepTo(person, 10);
    await person.press('l');
    await is(person, 'loop', [10, 12]);
    await person.press('Escape');
    await is(person, 'loop', null);
  });

  test('the lines of time are clicked on and dragged along', async () => {
    const places = await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      return ['map', 'walk'].map((name) => {
        const { left, top, width, height } = root
          .querySelector(`canvas.${name}`)
          .getBoundingClientRect();
        return [left + width * 0.75, top + height / 2, left + width * 0.5];
      });
    });
    const { mouse } = person.page;
    for (const [x, y, middle] of places) {
      const before = await person.evaluate(
        () => document.querySelector('n-queens-board').state.step ?? 0,
      );
      await mouse.move(x, y);
      await mouse.down();
      await person.until(
        (was) => (document.querySelector('n-queens-board').state.step ?? 0) !== was,
        'another step',
        before,
      );
      await mouse.move(middle, y, { steps: 3 });
      await mouse.up();
      await mouse.move(x, y);
    }
    // Another button drags nothing.
    await mouse.move(...places[0]);
    await mouse.down({ button: 'right' });
    await mouse.up({ button: 'right' });
  });

  test('keys change the speed, the language of the code, and play', async () => {
    await set(person, { mode: 'trace', n: 6, algorithm: 'array', speed: 1 });
    await person.press('.');
    await is(person, 'speed', 1.5);
    await person.press(',');
    await is(person, 'speed', 1);
    await person.press(',');
    await person.press(',');
    await is(person, 'speed', 0.5);
    const code = () => document.querySelector('n-queens-board').code;
    const before = await person.evaluate(code);
    await person.press('c');
    await person.until(
      (was) => document.querySelector('n-queens-board').code !== was,
      'code',
      before,
    );
    const playing = () =>
      document
        .querySelector('n-queens-board')
        .shadowRoot.querySelector('.transport .main')
        .getAttribute('aria-label');
    await set(person, { mode: 'trace', n: 6, algorithm: 'array', speed: 8, step: 0 });
    await stepIs(person, 0);
    await person.press('Enter');
    await person.gives(playing, 'Pause');
    await person.until(() => document.querySelector('n-queens-board').state.step > 2, 'some steps');
    await person.press('Enter');
    await person.gives(playing, 'Play');
  });

  test('the slider and the tabs of the code do what keys do', async () => {
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const slider = root.querySelector('.speed input');
      slider.value = '100';
      slider.dispatchEvent(new Event('input'));
    });
    await is(person, 'speed', 1000);
    const chosen = () =>
      document
        .querySelector('n-queens-board')
        .shadowRoot.querySelector('[role="tab"][aria-selected="true"]').textContent;
    const before = await person.evaluate(chosen);
    const key = (name) =>
      person.evaluate((pressed) => {
        const root = document.querySelector('n-queens-board').shadowRoot;
        const tab = root.querySelector('[role="tab"][aria-selected="true"]');
        tab.dispatchEvent(
          new KeyboardEvent('keydown', { key: pressed, bubbles: true, composed: true }),
        );
      }, name);
    await key('ArrowRight');
    assert.notEqual(await person.evaluate(chosen), before);
    await key('ArrowLeft');
    await person.gives(chosen, before);
    await key('x');
    await person.gives(chosen, before);
  });

  test('a refusal grows, unless another step comes first', async () => {
    await set(person, { mode: 'trace', n: 6, algorithm: 'array' });
    for (let i = 0; i < 16; i++) await stepTo(person, i);
    await frames(person, 20);
  });

  test('an algorithm that cannot be traced is told, and its place taken', async () => {
    await set(person, { mode: 'trace', n: 6, algorithm: 'board', step: 2 });
    await stepIs(person, 2);
    await person.evaluate(() => {
      const board = document.querySelector('n-queens-board');
      board.state = { mode: 'trace', n: 6, algorithm: 'fast', step: 4 };
    });
    await stepIs(person, 4);
  });

  for (const algorithm of ['sieve', 'sieve-bits']) {
    test(`${algorithm}: cells are struck, as often as queens see them`, async () => {
      await set(person, { mode: 'trace', n: 6, algorithm });
      await stepIs(person, 0);
      for (let i = 1; i < 24; i++) await stepTo(person, i);
      assert.match(await person.text('.legend'), /truck/);
    });
  }

  test('a worker that fails is told; the next step starts another', async () => {
    await set(person, { mode: 'trace', n: 6, algorithm: 'array' });
    await stepTo(person, 3);
    await failDuring(person, () => call(person, 'goTo', 20));
    await person.shows('.say-more', 'it broke');
    await stepTo(person, 7);
  });

  test('plays slowly, in a loop, and again from the end; a button keeps its own keys', async () => {
    await set(person, { mode: 'trace', n: 6, algorithm: 'array', speed: 2, code: 'python' });
    await person.evaluate(() => document.querySelector('n-queens-board').play());
    await person.evaluate(() => document.querySelector('n-queens-board').play());
    await person.until(() => document.querySelector('n-queens-board').state.step > 0, 'a step');
    await call(person, 'pause');
    await set(person, {
      mode: 'trace',
      n: 6,
      algorithm: 'array',
      speed: 60,
      loop: [2, 4],
      step: 3,
    });
    await stepIs(person, 3);
    await person.evaluate(() => {
      globalThis.steps = [];
      document.addEventListener(
        'nq-step',
        ({ detail }) => globalThis.steps.push(detail.index),
        true,
      );
      document.querySelector('n-queens-board').play();
    });
    await person.until(() => globalThis.steps.filter((i) => i === 2).length > 1, 'two rounds');
    await call(person, 'pause');
    assert.ok(await person.evaluate(() => globalThis.steps.every((i) => i <= 4)));
    await set(person, { mode: 'trace', n: 4, algorithm: 'array' });
    await person.until(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      return root.querySelector('[role="slider"]').getAttribute('aria-valuemax') === '127';
    }, 'the length');
    await stepTo(person, 127);
    await call(person, 'play');
    await person.until(
      () => document.querySelector('n-queens-board').state.step < 100,
      'the start',
    );
    await call(person, 'pause');
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      root.querySelector('.transport .main').focus();
    });
    const before = await person.evaluate(() => document.querySelector('n-queens-board').state.step);
    await person.page.keyboard.down('Control');
    await person.press('ArrowRight');
    await person.page.keyboard.up('Control');
    assert.equal(
      await person.evaluate(() => document.querySelector('n-queens-board').state.step),
      before,
    );
    await person.press('Enter');
    await person.press('Enter');
    await call(person, 'pause');
  });

  test('images of a solution are told as such, and a wide board has short rows', async () => {
    await set(person, { mode: 'trace', n: 6, algorithm: 'sieve' });
    await stepIs(person, 0);
    for (let i = 0; i < 4; i++) {
      const was = await person.evaluate(
        () => document.querySelector('n-queens-board').state.step ?? 0,
      );
      await person.press(']');
      await person.until(
        (old) => document.querySelector('n-queens-board').state.step > old,
        'a solution',
        was,
      );
    }
    await set(person, { mode: 'trace', n: 12, algorithm: 'array', step: 3 });
    await stepIs(person, 3);
  });

  test('what was undone is drawn in pictures, too', async () => {
    await set(person, { mode: 'trace', n: 4, algorithm: 'array' });
    await stepIs(person, 0);
    const length = await person.evaluate(async () => {
      const board = document.querySelector('n-queens-board');
      let text = '';
      for (let i = 0; i < 60 && !text.includes('<polygon'); i++) {
        board.goTo(i);
        while ((board.state.step ?? 0) !== i) await new Promise(requestAnimationFrame);
        text = await (await board.toBlob({ type: 'image/svg+xml' })).text();
      }
      return text.length;
    });
    assert.ok(length > 500);
    assert.deepEqual(
      await person.evaluate(() => document.querySelector('n-queens-board').position.length),
      4,
    );
  });

  test('keys are listed in a dialog, which three things close', async () => {
    const isOpen = () =>
      Boolean(document.querySelector('n-queens-board').shadowRoot.querySelector('dialog'));
    const close = [
      (root) => root.querySelector('dialog .icon').click(),
      (root) => root.querySelector('dialog').click(),
      () => document.querySelector('n-queens-board').showKeys(),
    ];
    for (const way of close) {
      await person.evaluate(() => document.querySelector('n-queens-board').showKeys());
      await person.gives(isOpen, true);
      assert.match(await person.text('dialog'), /^Keyboard shortcuts/);
      await person.page.puppeteer.evaluate(
        `(${way})(document.querySelector('n-queens-board').shadowRoot)`,
      );
      await person.gives(isOpen, false);
    }
    await assert.rejects(call(person, 'goTo', -1), /whole number from 0/);
  });
});

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
    await frames(person, 3);
    await call(person, 'step');
    await person.until(
      () => document.querySelector('n-queens-board').state.step > 0,
      'the next class',
    );
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
    await person.press('Enter');
    await person.press('Enter');
    await call(person, 'pause');
    await set(person, { mode: 'solutions', n: 8, speed: 1000, step: 0, classes: 'one' });
    await stepIs(person, 0);
    await person.evaluate(() => {
      globalThis.ends = 0;
    });
    await person.press('Enter');
    await person.until(() => globalThis.ends > 0, 'the end of the classes');
    await person.press(',');
    await person.press('.');
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
    await person.shows('.side .head', /2,279,184/);
    await person.press('ArrowDown');
    await stepIs(person, 1);
    await set(person, { mode: 'solutions', n: 3 });
    await person.shows('.side .head', /no way to place 3 queens/);
    await person.press('ArrowDown');
    await person.press('Enter');
  });

  test('scroll along with the one that is chosen', async () => {
    await set(person, { mode: 'solutions', n: 9 });
    await person.shows('.side .head', /352/);
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
    await person.shows('.side .head', /construct|pattern/);
  });

  test('are one, or written down, or too many, and say so', async () => {
    await set(person, { mode: 'solutions', n: 6 });
    await person.shows('.side .head', /4/);
    await set(person, { mode: 'solutions', n: 1 });
    await person.shows('.side .head', /^One solution/);
    await set(person, { mode: 'solutions', n: 4 });
    await person.shows('.side .head', /^2 solutions/);
    await set(person, { mode: 'solutions', n: 40 });
    await person.shows('.side .head', /construct|pattern|One|one/);
    await set(person, { mode: 'solutions', n: 20 });
    await person.shows('.side .head', /first/);
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
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      root.querySelector('.transport .main').focus();
    });
    await person.press('Enter');
    await person.press('Enter');
    await call(person, 'pause');
    const svg = await person.evaluate(async () => {
      const blob = await document.querySelector('n-queens-board').toBlob({ type: 'image/svg+xml' });
      return blob.text();
    });
    assert.match(svg, /^<svg/);
  });

  test('stand in half as many columns where the page is narrow', async () => {
    const narrow = await open('?mode=solutions&n=8', { width: 380, still: true });
    await narrow.shows('.side .head', /92/);
    await frames(narrow, 3);
    await narrow.close();
  });

  test('a worker that fails is told', async () => {
    await failDuring(person, () => set(person, { mode: 'solutions', n: 7 }));
  });
});

describe('play', () => {
  let person;
  before(async () => {
    person = await open('?n=8');
  });

  const stands = (wanted) =>
    person.gives(() => document.querySelector('n-queens-board').position.flat(), wanted);

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
    await call(person, 'step');
    await stands([0, 2]);
    await call(person, 'stepBack');
    await stands([0]);
  });

  test('the cursor goes everywhere by keys', async () => {
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      root.querySelector('[role="gridcell"][tabindex="0"]').focus();
    });
    for (const key of ['End', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'Home']) {
      await person.press(key);
    }
    await person.gives(
      () =>
        Number(
          document
            .querySelector('n-queens-board')
            .shadowRoot.querySelector('[role="gridcell"][tabindex="0"]').dataset.cell,
        ) % 8,
      0,
    );
  });

  test('a hint is sent away by Escape; c asks whether it can be completed', async () => {
    await call(person, 'reset');
    await person.press('h');
    await person.shows('.say-text', /^Put a queen/);
    await person.press('Escape');
    await person.shows('.say-text', /^(?!Put a queen on row)/);
    await person.press('Escape');
    await person.press('c');
    await person.shows('.answer', 'Yes, in 92 ways');
  });

  test('a puzzle has its sizes', async () => {
    await set(person, { n: 30, rules: 'regions' });
    await person.shows('.say-text', /from \d+ to \d+|between|\d+/);
    await set(person, { n: 8 });
  });

  test('workers that fail are told, whatever was asked', async () => {
    await failDuring(person, () => person.press('h'));
    await failDuring(person, () => person.click('.ask .btn'));
    await failDuring(person, () => set(person, { n: 8, rules: 'regions' }));
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
    await set(person, { n: 6, queens: [[0], [0], [], [], [], []] });
    await person.press('h');
    await person.shows('.say-kind', /./);
    await frames(person, 3);
    await call(person, 'solve');
    await set(person, { n: 3 });
    await person.press('h');
    await person.shows('.say-text', /^No solution has these queens/);
    await set(person, { n: 14 });
    await person.click('.ask .btn');
    await person.shows('.answer', /10,000/);
    await set(person, { n: 60 });
    await person.click('.ask .btn');
    await person.until(
      () =>
        document.querySelector('n-queens-board').shadowRoot.querySelector('.answer').textContent
          .length > 3,
      'an answer',
    );
    await set(person, { n: 30, rules: 'regions' });
    await person.press('h');
    await call(person, 'solve');
    await call(person, 'reset');
    await call(person, 'goTo', 999);
  });

  test('pointers that are not meant change nothing', async () => {
    await set(person, { n: 5, queens: [[1], [3], [], [], []] });
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
    await person.page.keyboard.down('Control');
    await person.press('End');
    await person.press('Home');
    await person.page.keyboard.up('Control');
    await person.press('-');
    await set(person, { n: 60 });
    await frames(person, 2);
    for (const key of ['+', '+', '-']) await person.press(key);
  });

  test('a puzzle has a number; what is none is marked', async () => {
    await set(person, { n: 6, rules: 'regions', seed: 3 });
    await person.shows('.say-text', 'Place a queen anywhere.');
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const row = root.querySelector('.row.wrap');
      const seed = row.querySelector('input');
      seed.value = 'x';
      seed.dispatchEvent(new Event('change'));
      row.querySelector('.btn').click();
    });
    await is(person, 'seed', null);
    await person.evaluate(() => {
      const board = document.querySelector('n-queens-board');
      board.n = 7;
      board.n = null;
      board.autoplay = true;
      board.autoplay = 'off';
    });
    await person.gives(() => document.querySelector('n-queens-board').n, 8);
    const formats = await call(person, 'formats');
    assert.ok(formats.includes('columns'));
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
      'This page may not use the clipboard.',
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

  test('a large board is enlarged by wheel and fingers, moved, and follows the cursor', async () => {
    await set(person, { n: 60, queens: [[1], [5]] });
    await frames(person, 3);
    const zoomed = () =>
      document.querySelector('n-queens-board').shadowRoot.querySelector('.mini:not([hidden])') !==
      null;
    await person.evaluate(async () => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const grid = root.querySelector('.grid').parentElement;
      const box = grid.getBoundingClientRect();
      const at = (x, y) => ({
        clientX: box.left + x,
        clientY: box.top + y,
        bubbles: true,
        composed: true,
      });
      const fire = (type, x, y, more) =>
        root.querySelector('.grid').dispatchEvent(
          new PointerEvent(type, {
            ...at(x, y),
            isPrimary: true,
            button: 0,
            pointerId: 1,
            ...more,
          }),
        );
      const wheel = (deltaY, ctrlKey) =>
        root
          .querySelector('.grid')
          .dispatchEvent(
            new WheelEvent('wheel', { ...at(90, 90), deltaY, ctrlKey, cancelable: true }),
          );
      const frame = () => new Promise(requestAnimationFrame);
      // These pointers are nobody's, so that they cannot be captured.
      Element.prototype.setPointerCapture = () => {};
      wheel(-300, false);
      wheel(-300, true);
      await frame();
      fire('pointerdown', 200, 200);
      fire('pointermove', 260, 240);
      fire('pointermove', 280, 260);
      fire('pointerup', 280, 260);
      await frame();
      fire('pointerdown', 200, 200);
      fire('pointermove', 260, 240);
      fire('pointercancel', 260, 240);
      const finger = (id) => ({ pointerType: 'touch', pointerId: id, isPrimary: id === 2 });
      fire('pointerdown', 150, 150, finger(2));
      fire('pointerdown', 250, 250, finger(3));
      fire('pointermove', 300, 300, finger(3));
      fire('pointermove', 310, 300, finger(3));
      fire('pointerup', 300, 300, finger(3));
      fire('pointermove', 160, 150, finger(2));
      fire('pointerup', 150, 150, finger(2));
      await frame();
    });
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      root.querySelector('[role="gridcell"][tabindex="0"]').focus();
    });
    await person.press('End');
    for (let i = 0; i < 3; i++) await person.press('ArrowDown');
    await frames(person, 3);
    assert.equal(typeof (await person.evaluate(zoomed)), 'boolean');
    await set(person, { n: 100, queens: [[1], [5], [7]] });
    await frames(person, 3);
  });

  test('colours that the system forces are used', async () => {
    const session = await person.page.puppeteer.createCDPSession();
    const features = [{ name: 'forced-colors', value: 'active' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    await set(person, { n: 6, rules: 'regions', seed: 3 });
    await person.shows('.say-text', 'Place a queen anywhere.');
    await frames(person, 5);
    await person.picture('chromium-forced');
    await session.send('Emulation.setEmulatedMedia', { features: [] });
    assert.deepEqual(await person.violations(), []);
  });

  test('pictures without pixels have every mark', async () => {
    await set(person, { n: 6, queens: [[0], [0], [], [], [], []] });
    const size = await person.evaluate(async () => {
      const board = document.querySelector('n-queens-board');
      const blob = await board.toBlob({ type: 'image/svg+xml' });
      return (await blob.text()).length;
    });
    assert.ok(size > 1000);
  });
});

describe('count', () => {
  let person;
  before(async () => {
    person = await open('?mode=count&n=16&algorithm=bitmask&workers=2');
  });

  const label = () =>
    document.querySelector('n-queens-board').shadowRoot.querySelector('.dock .btn.main .lbl')
      .textContent;

  test('is paused and resumed by a key, with other workers', async () => {
    await person.press('Enter');
    await person.gives(label, 'Pause');
    await person.until(
      () =>
        / \/ /.test(
          document.querySelector('n-queens-board').shadowRoot.querySelector('.figures dd')
            .textContent,
        ),
      'the first units',
    );
    await set(person, { mode: 'count', n: 16, algorithm: 'bitmask', workers: 1 });
    await person.gives(label, 'Pause');
    await person.press('Enter');
    await person.until(
      () =>
        /^Resume/.test(
          document.querySelector('n-queens-board').shadowRoot.querySelector('.dock .btn.main .lbl')
            .textContent,
        ),
      'the offer to resume',
    );
    await person.shows('.saved', /^Saved\. /);
    assert.deepEqual(
      await person.evaluate(() => document.querySelector('n-queens-board').position),
      [],
    );
    await call(person, 'reset');
    await person.gives(label, 'Start');
  });

  test('that takes hours is not begun without asking', async () => {
    await set(person, { mode: 'count', n: 26 });
    await person.gives(label, 'Start');
    await call(person, 'solve');
    await person.shows('.saved', /(hrs?|days?|yrs?) on this machine/);
    await call(person, 'pause');
    await set(person, { mode: 'count', n: 28 });
    await person.shows('.saved', /27/);
  });

  test('is begun when one insists, and drawn; other keys do nothing', async () => {
    await set(person, { mode: 'count', n: 26 });
    await call(person, 'solve');
    await person.shows('.saved', /on this machine/);
    await person.press('x');
    await person.page.keyboard.down('Control');
    await person.press('Enter');
    await person.page.keyboard.up('Control');
    await person.press(' ');
    await person.gives(label, 'Pause');
    const svg = await person.evaluate(async () => {
      const blob = await document.querySelector('n-queens-board').toBlob({ type: 'image/svg+xml' });
      return blob.text();
    });
    assert.match(svg, /^<svg/);
    await call(person, 'reset');
    await person.gives(label, 'Start');
    await set(person, { mode: 'count', n: 8 });
    for (let times = 0; times < 2; times++) {
      await call(person, 'play');
      await person.shows('.saved', /published/);
      await person.shows('.tally .num', '92');
    }
  });

  test('whose workers cannot be started says why', async () => {
    const broken = await open('?mode=count&n=9');
    await broken.evaluate(() => {
      globalThis.breaking = 'it broke';
      document.querySelector('n-queens-board').play();
    });
    await broken.shows('.saved', /it broke/);
    await broken.close();
  });

  test('whose checkpoint is damaged says so', async () => {
    await person.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('nqueens', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('checkpoints');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const write = opening.result.transaction('checkpoints', 'readwrite');
            write.objectStore('checkpoints').put(new Uint8Array(9), 'count 14 bitmask');
            write.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
    );
    await set(person, { mode: 'count', n: 14, algorithm: 'bitmask' });
    await person.shows('.saved', /cannot be read/);
  });
});

test('an element from another host starts its workers by a small script', async () => {
  const server = siteServer(`${ROOT}/dist/site`);
  server.prependListener('request', (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
  });
  const address = await listen(server, 0);
  const host = await openHost();
  const person = await visit(browser, host.origin);
  const first = await person.evaluate(async (from) => {
    await import(`${from}element.js`);
    const board = document.createElement('n-queens-board');
    board.base = from;
    board.setAttribute('mode', 'solutions');
    board.setAttribute('n', '6');
    document.getElementById('main').append(board);
    while (board.position.length === 0) await new Promise(requestAnimationFrame);
    const link = board.shadowRoot.querySelector('a.out');
    link.dispatchEvent(new Event('pointerdown'));
    return [board.position.flat(), link.href, board.embedCode()];
  }, address);
  assert.deepEqual(first[0], [1, 3, 5, 0, 2, 4]);
  assert.match(first[1], /\?n=6&mode=solutions|mode=solutions&n=6/);
  assert.match(first[2], /embed\.html/);
  await person.close();
  host.close();
  server.closeAllConnections();
  server.close();
});

/** The page's frames come at the time that the test sets, however late they are. */
const clockByHand = () => {
  const real = globalThis.requestAnimationFrame;
  globalThis.clock = 0;
  performance.now = () => globalThis.clock;
  globalThis.requestAnimationFrame = (turn) => real(() => turn(globalThis.clock));
};

test('whoever comes back to play finds the board that is asked for', async () => {
  const person = await open('');
  const stands = (wanted) =>
    person.gives(() => document.querySelector('n-queens-board').position, wanted);
  const mode = (name) =>
    person.evaluate((wanted) => {
      document.querySelector('n-queens-board').mode = wanted;
    }, name);
  const [two, other] = [
    [[0], [2], [], [], []],
    [[1], [], [], [], []],
  ];
  const trace = { mode: 'trace', n: 5 };
  await set(person, { n: 5, queens: two });
  // Only looked at: the game is still there, and so is its past.
  await person.clickCell(4, 4);
  await mode('trace');
  await mode('play');
  await stands([[0], [2], [], [], [4]]);
  await call(person, 'undo');
  await stands(two);
  // Told what to show: that, and nothing that was there before.
  for (const [state, wanted] of [
    [{ n: 5, queens: other }, other],
    [{ n: 5 }, [[], [], [], [], []]],
    [{ n: 4, queens: [[1]] }, [[1], [], [], []]],
    [{ n: 5, queens: two, rules: 'torus' }, two],
    [{ n: 5, queens: two }, two],
  ]) {
    await set(person, trace);
    await set(person, state);
    await stands(wanted);
    await is(person, 'rules', state.rules ?? null);
  }
  await person.close();
});

test('a mode of the page takes the size along, and play the game that was left', async () => {
  const person = await open('?n=5&queens=0,2');
  const address = () => decodeURIComponent(location.search);
  await person.click('#mode-trace');
  await person.gives(address, '?mode=trace&n=5');
  await person.click('#mode-play');
  await person.gives(address, '?n=5&queens=0,2,-,-,-');
  await person.shows('.say-kind', /^2 of 5/);
  await person.click('#mode-trace');
  await set(person, { mode: 'trace', n: 6 });
  await person.click('#mode-play');
  await person.gives(address, '?n=6');
  await person.shows('.say-kind', /^0 of 6/);
  await person.close();
});

test('a solved board is celebrated, but not where motion is unwelcome', async () => {
  /** How many rings a frame at this time shows. */
  const ringsAt = (time) =>
    new Promise((resolve) => {
      globalThis.clock = time;
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    }).then(async () => {
      const board = document.querySelector('n-queens-board');
      const picture = await (await board.toBlob({ type: 'image/svg+xml' })).text();
      return picture.split('<circle').length - 1;
    });
  for (const still of [false, true]) {
    const person = await open('?n=6', { still, script: clockByHand });
    const none = await person.evaluate(ringsAt, 0);
    await call(person, 'solve');
    await person.shows('.say-text', /^Solved/);
    assert.equal((await person.evaluate(ringsAt, 320)) > none, !still);
    assert.equal(await person.evaluate(ringsAt, 2000), none);
    await person.close();
  }
});

test('on a torus a queen is seen to look around the edges', async () => {
  const lines = async (rules) => {
    const person = await open(`?n=8&queens=1&rules=${rules}`);
    await person.page.mouse.move(...(await person.cellPoint(0, 1)));
    await frames(person, 2);
    const number = await person.evaluate(async () => {
      const board = document.querySelector('n-queens-board');
      const sight = getComputedStyle(board).getPropertyValue('--nq-sight').trim();
      const picture = await (await board.toBlob({ type: 'image/svg+xml' })).text();
      const drawn = picture.split('<').find((part) => part.includes(`stroke="${sight}"`));
      return drawn.split('M').length - 1;
    });
    await person.close();
    return number;
  };
  assert.ok((await lines('torus')) > (await lines('classic')));
});

describe('an answer that comes when its mode was left', () => {
  /** Workers that get their requests when letGo() is called, which waits for the answers. */
  const slowWorkers = () => {
    const { postMessage } = Worker.prototype;
    let held = null;
    Worker.prototype.postMessage = function (...values) {
      if (held) held.push([this, values]);
      else postMessage.apply(this, values);
    };
    globalThis.hold = () => {
      held = [];
    };
    globalThis.letGo = () => {
      const all = held;
      held = null;
      const answers = all.map(
        ([worker, [request]]) =>
          // A survey was called off together with its mode.
          ['traceSurvey', undefined].includes(request.name) ||
          new Promise((resolve) => {
            worker.addEventListener('message', ({ data }) => data.id === request.id && resolve());
          }),
      );
      for (const [worker, values] of all) postMessage.apply(worker, values);
      return Promise.all(answers);
    };
  };

  const PLAY = { queens: [[2], [5], [7], [1], [3], [], [], []] };
  const TRACE = { mode: 'trace', n: 6, algorithm: 'array' };

  /** Asks for something in one mode and goes to another before the answer comes. */
  async function leave(person, from, ask, to) {
    await set(person, from);
    await person.shows('.say-kind', from === PLAY ? /^5 of 8/ : /Step 1 of/);
    await person.evaluate(() => globalThis.hold());
    await ask();
    await set(person, to);
    await person.evaluate(() => globalThis.letGo());
    await frames(person, 3);
  }

  test('changes nothing of the next one', async () => {
    const person = await open('', { script: slowWorkers });
    const ask = (method, ...values) =>
      person.evaluate(
        (name, given) => void document.querySelector('n-queens-board')[name](...given),
        method,
        values,
      );
    for (const wish of [
      () => ask('goTo', 20),
      () => ask('solve'),
      () => ask('step'),
      () => ask('play'),
    ]) {
      await leave(person, TRACE, wish, PLAY);
      await person.shows('.say-kind', /^5 of 8/);
      assert.equal(
        (await person.evaluate(() => document.querySelector('n-queens-board').position)).length,
        8,
      );
    }
    for (const wish of [() => ask('solve'), () => person.press('h')]) {
      await leave(person, PLAY, wish, TRACE);
      await person.shows('.say-kind', /Step 1 of/);
      await is(person, 'queens', null);
    }
    assert.deepEqual(await person.evaluate(() => globalThis.wrong), []);
    await person.close();
  });
});

describe('a board whose workers cannot be loaded', () => {
  /** As if every worker's file were missing. */
  const missingWorkers = () => {
    const Real = Worker;
    globalThis.Worker = class extends Real {
      constructor(_address, options) {
        super('no-such-worker.js', options);
      }
    };
  };

  const openBroken = (query) => open(query, { script: missingWorkers });

  const told = (person) =>
    person.until(() => globalThis.wrong.includes('the worker did not start'), 'an nq-error');

  test('says so in a trace, where keys and lines do no harm', async () => {
    const person = await openBroken('?mode=trace&n=6');
    await person.shows('.say-text', /^The solver did not load/);
    for (const key of ['ArrowRight', 'End', ']', 'l', 'l', 'PageDown']) await person.press(key);
    await told(person);
    await person.click('.time canvas.walk');
    assert.deepEqual(
      await person.evaluate(() => document.querySelector('n-queens-board').position),
      [],
    );
    assert.deepEqual(await person.violations(), []);
    await person.close();
  });

  test('says so in the solutions, where keys and lines do no harm', async () => {
    const person = await openBroken('?mode=solutions&n=6');
    await person.shows('.side .head', /^The solver did not load/);
    for (const key of ['ArrowRight', 'End', 'PageDown', 'Home']) await person.press(key);
    await person.click('.time canvas');
    assert.deepEqual(
      await person.evaluate(() => document.querySelector('n-queens-board').position),
      [],
    );
    assert.deepEqual(await person.violations(), []);
    await person.close();
  });
});

test('an error inside of an embed is told to its page in words', async () => {
  const host = await openHost();
  const person = await visit(browser, host.origin);
  const told = person.evaluate(
    (embed) =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => {
          if (data.name === 'nq-error') resolve(data.detail);
        });
        const frame = document.createElement('iframe');
        // Nothing can be started in there: its policy is the page's, its worker is gone.
        frame.src = `${embed}?n=5&origin=${encodeURIComponent(location.origin)}`;
        document.body.append(frame);
      }),
    `${site.address}embed.html`,
  );
  const tab = person.page.puppeteer;
  const inside = await tab.waitForFrame((frame) => frame.url().includes('embed.html'));
  await inside.waitForFunction(() => document.querySelector('n-queens-board')?.shadowRoot);
  await inside.evaluate(() => {
    const detail = { message: 'it broke', error: new Error('it broke') };
    document.querySelector('n-queens-board').dispatchEvent(new CustomEvent('nq-error', { detail }));
  });
  assert.deepEqual(await told, { message: 'it broke', error: 'it broke' });
  await person.close();
  host.close();
});

test('where no worker can be started, the way out is named', async () => {
  const person = await site.visit(browser, '');
  await person.ready();
  const message = await person.evaluate(async () => {
    const { createSolver } = await import(new URL('index.js', location.href).href);
    globalThis.Worker = class {
      constructor() {
        throw new Error('refused by a policy');
      }
    };
    return createSolver({ workers: 1 })
      .count(8)
      .catch((error) => error.message);
  });
  assert.match(message, /no worker can be started: refused by a policy; .*init\(\{ worker \}\)/);
  await person.close();
});

test('a frame that is not the parent cannot drive an embed', async () => {
  const host = await openHost();
  const person = await visit(browser, host.origin);
  const state = await person.evaluate(async (embed) => {
    const heard = (type) =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => data?.type === type && resolve(data));
      });
    const frame = document.createElement('iframe');
    const ready = heard('ready');
    frame.src = `${embed}?n=5&queens=1&lang=zh-TW&origin=${encodeURIComponent(location.origin)}`;
    document.body.append(frame);
    await ready;
    const stranger = document.createElement('iframe');
    document.body.append(stranger);
    const post = stranger.contentWindow.Function(
      'frame',
      "frame.postMessage({ v: 1, type: 'set', state: { n: '7' } }, '*')",
    );
    post(frame.contentWindow);
    const told = heard('state');
    frame.contentWindow.postMessage({ v: 1, type: 'get' }, '*');
    return (await told).state;
  }, `${site.address}embed.html`);
  assert.equal(state.n, '5');
  await person.close();
  host.close();
});
