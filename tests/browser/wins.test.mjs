/**
 * wins.test.mjs -- what comes after a win, the switches of a player, and a hard puzzle on a
 * phone: by hints alone, and by taps alone.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { solutionsOf } from '../node/puzzle_reference.mjs';
import { browser, site } from './chromium.mjs';

let person;

/** What is copied is kept for the test; a page without focus may not use the clipboard. */
const keepCopies = () => {
  globalThis.copied = [];
  navigator.clipboard.writeText = async (text) => void globalThis.copied.push(text);
};

before(async () => {
  person = await site.visit(browser, '?n=6', { script: keepCopies });
  await person.ready();
});

const place = async (columns) => {
  for (const [row, column] of columns.entries()) await person.clickCell(row, column);
};

const sees = (selector) =>
  person.evaluate(
    (wanted) =>
      Boolean(
        document
          .querySelector('n-queens-board')
          .shadowRoot.querySelector(wanted)
          ?.checkVisibility(),
      ),
    selector,
  );

test('a win says which solution it is, and offers the next board and the others', async () => {
  await place([1, 3, 5, 0, 2, 4]);
  await person.shows('.say-text', 'Solved in 6 moves. This is solution 1 of 4.');
  await person.shows('.dock .btn.main', 'Try n = 7');
  assert.deepEqual([await sees('.ask'), await sees('.free')], [false, false]);
  await person.pressButton('Share result');
  await person.until(() => globalThis.copied.length, 'what is shared');
  const [text] = await person.evaluate(() => globalThis.copied);
  assert.match(text, /^nqueens · 6 × 6 · solution 1 of 4 · 6 moves · no hints\nhttp/);
  assert.doesNotMatch(text, /queens=/);
  await person.pressButton('See the other 3 solutions');
  await person.gives(() => document.querySelector('n-queens-board').mode, 'solutions');
  await person.evaluate(() => history.back());
  await person.shows('.say-text', /^Solved/);
  await person.press('h');
  await person.gives(() => document.querySelector('n-queens-board').n, 7);
});

test('letters and the timer are switches that are remembered and are in no link', async () => {
  await person.page.goto(`${site.address}?rules=regions&seed=2`);
  await person.ready();
  await person.shows('.say-text', /^One queen in every row/);
  await person.shows('.say-kind span:last-child', '');
  for (const k of [1, 2]) await person.click(`.switches .check:nth-child(${k}) input`);
  await person.shows('.say-kind span:last-child', '0:00');
  await person.reload();
  const checked = () =>
    [
      ...document.querySelector('n-queens-board').shadowRoot.querySelectorAll('.switches input'),
    ].map((box) => box.checked);
  await person.gives(checked, [true, true, false, false]);
  assert.equal(await person.evaluate(() => location.search), '?rules=regions&seed=2');
  await person.clickCell(0, 0);
  await person.shows('.say-kind span:last-child', /^0:0[1-9]$/);
  for (const k of [1, 2]) await person.click(`.switches .check:nth-child(${k}) input`);
});

test('auto-marks are a switch of the puzzle: attacked cells are crossed out, and drawn only', async () => {
  const auto = '.switches .check:nth-child(4) input';
  const board = () => {
    const { assist, state } = document.querySelector('n-queens-board');
    return [assist, state.queens?.[0] ?? null, state.crosses ?? null];
  };
  await person.clickCell(0, 0);
  await person.gives(board, ['conflicts', 0, null]);
  await person.click(auto);
  await person.gives(board, ['attacked', 0, null]);
  await person.shows('.legend', /^Attacked/);
  await person.click(auto);
  await person.gives(board, ['conflicts', 0, null]);
});

/** A phone whose finger taps on buttons and cells. */
async function phone(query) {
  const visitor = await site.visit(browser, query);
  const tab = visitor.page.puppeteer;
  await tab.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true });
  await visitor.reload();
  await visitor.shows('.say-text', /^One queen in every row/);
  const tapAt = (point) => tab.touchscreen.tap(...point);
  const tapMain = async () =>
    tapAt(
      await visitor.evaluate(() => {
        const root = document.querySelector('n-queens-board').shadowRoot;
        const box = root.querySelector('.dock .btn.main').getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
      }),
    );
  const tapCell = async (row, column) => tapAt(await visitor.cellPoint(row, column));
  return { visitor, tapMain, tapCell };
}

const HARD = '?rules=regions&grade=hard&seed=2';

const mainHeight = () =>
  document.querySelector('n-queens-board').shadowRoot.querySelector('.dock .btn.main').offsetHeight;

test('a hard puzzle on a phone is finished by hints alone', async () => {
  const { visitor, tapMain } = await phone(HARD);
  const texts = new Set();
  const isOver = () =>
    /^Solved/.test(
      document.querySelector('n-queens-board').shadowRoot.querySelector('.say-text').textContent,
    );
  while (!(await visitor.evaluate(isOver))) {
    await tapMain();
    await visitor.shows('.dock .btn.main', /^(Cross|Place)/);
    assert.ok((await visitor.evaluate(mainHeight)) <= 48, 'the button has two lines at the most');
    const text = await visitor.text('.say');
    assert.ok(!texts.has(text), `twice: ${text}`);
    texts.add(text);
    await tapMain();
    await visitor.shows('.dock .btn.main', /^(Hint|Next puzzle)$/);
  }
  await visitor.shows('.say-text', `Solved in ${texts.size} moves.`);
  await visitor.shows('.say-more', `Hints: ${texts.size}.`);
  await visitor.picture('phone-puzzle-solved');
  await tapMain();
  await visitor.gives(() => document.querySelector('n-queens-board').seed, 3);
  assert.deepEqual(visitor.trouble, []);
  await visitor.close();
});

test('a hard puzzle on a phone is finished by taps: crosses, then queens', async () => {
  const { visitor, tapCell } = await phone(HARD);
  const regions = await visitor.evaluate(() => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    return root.querySelector('input[placeholder]').value;
  });
  const letters = [...regions.replaceAll('/', '')];
  const [solution, second] = solutionsOf(8, { regions: letters }, 2);
  assert.equal(second, undefined);
  // A tap crosses out, a second one makes it a queen.
  for (const cell of solution) {
    const [row, column] = [Math.floor(cell / 8), cell % 8];
    await tapCell(row, column);
    await tapCell(row, column);
  }
  await visitor.shows('.say-text', 'Solved in 16 moves.');
  const columns = await visitor.evaluate(() => document.querySelector('n-queens-board').position);
  assert.deepEqual(
    columns,
    solution.map((cell) => cell % 8),
  );
  await visitor.close();
});

test('nothing was refused by the policy or complained about', async () => {
  assert.deepEqual(await person.violations(), []);
  assert.deepEqual(person.trouble, []);
});
