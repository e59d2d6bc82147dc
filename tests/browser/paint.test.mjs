/**
 * paint.test.mjs -- a puzzle of one's own: painted by mouse and keys, pasted, checked at once,
 * played and shared.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { complaints } from './axe.mjs';
import { browser, site } from './chromium.mjs';

let person;

before(async () => {
  const script = () => {
    navigator.clipboard.writeText = async (text) => {
      globalThis.copied = text;
    };
  };
  person = await site.visit(browser, '?rules=regions&n=5&seed=1', { script });
  await person.ready();
  await person.shows('.say-text', /^One queen in every row/);
});

const choose = (letter) => person.click(`.palette button:nth-child(${letter.charCodeAt(0) - 64})`);

const regions = () => person.evaluate(() => document.querySelector('n-queens-board').regions);

async function drag(from, to) {
  const { mouse } = person.page;
  await mouse.move(...(await person.cellPoint(...from)));
  await mouse.down();
  await mouse.move(...(await person.cellPoint(...to)), { steps: 12 });
  await mouse.up();
}

test('the puzzle that is there is painted over, and answered at once', async () => {
  await person.pressButton('Paint your own');
  await person.shows('.say-kind strong', 'Your own puzzle');
  await person.shows('.say-text', /^Exactly one solution\./);
  await person.pressButton('Blank board');
  await person.shows('.say-text', 'Regions B, C, D, and E have no cell yet.');
  for (const [row, letter] of ['A', 'B', 'C', 'D', 'E'].entries()) {
    await choose(letter);
    await drag([row, 0], [row, 4]);
  }
  await person.shows('.say-text', 'This puzzle has more than one solution.');
  await person.shows('.say-more', '1 and 2 mark where two of them differ.');
  assert.equal(await regions(), 'aaaaa/bbbbb/ccccc/ddddd/eeeee');
  assert.match(await person.evaluate(() => location.search), /regions=aaaaa\/bbbbb/);
  await person.picture('chromium-paint');
});

test('a stroke is one move back', async () => {
  await person.click('[aria-label="Undo"]');
  await person.shows('.say-text', 'Region E has no cell yet.');
  await person.click('[aria-label="Redo"]');
  await person.shows('.say-text', 'This puzzle has more than one solution.');
});

test('letters paint on the keyboard, and cells say their region', async () => {
  const nameOf = (cell) =>
    document
      .querySelector('n-queens-board')
      .shadowRoot.querySelector(`[data-cell="${cell}"]`)
      .getAttribute('aria-label');
  await person.evaluate(() => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    root.querySelector('[data-cell="0"]').focus();
  });
  await person.press('e');
  await person.gives(nameOf, 'row 1, column 1, region E, free', 0);
  await person.press('ArrowRight');
  await person.press('Enter');
  await person.gives(nameOf, 'row 1, column 2, region E, free', 1);
  await person.click('[aria-label="Undo"]');
  await person.gives(nameOf, 'row 1, column 2, region A, free', 1);
  assert.deepEqual(await complaints(person), []);
});

test('Shift with an arrow paints two cells, Ctrl with Z goes back, the other button takes a region', async () => {
  const { keyboard, mouse } = person.page;
  const before = await regions();
  await person.evaluate(() => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    root.querySelector('[data-cell="1"]').focus();
  });
  await keyboard.down('Shift');
  await person.press('ArrowDown');
  await keyboard.up('Shift');
  assert.equal(await regions(), 'eeaaa/bebbb/ccccc/ddddd/eeeee');
  await keyboard.down('Control');
  await person.press('z');
  assert.equal(await regions(), before);
  await keyboard.up('Control');
  await mouse.click(...(await person.cellPoint(2, 0)), { button: 'right' });
  await person.gives(
    () =>
      document
        .querySelector('n-queens-board')
        .shadowRoot.querySelector('.palette [aria-pressed="true"]').textContent,
    'C',
  );
});

test('a text is pasted; what cannot be read is marked and changes nothing', async () => {
  const paste = (text) =>
    person.evaluate((value) => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const field = root.querySelector('.own input');
      field.value = value;
      field.dispatchEvent(new Event('change'));
      return field.getAttribute('aria-invalid');
    }, text);
  assert.equal(await paste('aab/abb'), 'true');
  assert.equal(await paste('accdd/aacbd/ccccd/ecccd/eeedd'), null);
  await person.shows('.say-text', 'Exactly one solution. Easy; hardest step: Last free cell');
  await person.pressButton('Text');
  await person.gives(() => globalThis.copied, 'accdd/aacbd/ccccd/ecccd/eeedd');
});

test('it is played, and painted on', async () => {
  await person.pressButton('Play it');
  await person.shows('.say-text', /^One queen in every row/);
  await person.press('h');
  await person.shows('.say-kind strong', 'Last free cell');
  await person.pressButton('Paint your own');
  await person.shows('.say-text', /^Exactly one solution/);
});

test('another board closes it; a reload plays what was painted', async () => {
  await person.reload();
  await person.shows('.say-text', /^One queen in every row/);
  assert.equal(await regions(), 'accdd/aacbd/ccccd/ecccd/eeedd');
  const crosses = () => document.querySelector('n-queens-board').state.crosses?.slice(0, 2);
  await drag([0, 0], [0, 2]);
  await person.gives(crosses, [[0, 1, 2], null]);
  await person.pressButton('Paint your own');
  await person.shows('.say-kind strong', 'Your own puzzle');
  await person.evaluate(() => {
    document.querySelector('n-queens-board').state = { n: 6 };
  });
  await person.shows('.say-text', /^Place 6 queens/);
});

test('nothing was refused by the policy or complained about', async () => {
  assert.deepEqual(await person.violations(), []);
  assert.deepEqual(person.trouble, []);
});
