/**
 * drawn.test.mjs -- what a page around a board draws on it, and diagrams, which are nothing
 * but that.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { browser, site } from './chromium.mjs';

let person;

/** Notes in the page what a diagram must do without. */
function watchEngines() {
  globalThis.engines = [];
  for (const name of ['Worker', 'SharedWorker']) {
    globalThis[name] = new Proxy(globalThis[name], {
      construct(_target, [address]) {
        globalThis.engines.push(`${name} ${address}`);
        throw new Error('no worker');
      },
    });
  }
  for (const name of ['compile', 'compileStreaming', 'instantiate', 'instantiateStreaming']) {
    WebAssembly[name] = () => {
      globalThis.engines.push(name);
      return Promise.reject(new Error('no WebAssembly'));
    };
  }
}

before(async () => {
  const query = 'embed.html?mode=diagram&n=6&queens=1,3,5,0,2,4&marks=c3:ring+a1-f6:arrow/good';
  person = await site.visit(browser, query, { script: watchEngines });
  await person.ready();
});

const makeBoard = (attributes, inside = '') =>
  person.evaluate(
    async (given, children) => {
      document.body.innerHTML = `<n-queens-board>${children}</n-queens-board>`;
      const [board] = document.body.children;
      globalThis.board = board;
      globalThis.errors = [];
      board.addEventListener('nq-error', ({ detail }) => globalThis.errors.push(detail.message));
      for (const [key, value] of Object.entries(given)) board.setAttribute(key, value);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    },
    attributes,
    inside,
  );

const svg = () =>
  person.evaluate(async () => {
    const blob = await globalThis.board.toBlob({ type: 'image/svg+xml' });
    return blob.text();
  });

test('a diagram shows queens and marks by its address, without a worker or WebAssembly', async () => {
  const seen = await person.evaluate(() => {
    const board = document.querySelector('n-queens-board');
    const root = board.shadowRoot;
    return {
      marks: board.marks,
      position: board.position,
      buttons: root.querySelectorAll('.frame button').length,
      square: root.querySelector('.board').getBoundingClientRect().width > 0,
    };
  });
  assert.deepEqual(seen, {
    marks: [
      { target: 'c3', kind: 'ring' },
      { target: 'a1-f6', kind: 'arrow', tone: 'good' },
    ],
    position: [1, 3, 5, 0, 2, 4],
    buttons: 0,
    square: true,
  });
  await person.until(
    () =>
      document.querySelector('n-queens-board').shadowRoot.querySelector('[data-cell="20"]')
        ?.ariaLabel === 'c3, attacked by the queen at a3, marked: ring',
    'the name of a marked cell',
  );
  assert.deepEqual(await person.evaluate(() => globalThis.engines), []);
});

test('marks are drawn into SVG and PNG, and follow the attribute and the property', async () => {
  await makeBoard({ mode: 'diagram', n: '4', theme: 'light' });
  const plain = await svg();
  const drawn = {};
  for (const marks of ['a1:ring', 'a1:ring/bad', 'row:0:fill', 'a1-d4:arrow', 'b2:text=7']) {
    await person.evaluate((text) => globalThis.board.setAttribute('marks', text), marks);
    drawn[marks] = await svg();
  }
  assert.equal(new Set([plain, ...Object.values(drawn)]).size, 6);
  assert.match(drawn['b2:text=7'], />7<\/text>/);
  assert.match(drawn['a1:ring/bad'], /stroke="#b02e1b"/);
  const plates = [];
  for (const queens of ['-', '-,-,1']) {
    await person.evaluate((rows) => {
      globalThis.board.setAttribute('queens', rows);
      globalThis.board.setAttribute('marks', 'b2:text=7');
    }, queens);
    plates.push(/opacity="0.9"/.test(await svg()));
  }
  assert.deepEqual(plates, [false, true], 'a text over a queen has a plate below it');
  await person.evaluate(() => {
    for (const key of ['queens', 'marks']) globalThis.board.removeAttribute(key);
  });
  const [before, after, gone] = await person.evaluate(async () => {
    const { board } = globalThis;
    const bytes = async () => String(new Uint8Array(await (await board.toBlob()).arrayBuffer()));
    const all = [await bytes()];
    board.marks = [{ target: 'c3', kind: 'dot', tone: 'note' }];
    all.push(await bytes());
    board.marks = undefined;
    all.push(await bytes());
    return all;
  });
  assert.notEqual(before, after);
  assert.notEqual(after, gone);
  assert.equal(await svg(), plain);
});

test('what cannot be read, or lies outside of the board, is refused by its name', async () => {
  await makeBoard({ mode: 'diagram', n: '4', marks: 'a1:ring c3:rong' });
  const told = await person.evaluate(() => {
    const { board, errors } = globalThis;
    board.marks = 'a1:x h8:ring/good';
    let thrown;
    try {
      board.marks = 'zz:x';
    } catch (error) {
      thrown = error.message;
    }
    return { thrown, shown: board.marks, errors };
  });
  const hint = 'is no mark: a mark is target:kind, such as c3:ring or a1-h8:arrow/good';
  assert.deepEqual(told, {
    thrown: `marks: "zz:x" ${hint}`,
    shown: [
      { target: 'a1', kind: 'x' },
      { target: 'h8', kind: 'ring', tone: 'good' },
    ],
    errors: [
      `marks: "c3:rong" ${hint}`,
      'marks: "h8:ring/good" lies outside of a board with n = 4',
    ],
  });
});

test('a diagram can be walked over by keys, and changed by nothing but its page', async () => {
  await makeBoard({ mode: 'diagram', n: '4', queens: '1,3,0,2' });
  await person.evaluate(() => globalThis.board.focus());
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter', 'h', 'Delete']) await person.press(key);
  await person.clickCell(1, 1);
  const seen = await person.evaluate(() => ({
    cell: globalThis.board.shadowRoot.activeElement?.dataset.cell,
    position: globalThis.board.position,
  }));
  assert.deepEqual(seen, { cell: '5', position: [1, 3, 0, 2] });
  await person.press('?');
  assert.match(await person.text('dialog'), /Move the cursor/);
  await person.press('Escape');
});

test('a caption lies below the board, in any mode, and names what the board shows', async () => {
  for (const mode of ['diagram', 'play']) {
    await makeBoard({ mode, n: '4' }, '<p slot="caption">Four queens</p>');
    const seen = await person.evaluate(() => {
      const { board } = globalThis;
      const frame = board.shadowRoot.querySelector('.frame').getBoundingClientRect();
      const caption = board.querySelector('p').getBoundingClientRect();
      const whole = board.getBoundingClientRect();
      const ids = board.shadowRoot.querySelector('.stage').getAttribute('aria-describedby');
      const slot = board.shadowRoot.getElementById(ids).querySelector('slot');
      return [
        caption.top >= frame.bottom - 1,
        caption.bottom <= whole.bottom + 1,
        slot.assignedElements()[0].textContent,
      ];
    });
    assert.deepEqual(seen, [true, true, 'Four queens'], mode);
  }
});

test('the page has no tab for diagrams: a link to one can be played on, and 5 is the race', async () => {
  const visitor = await site.visit(browser, '?mode=diagram&n=4&queens=1,3,0,2&marks=a1:ring');
  await visitor.ready();
  await visitor.gives(
    () => {
      const { mode, n, queens, marks } = document.querySelector('n-queens-board').state;
      return { mode, n, queens, marks };
    },
    { n: 4, queens: [1, 3, 0, 2], marks: [{ target: 'a1', kind: 'ring' }] },
  );
  await visitor.press('5');
  await visitor.until(() => /mode=race/.test(location.search), 'the race');
  assert.deepEqual(visitor.trouble, []);
  await visitor.close();
});
