/**
 * weight.test.mjs -- what a browser loads for a board, gzipped: by use, not by what there is.
 *
 * The element lies in a folder of a plain web server, as on a CDN, and the page's policy is
 * the strict one. All files of ours that are asked for are counted.
 */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { ROOT } from '../../scripts/say.mjs';
import { sizesIn } from '../node/sizes.mjs';
import { browser } from './chromium.mjs';
import { visit } from './site.mjs';
import { POLICIES, serve } from './users/serve.mjs';

const SIZES = sizesIn(readFileSync(join(ROOT, 'README.md'), 'utf8'));

let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'nqueens-weight-'));
  for (const name of ['index.js', 'core.js', 'element.js', 'parts']) {
    cpSync(join(ROOT, 'dist', name), join(folder, 'nqueens', name), { recursive: true });
  }
});
after(() => rmSync(folder, { recursive: true }));

const ELEMENT = "import './nqueens/element.js';";

const page = (tag, script) => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>A board</title><script type="module" src="${script}"></script>${tag}`;

/**
 * Opens a page with a board, and does something there: the files of ours that were loaded,
 * and what the function gave.
 */
async function loaded({ tag, script = ELEMENT }, use, ...values) {
  writeFileSync(join(folder, 'index.html'), page(tag, 'page.js'));
  writeFileSync(join(folder, 'page.js'), script);
  const server = await serve(folder, POLICIES.blob);
  const person = await visit(browser, `${server.address}/index.html`);
  try {
    await person.until(() => customElements.get('n-queens-board'), 'the element');
    const value = await person.evaluate(use, ...values);
    assert.deepEqual(await person.violations(), []);
    assert.deepEqual(person.trouble, []);
    const files = [...server.asked].filter((path) => path.startsWith('/nqueens/'));
    return { files, value };
  } finally {
    await person.close();
    server.close();
  }
}

/** Shows modes one after the other; ends when the engine has answered in each. */
async function useModes(modes) {
  const board = document.querySelector('n-queens-board');
  const errors = [];
  board.addEventListener('nq-error', ({ detail }) => errors.push(detail.message));
  const uses = { play: 'solve', trace: 'stepForward', solutions: 'stepForward', count: 'play' };
  await board.ready;
  for (const mode of modes.filter((name) => name !== 'diagram')) {
    let isTold = false;
    for (const type of ['nq-solution', 'nq-step', 'nq-done']) {
      board.addEventListener(type, () => (isTold = true), { once: true });
    }
    board.mode = mode;
    // Solutions can be leafed through when they are there, so it is tried until then.
    while (!isTold && errors.length === 0) {
      await board[uses[mode]]();
      await new Promise(requestAnimationFrame);
    }
  }
  return errors;
}

const gzipped = (path) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;

const USES = {
  'a diagram': ['diagram'],
  'a board with a game': ['play'],
  'a board with a trace': ['trace'],
  'a board in every mode, in one language': ['play', 'trace', 'solutions', 'count'],
};

for (const [name, modes] of Object.entries(USES)) {
  test(`${name} loads no more than the README says`, async (t) => {
    const tag = `<n-queens-board mode="${modes[0]}"></n-queens-board>`;
    const { files, value: errors } = await loaded({ tag }, useModes, modes);
    assert.deepEqual(errors, []);
    const sizes = files.map((path) => [gzipped(path), path]).sort(([one], [two]) => two - one);
    for (const [size, path] of sizes) t.diagnostic(`${String(size).padStart(6)} ${path}`);
    const sum = sizes.reduce((total, [size]) => total + size, 0);
    t.diagnostic(`${sum} bytes of ${SIZES[name]} kB`);
    assert.ok(sum <= 1000 * SIZES[name], `${sum} bytes are more than ${SIZES[name]} kB`);
  });
}

test('a page with the package, too, has one WebAssembly', async () => {
  const tag = '<n-queens-board mode="trace" n="6"></n-queens-board>';
  const script = `${ELEMENT} import { count } from './nqueens/index.js'; globalThis.count = count;`;
  const { files, value } = await loaded({ tag, script }, async () => {
    const board = document.querySelector('n-queens-board');
    await board.ready;
    const step = new Promise((resolve) => {
      board.addEventListener('nq-step', ({ detail }) => detail.index === 5 && resolve(5));
    });
    board.goTo(5);
    return [String(await globalThis.count(8)), await step];
  });
  assert.deepEqual(value, ['92', 5]);
  const texts = files.map((path) => readFileSync(join(folder, path), 'utf8'));
  const packed = /"eN[\w+/]{5000}/; // what scripts/pack.mjs writes begins so
  assert.equal(texts.filter((text) => packed.test(text)).length, 1);
});

test('a diagram has its list of keys when it is asked for, with its words and its look', async () => {
  const tag = '<n-queens-board mode="diagram" lang="zh-TW"></n-queens-board>';
  const { files, value } = await loaded({ tag }, async () => {
    const board = document.querySelector('n-queens-board');
    await board.ready;
    board.showKeys();
    const dialog = () => board.shadowRoot.querySelector('dialog');
    while (!dialog()) await new Promise(requestAnimationFrame);
    const { borderTopWidth } = getComputedStyle(dialog());
    return { text: dialog().textContent, borderTopWidth };
  });
  assert.match(value.text, /鍵盤快速鍵/);
  assert.doesNotMatch(value.text, /keys\./);
  assert.equal(value.borderTopWidth, '0px');
  assert.equal(files.filter((path) => /zh-CN|\/en\./.test(path)).length, 0);
});
