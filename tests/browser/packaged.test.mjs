/**
 * packaged.test.mjs -- the element as npm ships it, in a page: what it needs comes when it is
 * first needed, and what could not be loaded is asked for again.
 */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { ROOT } from '../../scripts/say.mjs';
import { enginesOf, launch } from './engines.mjs';
import { openSite } from './site.mjs';
import { POLICIES } from './users/serve.mjs';

const PAGE = `<!doctype html><html lang="zh-TW"><meta charset="utf-8"><title>A board</title>
<meta http-equiv="Content-Security-Policy" content="${POLICIES.blob}">
<script type="module" src="dist/element.js"></script><n-queens-board n="6"></n-queens-board>`;

const folder = mkdtempSync(join(tmpdir(), 'nqueens-packaged-'));
let isReachable = true;
let site;

before(async () => {
  const isShipped = (path) => path !== join(ROOT, 'dist', 'site');
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true, filter: isShipped });
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'favicon.ico'), '');
  site = await openSite(folder, '/', () => isReachable);
});

after(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

/** A mode that is entered and used; ends when the engine has answered in it. */
async function use([mode, method, event, n = 6]) {
  const board = document.querySelector('n-queens-board');
  const told = new Promise((resolve, reject) => {
    board.addEventListener(event, ({ detail }) => resolve(detail), { once: true });
    board.addEventListener('nq-error', ({ detail }) => reject(new Error(detail.message)));
  });
  Object.assign(board, { mode, n });
  let isTold = false;
  told.finally(() => (isTold = true)).catch(() => {});
  // Solutions can be leafed through when they are there, so it is tried until then.
  while (!isTold) {
    await board[method]();
    await new Promise(requestAnimationFrame);
  }
  const { count } = await told;
  return count === undefined ? mode : `${mode} ${count}`;
}

const USES = [
  ['play', 'solve', 'nq-solution'],
  ['trace', 'stepForward', 'nq-step'],
  ['solutions', 'stepForward', 'nq-solution'],
  ['count', 'play', 'nq-done'],
];

for (const engine of enginesOf(import.meta.url)) {
  describe(engine, () => {
    let browser;
    before(async () => {
      browser = await launch(engine);
    });
    after(() => browser?.close());

    test('a mode that could not be loaded is named, the board stays, and it comes later', async () => {
      const person = await site.visit(browser);
      await person.shows('.say-kind', '6 個皇后已放 0 個');
      isReachable = false;
      const message = await person.evaluate(
        () =>
          new Promise((resolve) => {
            const board = document.querySelector('n-queens-board');
            board.addEventListener('nq-error', ({ detail }) => resolve(detail.message));
            Object.assign(board, { mode: 'solutions' });
          }),
      );
      assert.ok(message.length > 0);
      isReachable = true;
      const squares = () =>
        document.querySelector('n-queens-board').shadowRoot.querySelector('.waiting .board') !==
        null;
      assert.equal(await person.evaluate(squares), true);
      const enter = (mode) =>
        person.evaluate((name) => {
          document.querySelector('n-queens-board').mode = name;
        }, mode);
      await enter('play');
      await person.shows('.say-kind', '6 個皇后已放 0 個');
      await enter('solutions');
      await person.gives(squares, false);
      await person.close();
    });

    test('works in every mode, in the language of the page', async () => {
      const person = await site.visit(browser);
      await person.shows('.say-kind', '6 個皇后已放 0 個');
      const seen = [];
      for (const each of USES) seen.push(await person.evaluate(use, each));
      assert.deepEqual(seen, ['play', 'trace', 'solutions', 'count 4']);
      // The engine of `nqueens`, once it is there, is that of boards that are added.
      const total = await person.evaluate(async () => {
        const { count } = await import('/dist/index.js');
        document.querySelector('n-queens-board').remove();
        document.body.append(document.createElement('n-queens-board'));
        return String(await count(10));
      });
      assert.equal(total, '724');
      assert.equal(await person.evaluate(use, ['count', 'play', 'nq-done', 8]), 'count 92');
      assert.deepEqual(await person.violations(), []);
      assert.deepEqual(person.trouble, []);
      await person.close();
    });
  });
}
