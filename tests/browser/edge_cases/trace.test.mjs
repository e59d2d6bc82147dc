/**
 * trace.test.mjs -- the seldom used of a trace: loops and lines, speeds, the sieve,
 * workers that fail.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import {
  call,
  clockByHand,
  colour,
  drawing,
  drawingAt,
  failDuring,
  frames,
  is,
  open,
  playLabel,
  pressPlayButton,
  set,
  stepIs,
  stepOf,
  stepTo,
} from './opened.mjs';

/** The step, when the one that was asked for last has come: it does not move any more. */
const settledStep = (person) =>
  person.evaluate(async () => {
    const board = document.querySelector('n-queens-board');
    for (let still = 0, last; still < 30; still++) {
      if (board.state.step !== last) still = 0;
      last = board.state.step;
      await new Promise(requestAnimationFrame);
    }
    return board.state.step ?? 0;
  });

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
        return [left + width * 0.75, top + height / 2, left + width * 0.25];
      });
    });
    const { mouse } = person.page;
    for (const [x, y, back] of places) {
      const before = await stepOf(person);
      await mouse.move(x, y);
      await mouse.down();
      await person.until(
        (was) => (document.querySelector('n-queens-board').state.step ?? 0) > was,
        'a later step',
        before,
      );
      const pressed = await stepOf(person);
      await mouse.move(back, y, { steps: 3 });
      await person.until(
        (was) => (document.querySelector('n-queens-board').state.step ?? 0) < was,
        'an earlier step',
        pressed,
      );
      await mouse.up();
      const released = await settledStep(person);
      // Without a button, or with another one, nothing is dragged.
      await mouse.move(x, y);
      await mouse.down({ button: 'right' });
      await mouse.up({ button: 'right' });
      assert.equal(await settledStep(person), released);
    }
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
    await set(person, { mode: 'trace', n: 6, algorithm: 'array', speed: 8, step: 0 });
    await stepIs(person, 0);
    await person.press('Enter');
    assert.equal(await playLabel(person), 'Pause');
    await person.until(() => document.querySelector('n-queens-board').state.step > 2, 'some steps');
    await person.press('Enter');
    assert.equal(await playLabel(person), 'Play');
  });

  test('the slider and the language of the code do what keys do', async () => {
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const slider = root.querySelector('.speed input');
      slider.value = '100';
      slider.dispatchEvent(new Event('input'));
    });
    await is(person, 'speed', 1000);
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const select = root.querySelector('.views select');
      select.value = 'python';
      select.dispatchEvent(new Event('change'));
    });
    await is(person, 'code', 'python');
    const first = () =>
      document.querySelector('n-queens-board').shadowRoot.querySelector('.code code').textContent;
    await person.gives(first, 'import sys');
  });

  test('a refusal grows, unless another step comes first', async () => {
    const [REFUSED, NEXT] = [4, 6];
    const still = await open('?mode=trace&n=6&algorithm=array', { script: clockByHand });
    // The length, when it is known, is shown at once and ends all motion.
    await still.shows('.say-kind', /of 1,508/);
    await stepTo(still, REFUSED);
    await still.shows('.say-text', /^Row 1, column 0 is refused/);
    const [begun, grown, whole] = [
      await drawingAt(still, 0),
      await drawingAt(still, 100),
      await drawingAt(still, 300),
    ];
    assert.notEqual(begun, grown);
    assert.notEqual(grown, whole);
    assert.equal(await drawingAt(still, 1000), whole);
    await stepTo(still, NEXT);
    const after = await drawingAt(still, 1000);
    await stepTo(still, REFUSED);
    await stepTo(still, NEXT);
    assert.equal(await drawingAt(still, 1100), after);
    await still.close();
  });

  test('an algorithm that cannot be traced is told, and its place taken', async () => {
    await set(person, { mode: 'trace', n: 6, algorithm: 'board', step: 2 });
    await stepIs(person, 2);
    await person.evaluate(() => {
      globalThis.wrong = [];
    });
    await set(person, { mode: 'trace', n: 6, algorithm: 'fast', step: 4 });
    await stepIs(person, 4);
    assert.deepEqual(await person.evaluate(() => globalThis.wrong), [
      'algorithm="fast" cannot be traced; board is traced in its place',
    ]);
    await person.gives(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      return root.querySelector('.setup select').value;
    }, 'board');
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
    await person.shows('.say-more', /it broke/);
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
    const before = await stepOf(person);
    await person.page.keyboard.down('Control');
    await person.press('ArrowRight');
    await person.page.keyboard.up('Control');
    assert.equal(await stepOf(person), before);
    await pressPlayButton(person);
    assert.equal(await playLabel(person), 'Pause');
    await pressPlayButton(person);
    assert.equal(await playLabel(person), 'Play');
  });

  test('images of a solution are told as such, and a wide board has short rows', async () => {
    await set(person, { mode: 'trace', n: 6, algorithm: 'sieve-bits' });
    await stepIs(person, 0);
    await person.press(']');
    await person.shows('.say-text', /^Every row has its queen/);
    await person.press(']');
    await person.shows('.say-text', /mirror image/);
    const rows = () =>
      [...document.querySelector('n-queens-board').shadowRoot.querySelectorAll('.stack small')].map(
        (row) => row.textContent,
      );
    await person.gives(rows, ['row 0', 'row 1', 'row 2', 'row 3', 'row 4', 'row 5']);
    await set(person, { mode: 'trace', n: 12, algorithm: 'array', step: 3 });
    await stepIs(person, 3);
    await person.gives(
      rows,
      Array.from({ length: 12 }, (_, row) => String(row)),
    );
  });

  test('what was undone is drawn in pictures, too', async () => {
    await set(person, { mode: 'trace', n: 4, algorithm: 'array' });
    await stepIs(person, 0);
    const undone = `stroke="${await colour(person, 'undone')}"`;
    assert.ok(!(await drawing(person)).includes(undone));
    while (!/is taken back/.test(await person.text('.say-text'))) {
      await stepTo(person, (await stepOf(person)) + 1);
    }
    assert.ok((await drawing(person)).includes(undone));
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
