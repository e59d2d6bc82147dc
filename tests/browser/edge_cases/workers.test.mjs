/**
 * workers.test.mjs -- where the workers come from another host, or cannot be had.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { ROOT } from '../../../scripts/say.mjs';
import { listen, siteServer } from '../../../scripts/serve.mjs';
import { browser, site } from '../chromium.mjs';
import { openHost, visit } from '../site.mjs';
import { call, open, set } from './opened.mjs';

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

/** As if every worker's file were missing. */
const missingWorkers = () => {
  const Real = Worker;
  globalThis.Worker = class extends Real {
    constructor(_address, options) {
      super('no-such-worker.js', options);
    }
  };
};

test('where no worker can be started every mode does without, and the console says why once', async () => {
  const person = await open('?mode=trace&n=6', { script: missingWorkers });
  await person.shows('.say-kind', /Step 1 of 1,508/);
  await person.press('ArrowRight');
  await person.shows('.say-kind', /Step 2 /);
  await set(person, { mode: 'solutions', n: 6 });
  await person.shows('.head.top', /4 solutions in one class/);
  await set(person, { n: 8, queens: [0, 4] });
  await person.click('.ask .btn');
  await person.shows('.answer', /^Yes/);
  await set(person, { mode: 'count', n: 9 });
  await call(person, 'play');
  await person.shows('.tally .num', '352');
  assert.deepEqual(await person.evaluate(() => globalThis.wrong), []);
  const said = person.trouble.filter((text) => /no worker can be started/.test(text));
  assert.equal(said.length, 1, person.trouble.join('\n'));
  await person.close();
});

test('without workers a long question still lets the page react, and can be cancelled', async () => {
  const person = await open('?mode=solutions&n=6', { script: missingWorkers });
  await person.shows('.head.top', /4 solutions/);
  await set(person, { mode: 'solutions', n: 14 });
  await set(person, { mode: 'solutions', n: 5 });
  await person.shows('.head.top', /10 solutions/);
  await person.close();
});

describe('a board whose engine cannot be loaded', () => {
  const openBroken = async (query) => {
    const script = () => {
      const { fetch } = globalThis;
      globalThis.fetch = (what, ...rest) =>
        /\.wasm/.test(what) ? Promise.reject(new TypeError('no connection')) : fetch(what, ...rest);
    };
    return open(query, { script });
  };

  for (const [mode, where, keys] of [
    ['trace', '.say-text', ['ArrowRight', 'End', ']', 'l', 'l', 'PageDown']],
    ['solutions', '.voice .head', ['ArrowRight', 'End', 'PageDown', 'Home']],
  ]) {
    test(`says so in ${mode}, where keys and lines do no harm`, async () => {
      const person = await openBroken(`?mode=${mode}&n=6`);
      await person.shows(where, /^The solver did not load/);
      for (const key of keys) await person.press(key);
      await person.click('.time canvas');
      assert.deepEqual(
        await person.evaluate(() => document.querySelector('n-queens-board').position),
        [],
      );
      assert.deepEqual(await person.violations(), []);
      await person.close();
    });
  }
});

test('a question survives the death of its worker', async () => {
  const person = await open('?n=8&queens=0,4');
  await person.evaluate(() => {
    const { postMessage } = Worker.prototype;
    let deaths = 2;
    Worker.prototype.postMessage = function (...values) {
      if (values[0].name !== 'run' || deaths-- <= 0) return postMessage.apply(this, values);
      queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error', { message: 'it broke' })));
    };
  });
  await person.click('.ask .btn');
  await person.shows('.answer', /^Yes/);
  assert.deepEqual(await person.evaluate(() => globalThis.wrong), []);
  await person.close();
});

test('a page loads the engine once, and one program for all workers', async () => {
  const server = siteServer(`${ROOT}/dist/site`);
  const asked = [];
  // What the service worker keeps for later is another matter.
  server.prependListener('request', ({ url, headers }) => {
    if (!headers.referer?.endsWith('sw.js')) asked.push(url.replace(/\?.*/, ''));
  });
  const address = await listen(server, 0);
  const person = await visit(browser, `${address}?mode=solutions&n=6`);
  await person.shows('.head.top', /4 solutions/);
  await person.evaluate(() => {
    document.querySelector('n-queens-board').state = { mode: 'trace', n: 6 };
  });
  await person.shows('.say-kind', /Step 1/);
  await person.evaluate(async () => {
    const board = document.querySelector('n-queens-board');
    const done = new Promise((resolve) => board.addEventListener('nq-done', resolve));
    board.state = { mode: 'count', n: 10 };
    board.play();
    await done;
  });
  const times = (pattern) => asked.filter((url) => pattern.test(url)).length;
  assert.equal(times(/nqueens-\w+\.wasm$/), 1);
  assert.equal(new Set(asked.filter((url) => /program-\w+\.js$/.test(url))).size, 1);
  await person.close();
  server.closeAllConnections();
  server.close();
});

test('where no worker can be started, the page counts itself, and the way out is named', async () => {
  const person = await site.visit(browser, '');
  await person.ready();
  const total = await person.evaluate(async () => {
    const { createSolver } = await import(new URL('lib/pool/index.js', location.href).href);
    globalThis.Worker = class {
      constructor() {
        throw new Error('refused by a policy');
      }
    };
    return createSolver({ workers: 1 }).count(8);
  });
  assert.equal(total, 92n);
  const way = /no worker can be started: refused by a policy; .*init\(\{ worker \}\)/;
  assert.match(person.trouble.join('\n'), way);
  await person.close();
});
