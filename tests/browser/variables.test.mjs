/**
 * variables.test.mjs -- the variables of the algorithm beside a trace: they follow every step,
 * and are asked for only while they are shown.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { browser, site } from './chromium.mjs';

const rows = () => {
  const root = document.querySelector('n-queens-board').shadowRoot;
  return [...root.querySelectorAll('.values tbody tr')].map((row) =>
    [...row.querySelectorAll('td:not(.note)')].map(({ textContent }) => textContent).join(''),
  );
};

const calls = () => {
  const root = document.querySelector('n-queens-board').shadowRoot;
  return [...root.querySelectorAll('.calls li')].map((card) =>
    [...card.children].map(({ textContent }) => textContent).join(' '),
  );
};

const set = (person, keys) =>
  person.evaluate(
    (values) => Object.assign(document.querySelector('n-queens-board'), values),
    keys,
  );

const goTo = (person, i) =>
  person.evaluate((index) => document.querySelector('n-queens-board').goTo(index), i);

const ROW_1 = ['1000', '1000', '0100', '1000', '0000', '0011', '0000'];

describe('the variables of a trace', () => {
  let person;
  before(async () => {
    person = await site.visit(browser, '?mode=trace&n=4&algorithm=bitmask&step=3');
  });

  test('come when their tab is chosen, and stand in its panel', async () => {
    assert.deepEqual(await person.evaluate(rows), []);
    await person.evaluate(() =>
      document
        .querySelector('n-queens-board')
        .shadowRoot.querySelector('[role="tab"][data-view="state"]')
        .click(),
    );
    await person.gives(rows, ROW_1);
    await person.gives(calls, ['row 0, column 0 ↩ main', 'row 1 ↩ row 0, column 0']);
    const changed = 'changed by this step: row, column, down, right, choices, queen';
    await person.shows('.state-s > p:last-child', changed);
    const panel = () => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const { id, role, tabIndex } = root.querySelector('.state-s');
      const tab = root.querySelector('[role="tab"][aria-selected="true"]');
      return [role, tabIndex, tab.getAttribute('aria-controls') === id, tab.textContent];
    };
    await person.gives(panel, ['tabpanel', 0, true, 'Variables']);
    const chosen = () => document.querySelector('n-queens-board').pane;
    await person.evaluate(() =>
      document
        .querySelector('n-queens-board')
        .shadowRoot.querySelector('[role="tab"][aria-selected="true"]')
        .focus(),
    );
    const panes = [];
    for (const key of ['ArrowLeft', 'ArrowRight']) {
      await person.press(key);
      panes.push(await person.evaluate(chosen));
    }
    assert.deepEqual(panes, ['tree', 'state']);
  });

  test('go forward and back with the steps, of which each writes what it changes', async () => {
    await goTo(person, 2);
    await person.gives(rows, ['0000', '0000', '0000', '0000', '0000', '0111', '1000']);
    await person.shows('.state-s > p:last-child', 'This step changes none of them.');
    await goTo(person, 60);
    await goTo(person, 3);
    await person.gives(rows, ROW_1);
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      globalThis.written = new Set();
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          globalThis.written.add((target.closest ? target : target.parentElement).closest('td'));
        }
      }).observe(root.querySelector('.values tbody'), {
        ...{ subtree: true, attributes: true, childList: true, characterData: true },
      });
    });
    await goTo(person, 4); // column 2 is taken from the choices, and tried
    await person.gives(rows, ['1000', '1000', '0100', '1000', '0000', '0001', '0010']);
    // The marks of the step before, those of this one, and the column that is tried.
    const written = await person.evaluate(() => globalThis.written.size);
    assert.ok(written > 0 && written <= 11, `${written} of 28 cells`);
  });

  test('are those of the algorithm and the language that are chosen', async () => {
    await set(person, { algorithm: 'lookup', step: 2 });
    await person.gives(rows, ['0–––', '0––––––', '–––0–––']);
    // Where each value stands around the board: n = 4, a queen in row 0, column 0.
    const taken = () => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      return [...root.querySelectorAll('.edges .on text')].map((text) =>
        ['x', 'y'].map((name) => text.getAttribute(name) / 24),
      );
    };
    const [above, left, below] = [
      [0.5, -0.75],
      [-0.75, 0.5],
      [4.75, 3.5],
    ];
    await person.gives(taken, [above, left, below]);
    const looked = () => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      return root.querySelectorAll('.edges line').length;
    };
    await person.gives(looked, 3);
    await set(person, { step: 3 }); // a row is entered: no cell is looked at
    await person.gives(looked, 0);
    await set(person, { step: 2 });
    await set(person, { lang: 'zh-TW' });
    await person.gives(calls, ['第 0 列第 0 欄 ↩ main']);
    await person.shows('.values:last-child caption', 'falling，依 列 − 欄 + 3');
    await set(person, { algorithm: 'sieve', n: 5, step: 3, lang: 'en' });
    await person.gives(rows, ['·····', '××···', '×·×··', '×··×·', '×···×']);
  });

  test('are not asked for behind another pane', async () => {
    await set(person, { pane: 'code' });
    await goTo(person, 9);
    const hidden = () => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      return [root.querySelector('.state-s').hidden, root.querySelector('.stack-s').hidden];
    };
    await person.gives(hidden, [true, false]);
    await set(person, { pane: 'state' });
    await person.gives(hidden, [false, true]);
    await person.shows('.state-s', /depth \d of 5/);
    await person.close();
  });
});

test('a link to them shows them on a phone, too, where board and panes share a place', async () => {
  const person = await site.visit(browser, '?mode=trace&n=4&pane=state', {
    width: 390,
    height: 844,
  });
  const shown = () => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    return ['.state-s', '.square'].map((part) => root.querySelector(part)?.checkVisibility());
  };
  await person.gives(shown, [true, false]);
  await person.close();
});
