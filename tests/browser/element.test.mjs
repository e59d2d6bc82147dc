/**
 * element.test.mjs -- <n-queens-board> as a page's author meets it: attributes,
 * properties, methods, events, pictures, any size.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { browser, site } from './chromium.mjs';

let person;

before(async () => {
  person = await site.visit(browser, '');
  await person.ready();
  // Away with the page: from here on there are only elements that the test makes.
  await person.evaluate(() => {
    document.body.replaceChildren();
    globalThis.makeBoard = async (attributes = {}) => {
      document.body.replaceChildren();
      const board = document.createElement('n-queens-board');
      for (const [key, value] of Object.entries(attributes)) board.setAttribute(key, value);
      document.body.append(board);
      await new Promise(requestAnimationFrame);
      return board;
    };
    // A copy is read: reading the board's own canvas would make the browser warn.
    const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    globalThis.pixelsOf = (canvas, x = 0, y = 0, size = canvas.width) => {
      copy.canvas.width = canvas.width;
      copy.canvas.height = canvas.height;
      copy.drawImage(canvas, 0, 0);
      return copy.getImageData(x, y, size, size).data;
    };
    // The first event of a trace may be told before anybody can listen.
    globalThis.makeTrace = async (attributes) => {
      const board = await globalThis.makeBoard({ mode: 'trace', ...attributes });
      const said = () => board.shadowRoot.querySelector('.say-kind').textContent;
      while (!/Step 1\b/.test(said())) await new Promise(requestAnimationFrame);
      return board;
    };
    globalThis.next = (board, type) =>
      new Promise((resolve) => {
        board.addEventListener(type, ({ detail }) => resolve(detail), { once: true });
      });
  });
});

test('attributes are read together, and refused ones fall back to their default', async () => {
  const seen = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({ n: '6', queens: '1,3', theme: 'dark' });
    const errors = [];
    board.addEventListener('nq-error', ({ detail }) => errors.push(detail.key));
    const before = { n: board.n, queens: board.queens, mode: board.mode };
    board.setAttribute('n', '1e3');
    board.setAttribute('rules', 'torus');
    return { before, after: { n: board.n, rules: board.rules, queens: board.queens }, errors };
  });
  assert.deepEqual(seen.before, { n: 6, queens: [1, 3, null, null, null, null], mode: 'play' });
  assert.deepEqual(seen.after, { n: 8, rules: 'torus' });
  assert.deepEqual(seen.errors, ['n']);
});

test('properties set attributes, and refuse what cannot be', async () => {
  const seen = await person.evaluate(async () => {
    const board = await globalThis.makeBoard();
    board.n = 5;
    board.queens = [0, 2, null, null, null];
    const refused = [];
    for (const value of [0, 101, 1.5, '０', Number.NaN, {}]) {
      try {
        board.n = value;
      } catch (error) {
        refused.push(error.name);
      }
    }
    return [board.n, board.getAttribute('n'), board.getAttribute('queens'), refused];
  });
  const kinds = [...Array(5).fill('RangeError'), 'TypeError'];
  assert.deepEqual(seen, [5, '5', '0,2,-,-,-', kinds]);
});

test('every key is a property that reads as it was set', async () => {
  const values = {
    ...{ n: 5, algorithm: 'array', step: 20, speed: 8, autoplay: true, loop: [3, 9] },
    ...{ level: 'story', code: 'python', seed: 7, classes: 'one', coordinates: 'off', workers: 2 },
    ...{ controls: 'full', theme: 'dark', lang: 'zh-CN' },
  };
  const other = { rules: 'torus', queens: [1, 3, null, null, null], n: 5 };
  const read = await person.evaluate(
    async (modes) => {
      const all = [];
      for (const [mode, wanted] of modes) {
        const board = await globalThis.makeBoard({ mode });
        // As frameworks do it: a property wherever there is one.
        for (const [key, value] of Object.entries(wanted)) if (key in board) board[key] = value;
        const read = Object.fromEntries(Object.keys(wanted).map((key) => [key, board[key]]));
        all.push({ mode, read, state: board.state });
      }
      return all;
    },
    [
      ['trace', values],
      ['play', other],
    ],
  );
  assert.deepEqual(read, [
    { mode: 'trace', read: values, state: { mode: 'trace', ...values } },
    { mode: 'play', read: other, state: other },
  ]);
});

test('trace: the property step goes there, also back to where it was set before', async () => {
  const steps = await person.evaluate(async () => {
    const board = await globalThis.makeTrace({ n: '4' });
    const told = [];
    for (const act of [
      () => (board.step = 20),
      () => board.stepForward(),
      () => (board.step = 20),
    ]) {
      const step = globalThis.next(board, 'nq-step');
      act();
      told.push((await step).index, board.step);
    }
    return told;
  });
  assert.deepEqual(steps, [20, 20, 21, 21, 20, 20]);
});

test('every size from 1 to 100 is drawn square, sharp and inside of its box', async () => {
  const bad = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({ controls: 'none' });
    const wrong = [];
    for (let n = 1; n <= 100; n++) {
      board.n = n;
      // Read in one frame, drawn in the next.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const canvas = board.shadowRoot.querySelector('canvas');
      const box = canvas.getBoundingClientRect();
      const ratio = devicePixelRatio;
      const whole = Math.abs(box.width * ratio - canvas.width) < 0.01 && box.width === box.height;
      const pixels = globalThis.pixelsOf(canvas);
      const edge = board.shadowRoot.querySelector('.grid').getBoundingClientRect();
      const inside = edge.right <= box.right + 0.5 && edge.width > box.width * 0.8;
      if (!whole || !inside || !pixels.some((value) => value > 0)) wrong.push(n);
    }
    return wrong;
  });
  assert.deepEqual(bad, []);
});

test('trace: methods move, events tell', async () => {
  const seen = await person.evaluate(async () => {
    const board = await globalThis.makeTrace({ n: '4' });
    const steps = [];
    const twice = () => {
      board.stepForward();
      board.stepForward();
    };
    for (const act of [twice, () => board.stepBack(), () => board.goTo(51)]) {
      const told = globalThis.next(board, 'nq-step');
      act();
      steps.push((await told).index);
    }
    const solved = globalThis.next(board, 'nq-solution');
    board.solve();
    return { steps, solution: (await solved).solution, position: board.position };
  });
  assert.deepEqual(seen.steps, [2, 1, 51]);
  assert.deepEqual(seen.solution, [2, 0, 3, 1]);
  assert.deepEqual(seen.position, [2, 0, 3, 1]);
});

test('trace: a state that is set is gone to, wherever it had gone meanwhile', async () => {
  const steps = await person.evaluate(async () => {
    const board = await globalThis.makeTrace({ n: '4' });
    const told = [];
    for (const act of [() => board.goTo(20), () => (board.state = { mode: 'trace', n: 4 })]) {
      const step = globalThis.next(board, 'nq-step');
      act();
      told.push((await step).index);
    }
    return told;
  });
  assert.deepEqual(steps, [20, 0]);
});

test('trace: playing to the end tells that it is done', async () => {
  const done = await person.evaluate(async () => {
    const board = await globalThis.makeTrace({ n: '3', speed: '1000' });
    const told = globalThis.next(board, 'nq-done');
    board.play();
    return told;
  });
  assert.equal(done.mode, 'trace');
  assert.equal(done.type, 'leave');
  assert.equal(done.solutions, 0);
});

test('trace: what is asked of it before its first event is there is done or has no answer', async () => {
  const seen = await person.evaluate(async () => {
    const board = document.createElement('n-queens-board');
    board.setAttribute('mode', 'trace');
    board.setAttribute('n', '4');
    document.body.replaceChildren(board);
    const nothing = board.position;
    board.play();
    board.pause();
    const solved = globalThis.next(board, 'nq-solution');
    board.solve();
    return { nothing, solution: (await solved).solution };
  });
  assert.deepEqual(seen, { nothing: [], solution: [1, 3, 0, 2] });
});

test('trace: played slowly, its steps are read aloud', async () => {
  const told = await person.evaluate(async () => {
    const board = await globalThis.makeTrace({ n: '4', speed: '2' });
    const step = globalThis.next(board, 'nq-step');
    board.play();
    const { index } = await step;
    const said = () => board.shadowRoot.querySelector('[role="status"].vh').textContent;
    while (!said().startsWith('Step ')) await new Promise(requestAnimationFrame);
    board.pause();
    return [index, said()];
  });
  assert.equal(told[0], 1);
  assert.match(told[1], /^Step \d+ of 128\. \w+\. /);
});

test('trace: a long one has no end to go to, but pages to turn', async () => {
  const steps = await person.evaluate(async () => {
    const board = await globalThis.makeTrace({ n: '20' });
    const told = [];
    board.addEventListener('nq-step', ({ detail }) => told.push(detail.index));
    const press = (key) => board.pressKey(new KeyboardEvent('keydown', { key }));
    press('End');
    await board.goTo(3);
    await board.goTo(Number.MAX_SAFE_INTEGER);
    const step = globalThis.next(board, 'nq-step');
    press('PageDown');
    await step;
    return told;
  });
  assert.deepEqual(steps, [3, 13]);
});

test('trace: a press beside the lines of time moves nothing', async () => {
  const seen = await person.evaluate(async () => {
    const board = await globalThis.makeTrace({ n: '4' });
    const line = board.shadowRoot.querySelector('[role="slider"]');
    const steps = [];
    board.addEventListener('nq-step', ({ detail }) => steps.push(detail.index));
    line.dispatchEvent(new PointerEvent('pointerdown', { button: 0 }));
    line.dispatchEvent(new PointerEvent('pointermove', { clientX: 200 }));
    const step = globalThis.next(board, 'nq-step');
    board.goTo(5);
    await step;
    return steps;
  });
  assert.deepEqual(seen, [5]);
});

/** What page and board say about the theme, and what is seen; the page's styles have one for <html>. */
const THEMES = [
  [{}, 'system'],
  [{ html: { 'data-theme': 'dark' } }, 'dark'],
  [{ html: { 'data-theme': 'light' } }, 'light'],
  [{ html: { 'data-theme': 'dark' }, body: { 'data-theme': 'light' } }, 'light'],
  [{ html: { 'data-theme': 'cupcake' } }, 'system'],
  [{ scheme: 'dark' }, 'dark'],
  [{ scheme: 'light' }, 'light'],
  [{ scheme: 'light dark' }, 'system'],
  [{ scheme: 'normal', behind: 'rgb(20, 24, 30)' }, 'dark'],
  [{ scheme: 'normal', behind: 'oklch(0.98 0.01 90)' }, 'light'],
  [{ scheme: 'normal', behind: '#0000' }, 'system'],
  [{ scheme: 'normal', behind: 'white', html: { 'data-theme': 'dark' } }, 'dark'],
  [{ html: { 'data-theme': 'dark' }, board: 'light' }, 'light'],
  [{ html: { 'data-theme': 'light' }, board: 'dark' }, 'dark'],
  [{ html: { 'data-theme': 'dark' }, board: 'auto' }, 'dark'],
];

/** Makes page and board say this and nothing else about the theme. */
const sayTheme = ({ html = {}, body = {}, scheme = '', behind = '', board }) => {
  const element = document.querySelector('n-queens-board');
  const all = [document.documentElement, document.body, element];
  for (const each of all) for (const name of ['data-theme', 'theme']) each.removeAttribute(name);
  for (const [key, value] of Object.entries(html)) all[0].setAttribute(key, value);
  for (const [key, value] of Object.entries(body)) all[1].setAttribute(key, value);
  document.body.style.colorScheme = scheme;
  document.body.style.background = behind;
  if (board) element.setAttribute('theme', board);
};

/** A cell of the painted board as light or dark, and what the board's styles say. */
const seenTheme = () => {
  const board = document.querySelector('n-queens-board');
  const canvas = board.shadowRoot.querySelector('canvas');
  const middle = Math.round(canvas.width / 3);
  const [red, green, blue] = globalThis.pixelsOf(canvas, middle, middle, 1);
  const painted = red + green + blue > 384 ? 'light' : 'dark';
  return [painted, getComputedStyle(board).colorScheme];
};

for (const system of ['light', 'dark']) {
  test(`theme auto follows the page, and then the system, which is ${system}`, async () => {
    const wish = [{ name: 'prefers-color-scheme', value: system }];
    await person.page.puppeteer.emulateMediaFeatures(wish);
    await person.evaluate(() => globalThis.makeBoard({ n: '8' }));
    for (const [said, theme] of THEMES) {
      const wanted = theme === 'system' ? system : theme;
      await person.evaluate(sayTheme, said);
      await person.gives(seenTheme, [wanted, wanted]);
    }
    await person.evaluate(sayTheme, {});
    await person.page.puppeteer.emulateMediaFeatures([]);
  });
}

test('a board that the page shows smaller or larger is clicked where it is seen', async () => {
  for (const scale of [0.4, 1.5]) {
    await person.evaluate(async (factor) => {
      const board = await globalThis.makeBoard({ n: '6' });
      board.style.cssText = `width: 500px; transform: scale(${factor}); transform-origin: 0 0`;
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    }, scale);
    await person.clickCell(1, 4);
    const seen = await person.evaluate(() => document.querySelector('n-queens-board').position);
    assert.deepEqual(seen, [null, 4, null, null, null, null], String(scale));
  }
});

test('a board without an address of its own is shared by that of its page', async () => {
  const [link, code, page] = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({ n: '6' });
    return [board.shareLink(), board.embedCode(), document.baseURI];
  });
  assert.equal(link, new URL('?n=6', page).href);
  assert.ok(code.includes(`src="${new URL('embed.html?n=6', page).href}"`), code);
});

test('taken away while it is asked something, it does not complain', async () => {
  const errors = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({ n: '8' });
    const heard = [];
    board.addEventListener('nq-error', ({ detail }) => heard.push(detail.message));
    board.pressKey(new KeyboardEvent('keydown', { key: 'h' }));
    board.remove();
    await new Promise(requestAnimationFrame);
    return heard;
  });
  assert.deepEqual(errors, []);
});

test('a state is checked as attributes are, and a wrong one changes nothing', async () => {
  const seen = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({ n: '6' });
    const wrong = [
      ...[{ n: -5 }, { n: 2000 }, { n: 2.5 }, { mode: 'constructor' }, { queens: 'abc' }],
      ...[{ rules: 'xx' }, { speed: -1 }, { loop: [5, 1] }, { algoritm: 'board' }, null],
    ];
    const said = wrong.map((state) => {
      try {
        board.state = state;
        return 'taken';
      } catch (error) {
        return error.message;
      }
    });
    const properties = [-5, [8], 'x'].map((n) => {
      try {
        board.n = n;
        return 'taken';
      } catch (error) {
        return error.message;
      }
    });
    const after = JSON.stringify(board.state);
    board.state = { n: 4, queens: [1, 3, 0, 2] };
    return { said, properties, after, position: board.position };
  });
  assert.equal(seen.after, '{"n":6}');
  for (const message of seen.said) assert.match(message, / must be .*, not | has no option /);
  for (const message of seen.properties) {
    assert.match(message, /^n must be a whole number from 1 to 100, not /);
  }
  assert.deepEqual(seen.position, [1, 3, 0, 2]);
});

test('play: an answer that comes too late is not taken', async () => {
  const seen = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({ n: '6' });
    const solving = board.solve();
    board.state = { n: 6, queens: [5, null, null, null, null, null] };
    await solving;
    const { position } = board;
    const text = () => board.shadowRoot.querySelector('.say-text').textContent;
    const picture = async () => (await board.toBlob({ type: 'image/svg+xml' })).text();
    const made = async () => {
      while (!text().startsWith('One queen in every row')) await new Promise(requestAnimationFrame);
      return picture();
    };
    board.state = { n: 6, rules: 'regions', seed: 1 };
    board.state = { n: 6, rules: 'regions', seed: 2 };
    const second = await made();
    board.state = { n: 6, rules: 'regions', seed: 1 };
    const first = await made();
    board.state = { n: 6, rules: 'regions', seed: 2 };
    return { position, same: second === (await made()), other: second !== first };
  });
  assert.deepEqual(seen, {
    position: [5, null, null, null, null, null],
    same: true,
    other: true,
  });
});

test('solutions: still there after another mode, from the first one on', async () => {
  const seen = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({ mode: 'solutions', n: '9' });
    while (board.position.length === 0) await new Promise(requestAnimationFrame);
    board.pressKey(new KeyboardEvent('keydown', { key: 'End' }));
    const boards = [board.position.flat()];
    board.mode = 'play';
    await new Promise(requestAnimationFrame);
    board.mode = 'solutions';
    await new Promise(requestAnimationFrame);
    return [...boards, board.position.flat()];
  });
  assert.deepEqual(seen, [
    [8, 6, 3, 1, 7, 5, 0, 2, 4],
    [0, 2, 5, 7, 1, 3, 8, 6, 4],
  ]);
});

test('play: undo, redo, reset and nq-change', async () => {
  const seen = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({ n: '4', queens: '1' });
    const states = [];
    board.addEventListener('nq-change', ({ detail }) => states.push(detail.state.queens ?? null));
    board.reset();
    board.undo();
    board.redo();
    board.undo();
    return states;
  });
  const queen = [1, null, null, null];
  assert.deepEqual(seen, [null, queen, null, queen]);
});

test('count: progress and the number, as a bigint', async () => {
  const seen = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({ mode: 'count', n: '11', workers: '2' });
    const progress = globalThis.next(board, 'nq-progress');
    const done = globalThis.next(board, 'nq-done');
    board.play();
    const { count, n } = await done;
    return [typeof count, String(count), n, (await progress).total > 0];
  });
  assert.deepEqual(seen, ['bigint', '2680', 11, true]);
});

test('count: paused and resumed at once, it goes on', async () => {
  const seen = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({
      ...{ mode: 'count', n: '16', algorithm: 'lookup', workers: '2' },
    });
    const errors = [];
    board.addEventListener('nq-error', ({ detail }) => errors.push(detail.message));
    // A report may also only say that the count goes on, where units take long.
    const moreThan = async (least) => {
      for (;;) {
        const { done } = await globalThis.next(board, 'nq-progress');
        if (done > least) return done;
      }
    };
    board.play();
    const done = await moreThan(0);
    board.pause();
    board.play();
    await moreThan(done);
    await board.reset();
    return errors;
  });
  assert.deepEqual(seen, []);
});

test('count: a board that is too large to count is refused with the limit', async () => {
  const seen = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({ mode: 'count', n: '29' });
    const status = () => board.shadowRoot.querySelector('.saved').textContent;
    while (!/28/.test(status())) await new Promise(requestAnimationFrame);
    const { disabled } = board.shadowRoot.querySelector('.dock .btn.main');
    return [status(), disabled];
  });
  assert.deepEqual(seen, ['n must be a whole number from 1 to 28.', true]);
});

test('a trace that plays does not take its step along into another mode', async () => {
  const position = await person.evaluate(async () => {
    const board = await globalThis.makeTrace({ n: '6', speed: '100' });
    board.play();
    while (!(board.state.step > 20)) await new Promise(requestAnimationFrame);
    board.mode = 'solutions';
    while (board.position.length === 0) await new Promise(requestAnimationFrame);
    return [board.position, board.state.step ?? 0];
  });
  assert.deepEqual(position, [[1, 3, 5, 0, 2, 4], 0]);
});

describe('pictures', () => {
  test('a PNG of the size asked for', async () => {
    const seen = await person.evaluate(async () => {
      const board = await globalThis.makeBoard({ n: '8', queens: '0,4,7,5,2,6,1,3' });
      const image = await createImageBitmap(await board.toBlob({ size: 512 }));
      return [image.width, image.height];
    });
    assert.deepEqual(seen, [512, 512]);
  });

  test('an SVG that says the same without a script', async () => {
    const text = await person.evaluate(async () => {
      const board = await globalThis.makeBoard({ n: '8', queens: '0,1' });
      return (await board.toBlob({ type: 'image/svg+xml' })).text();
    });
    assert.match(text, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1024"/);
    assert.doesNotMatch(text, /<script|NaN|undefined|url\(/);
    assert.match(text, /<title>Board, 8 by 8<\/title>/);
  });

  test('a hint has a dashed ring', async () => {
    const text = await person.evaluate(async () => {
      const board = await globalThis.makeBoard({ n: '8' });
      const said = () => board.shadowRoot.querySelector('.say-text').textContent;
      board.pressKey(new KeyboardEvent('keydown', { key: 'h' }));
      while (!said().startsWith('No simple rule')) await new Promise(requestAnimationFrame);
      return (await board.toBlob({ type: 'image/svg+xml' })).text();
    });
    assert.match(text, /stroke-dasharray="5 5"/);
  });

  test('other types and sizes are refused by name', async () => {
    const names = await person.evaluate(async () => {
      const board = await globalThis.makeBoard();
      const asked = [{ type: 'image/gif' }, { size: 0 }, { size: 1.5 }, { size: 100000 }];
      const results = await Promise.allSettled(asked.map((options) => board.toBlob(options)));
      return results.map(({ reason }) => reason?.name);
    });
    assert.deepEqual(names, ['TypeError', 'RangeError', 'RangeError', 'RangeError']);
  });
});

test('text in the formats of the core; a board with gaps in dots', async () => {
  const texts = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({ n: '4', queens: '1,3,0,2' });
    const whole = [await board.toText(), await board.toText('columns')];
    board.setAttribute('queens', '1,-,0.2,3');
    return [...whole, await board.toText()];
  });
  assert.deepEqual(texts, ['.Q..\n...Q\nQ...\n..Q.\n', '1 3 0 2\n', '.Q..\n....\nQ.Q.\n...Q\n']);
});

test('from afar, blocks of five or ten cells stand for single ones', async () => {
  const seen = await person.evaluate(async () => {
    const sizes = [];
    for (const n of [40, 100]) {
      const options = { mode: 'trace', n, step: '9', controls: 'none', coordinates: 'off' };
      const board = await globalThis.makeBoard(options);
      board.style.width = '240px';
      while ((board.shadowRoot.querySelector('canvas')?.clientWidth ?? 0) > 240)
        await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const canvas = board.shadowRoot.querySelector('canvas');
      const cell = canvas.width / n;
      const colour = (column) =>
        globalThis
          .pixelsOf(canvas, Math.floor((column + 0.5) * cell), Math.floor(cell * 2.5), 1)
          .join();
      let size = 1;
      while (size < n && colour(size) === colour(0)) size++;
      sizes.push(size);
    }
    return sizes;
  });
  assert.deepEqual(seen, [5, 10]);
});

test('a token that the page sets is what the board is drawn with', async () => {
  const pixel = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({ n: '2', controls: 'none', coordinates: 'off' });
    board.style.setProperty('--nq-cell-light', 'rgb(1, 2, 3)');
    board.refresh();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const canvas = board.shadowRoot.querySelector('canvas');
    return [...globalThis.pixelsOf(canvas, 20, 20, 1)];
  });
  assert.deepEqual(pixel, [1, 2, 3, 255]);
});

test('taken out of the page and put back, it goes on', async () => {
  const text = await person.evaluate(async () => {
    const board = await globalThis.makeBoard({ n: '5', queens: '0,2,4,1,3' });
    board.remove();
    document.body.append(board);
    await new Promise(requestAnimationFrame);
    return board.shadowRoot.querySelector('.say-text').textContent;
  });
  assert.equal(text, 'Solved.');
});

test('without a script the element shows what stands inside of it', async () => {
  const tab = await browser.puppeteer.newPage();
  await tab.setJavaScriptEnabled(false);
  for (const page of ['', 'embed.html']) {
    await tab.goto(site.address + page);
    const [text, seen] = await tab.$eval('n-queens-board', (board) => {
      const { width, height } = board.querySelector('p').getBoundingClientRect();
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
      return [board.innerText, width > 100 && height > 10];
    });
    assert.match(text, /This board needs JavaScript/);
    assert.ok(seen, page);
  }
  await tab.close();
});

test('nothing was refused by the policy or complained about', async () => {
  assert.deepEqual(await person.violations(), []);
  assert.deepEqual(person.trouble, []);
});
