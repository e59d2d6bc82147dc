/**
 * search_tree.test.mjs -- the tree beside a trace: it grows, leads to its steps by click and by
 * key, and says what lies below; only what a step changes is drawn again.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { browser, site } from './chromium.mjs';

const shape = () => {
  const root = document.querySelector('n-queens-board').shadowRoot;
  const count = (selector) => root.querySelectorAll(`.tree ${selector}`).length;
  return [count('.node'), count('.now'), count('.past'), count('.next'), count('.here')];
};

const step = () => document.querySelector('n-queens-board').step;

const goTo = (person, i) =>
  person.evaluate((index) => document.querySelector('n-queens-board').goTo(index), i);

/** The boards in small that a card shows: how many queens stand on each. */
const tinyBoards = (card) => {
  const root = document.querySelector('n-queens-board').shadowRoot;
  const boards = [...root.querySelectorAll(`${card} .queens`)];
  return boards.map((queens) => queens.getAttribute('d').match(/M/g)?.length ?? 0);
};

/** The accessible name of the node that has the focus. */
const focused = () => {
  const { activeElement } = document.querySelector('n-queens-board').shadowRoot;
  return activeElement?.getAttribute('aria-label');
};

describe('the tree of four queens', () => {
  let person;
  before(async () => {
    person = await site.visit(browser, '?mode=trace&n=4&pane=tree');
    await person.gives(shape, [17, 1, 0, 16, 1]);
  });

  test('grows: nodes are placed, stand on the path, and are left', async () => {
    await goTo(person, 51); // the first solution
    await person.gives(shape, [17, 5, 4, 8, 1]);
    await goTo(person, 127);
    await person.gives(shape, [17, 1, 16, 0, 1]);
    await person.shows('.tree-s .tree-card', 'Steps 1–128, the whole search: 2 solutions');
    assert.deepEqual(await person.evaluate(tinyBoards, '.tree-s .tree-card'), [4, 4]);
    await goTo(person, 0);
    await person.gives(shape, [17, 1, 0, 16, 1]);
  });

  test('a step writes only what it changes', async () => {
    await goTo(person, 51);
    await person.gives(shape, [17, 5, 4, 8, 1]);
    await person.evaluate(async () => {
      // The narration before this was longer: the picture has its size after the next frame.
      for (let k = 0; k < 2; k++) await new Promise(requestAnimationFrame);
      const root = document.querySelector('n-queens-board').shadowRoot;
      globalThis.written = new Set();
      new MutationObserver((changes) => {
        for (const { target } of changes) globalThis.written.add(target);
      }).observe(root.querySelector('.tree'), { subtree: true, attributes: true, childList: true });
    });
    await goTo(person, 55);
    await person.gives(shape, [17, 4, 5, 8, 1]);
    // The queen that was taken back, and the one where the search stands now.
    assert.equal(await person.evaluate(() => globalThis.written.size), 2);
  });

  test('a click near a node leads to the step that placed its queen', async () => {
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const { right, bottom } = root.querySelector('.node.solution circle').getBoundingClientRect();
      const at = { clientX: right + 5, clientY: bottom + 3, bubbles: true };
      root.querySelector('.tree').dispatchEvent(new PointerEvent('pointermove', at));
      root.querySelector('.tree').dispatchEvent(new MouseEvent('click', at));
    });
    await person.gives(step, 49);
    await person.shows(
      '.tree-s .tree-card',
      /^Steps 50–5\d, a queen in row 3, column 2: 1 solution$/,
    );
    assert.deepEqual(await person.evaluate(tinyBoards, '.tree-s .tree-card'), [4]);
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      root.querySelector('.tree').dispatchEvent(new PointerEvent('pointerleave'));
    });
  });

  test('the strip below says what lies under the pointer, and nothing under a finger', async () => {
    const point = (pointerType) => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const { left, top, width, height } = root.querySelector('.map').getBoundingClientRect();
      // Steps 95 to 127 are below the last queen of row 0; the first of three bands is hers.
      // The names of the rows stand at the left.
      const x = 42 + ((width - 42) * 97) / 128;
      const at = { clientX: left + x, clientY: top + 9 + (height - 9) / 6 };
      const event = new PointerEvent('pointermove', { ...at, pointerType, bubbles: true });
      root.querySelector('.map').dispatchEvent(event);
      const card = root.querySelector('.time .tree-card');
      return card && !card.hidden ? card.textContent : null;
    };
    await person.until(point, 'the card', 'mouse');
    const said = await person.evaluate(point, 'mouse');
    assert.match(said, /^Steps 9\d–127, everything below a queen in row 0, column 3: no solution$/);
    assert.deepEqual(await person.evaluate(tinyBoards, '.time .tree-card'), [1]);
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      root.querySelector('.time').dispatchEvent(new PointerEvent('pointerleave'));
    });
    assert.equal(await person.evaluate(point, 'touch'), null);
  });

  test('arrow keys lead from node to node, Enter to its step', async () => {
    await person.evaluate(() => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      root.querySelector('.tree [tabindex="0"]').focus();
    });
    assert.match(await person.evaluate(focused), /row 3, column 2: 1 solution/);
    for (const [key, name] of [
      ['ArrowUp', /row 2, column 0: 1 solution/],
      ['ArrowLeft', /row 2, column 1: a dead end/],
      ['Home', /the whole search/],
      ['ArrowUp', /the whole search/],
      ['ArrowDown', /row 0, column 0: no solution/],
      ['ArrowRight', /row 0, column 1: 1 solution/],
    ]) {
      await person.press(key);
      assert.match(await person.evaluate(focused), name, key);
    }
    await person.shows('.tree-s .tree-card', /row 0, column 1: 1 solution/);
    assert.equal(await person.evaluate(step), 49);
    await person.press('Enter');
    await person.gives(step, 35);
  });

  test('another language, another algorithm and a larger board have their own', async () => {
    const set = (state) =>
      person.evaluate(
        (keys) => Object.assign(document.querySelector('n-queens-board'), keys),
        state,
      );
    await set({ algorithm: 'sieve-bits' });
    await person.gives(shape, [9, 1, 0, 8, 1]);
    await set({ n: 7, algorithm: 'board' });
    const rows = () => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      return [...root.querySelectorAll('.tree-names text')].map((name) => name.textContent);
    };
    await person.gives(rows, ['row 0', 'row 1', 'row 2']);
    await set({ lang: 'zh-TW' });
    await person.gives(rows, ['列 0', '列 1', '列 2']);
    await set({ n: 20, lang: 'en' });
    await person.shows('.tree-s .tree-card', /^The search tree of 20 queens is too large to draw/);
    await person.close();
  });
});

test('at its end a search shows what it has found; a click leads to where it was found', async () => {
  const person = await site.visit(browser, '?mode=trace&n=4&step=127');
  await person.gives(tinyBoards, [4, 4], '.tinies button');
  await person.click('.tinies button:nth-child(2)');
  await person.shows('.say-text', 'Every row has its queen: solution 2.');
  const isSeen = () =>
    document
      .querySelector('n-queens-board')
      .shadowRoot.querySelector('.tinies button')
      .checkVisibility();
  await person.gives(isSeen, false);
  await goTo(person, 127);
  await person.gives(isSeen, true);
  assert.deepEqual(person.trouble, []);
  await person.close();
});
