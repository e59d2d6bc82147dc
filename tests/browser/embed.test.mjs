/**
 * embed.test.mjs -- a board in somebody else's frame: it works in a sandbox, tells its
 * height, and obeys nobody but the parent that its address names.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';

import { frameCode } from '../../web/lib/element/frame.js';
import { enginesOf, launch } from './engines.mjs';
import { openHost, openSite, visit } from './site.mjs';

let site;
let host;

before(async () => {
  site = await openSite();
  host = await openHost();
});

after(() => {
  site.close();
  host.close();
});

/** Puts a frame into the page and keeps what it says in `said`. */
function frameIn(person, address, sandbox = 'allow-scripts') {
  return person.evaluate(
    (src, rules) => {
      document.getElementById('main').replaceChildren();
      const frame = document.createElement('iframe');
      if (rules !== null) frame.setAttribute('sandbox', rules);
      frame.style.width = '700px';
      globalThis.said = [];
      globalThis.hear?.abort();
      globalThis.hear = new AbortController();
      window.addEventListener(
        'message',
        ({ data, source, origin }) => {
          if (source === frame.contentWindow) globalThis.said.push({ ...data, origin });
          if (data.type === 'height') frame.style.height = `${data.height}px`;
        },
        { signal: globalThis.hear.signal },
      );
      globalThis.frame = frame;
      frame.src = src;
      document.getElementById('main').append(frame);
    },
    address,
    sandbox,
  );
}

const tell = (person, message) =>
  person.evaluate((data) => globalThis.frame.contentWindow.postMessage(data, '*'), message);

const heard = (person, type, name) =>
  person.until(
    (wanted, event) =>
      globalThis.said.findLast((data) => data.type === wanted && (!event || data.name === event)),
    `${type} ${name ?? ''}`,
    type,
    name,
  );

for (const engine of enginesOf(import.meta.url)) {
  describe(engine, () => {
    let browser;
    let person;

    before(async () => {
      browser = await launch(engine);
      person = await visit(browser, host.origin);
    });

    after(() => browser?.close());

    const embed = (query) => `${site.address}embed.html?${query}`;
    const named = () => `origin=${encodeURIComponent(host.origin)}`;

    test('in a sandbox it traces and tells what it does', async () => {
      await frameIn(person, embed(`mode=trace&n=4&${named()}`));
      const { detail, origin } = await heard(person, 'event', 'nq-step');
      assert.equal(detail.index, 0);
      assert.equal(origin, 'null', 'a sandboxed frame has no origin');
      await tell(person, { v: 1, type: 'goTo', index: 51 });
      const { detail: solved } = await heard(person, 'event', 'nq-solution');
      assert.deepEqual(solved.solution, [1, 3, 0, 2]);
      await person.picture(`${engine}-embed`);
    });

    test('its height reaches the parent, and fits', async () => {
      const height = await person.until(() => {
        const last = globalThis.said.findLast(({ type }) => type === 'height');
        return last?.height > 300 && last.height;
      }, 'its height');
      assert.ok(height < 1200, `${height} pixels`);
    });

    test('in a sandbox it counts, and says that nothing is kept', async () => {
      await frameIn(person, embed(`mode=count&n=10&${named()}`));
      await heard(person, 'ready');
      await tell(person, { v: 1, type: 'play' });
      const { detail } = await heard(person, 'event', 'nq-done');
      assert.deepEqual([detail.n, detail.count], [10, '724']);
      // Only puppeteer looks into frames of other origins.
      if (!person.page.puppeteer) return;
      await tell(person, { v: 1, type: 'reset' });
      const frame = person.page.puppeteer.frames().find((each) => each.url().includes('n=10'));
      await frame.waitForFunction(() =>
        /cannot save/.test(
          document.querySelector('n-queens-board').shadowRoot.querySelector('.saved').textContent,
        ),
      );
    });

    test('in a sandbox a quiz is asked: nothing beyond its question is shown', async () => {
      await frameIn(person, embed(`mode=trace&n=4&step=9&quiz=refuser&${named()}`));
      await heard(person, 'event', 'nq-step');
      await tell(person, { v: 1, type: 'goTo', index: 51 });
      await tell(person, { v: 1, type: 'get' });
      const { state } = await heard(person, 'state');
      assert.deepEqual([state.quiz, state.step], ['refuser', '9']);
      if (!person.page.puppeteer) return;
      const frame = person.page.puppeteer.frames().find((each) => each.url().includes('refuser'));
      await frame.waitForFunction(() => {
        const { shadowRoot } = document.querySelector('n-queens-board');
        return /refuses/.test(shadowRoot.querySelector('.say-text').textContent);
      });
      await frame.evaluate(() => {
        const { shadowRoot } = document.querySelector('n-queens-board');
        shadowRoot.querySelector('[data-cell="6"]').click();
      });
      const { detail } = await heard(person, 'event', 'nq-answer');
      assert.deepEqual(detail, { question: 'refuser', step: 10, given: 'r1c2', right: 'r1c2' });
    });

    test('set and get use the keys of an address', async () => {
      await frameIn(person, embed(`${named()}`));
      await heard(person, 'ready');
      await tell(person, { v: 1, type: 'set', state: { n: '5', queens: '1,-,0.2' } });
      await tell(person, { v: 1, type: 'get' });
      const { state } = await heard(person, 'state');
      assert.deepEqual(state, { n: '5', queens: '1,-,0.2,-,-' });
    });

    test('without an origin in its address it obeys nobody and tells its height alone', async () => {
      await frameIn(person, embed('mode=trace&n=4'));
      await heard(person, 'height');
      await tell(person, { v: 1, type: 'goTo', index: 5 });
      await tell(person, { v: 1, type: 'get' });
      // The board's own height changes when its trace arrives; by then it would have answered.
      const types = await person.evaluate(async () => {
        for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame);
        return [...new Set(globalThis.said.map(({ type }) => type))];
      });
      assert.deepEqual(types, ['height']);
    });

    test('the origin of another page in its address: not a word from it, no command to it', async () => {
      await frameIn(person, embed(`n=4&origin=${encodeURIComponent('https://example.com')}`), null);
      await person.until(
        () => globalThis.frame.contentWindow && globalThis.frame.clientWidth > 0,
        'the frame',
      );
      await tell(person, { v: 1, type: 'get' });
      const said = await person.evaluate(async () => {
        for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame);
        return globalThis.said;
      });
      assert.deepEqual(said, []);
    });

    /** Puts the markup of a frame into the page, and notes what it says. */
    const frameOf = (query) =>
      person.evaluate(
        (markup) => {
          globalThis.hear?.abort();
          globalThis.hear = new AbortController();
          globalThis.said = [];
          const main = document.getElementById('main');
          main.style.width = '700px';
          main.innerHTML = markup;
          globalThis.frame = main.firstElementChild;
          const note = ({ data }) => globalThis.said.push(data);
          addEventListener('message', note, { signal: globalThis.hear.signal });
        },
        frameCode(embed(query)),
      );

    test('the frame of Share counts to n = 14 by itself, with one worker; beyond it waits', async () => {
      await frameOf(`mode=count&autoplay=on&workers=8&n=15&${named()}`);
      await heard(person, 'ready');
      const told = await person.evaluate(async () => {
        for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame);
        return globalThis.said.filter(({ name }) => name === 'nq-progress').length;
      });
      assert.equal(told, 0);
      await frameOf(`mode=count&autoplay=on&workers=8&controls=full&n=14&${named()}`);
      const { detail } = await heard(person, 'event', 'nq-done');
      assert.deepEqual([detail.n, detail.count], [14, '365596']);
      if (!person.page.puppeteer) return;
      const frame = person.page.puppeteer.frames().find((each) => each.url().includes('n=14'));
      const lanes = await frame.evaluate(
        () =>
          document.querySelector('n-queens-board').shadowRoot.querySelectorAll('.lanes li').length,
      );
      assert.equal(lanes, 1);
    });

    test('the listener of the recipe gives a frame the height that its board asks for', async () => {
      const recipe = readFileSync(
        new URL('../../web/site/recipes/embed.md', import.meta.url),
        'utf8',
      );
      const [, listener] = /<script>\n(\s*addEventListener\('message'.*?)<\/script>/s.exec(recipe);
      await person.evaluate((code) => {
        const script = document.createElement('script');
        script.textContent = code;
        document.head.append(script);
      }, listener);
      await frameOf(`mode=trace&n=6&controls=full&${named()}`);
      await person.until(() => {
        const asked = globalThis.said.findLast(({ type }) => type === 'height')?.height;
        return asked > 400 && globalThis.frame.offsetHeight === asked;
      }, 'a frame as high as its board');
    });

    // The last one: WebKit's driver has one window, and these are pages of their own.
    test('a long count waits for a click, a short one has one worker', async (t) => {
      const read = () => {
        const board = document.querySelector('n-queens-board');
        const root = board?.shadowRoot;
        const label = root?.querySelector('.dock .btn.main .lbl')?.textContent;
        const workers = root?.querySelectorAll('.setup select')[1];
        return label && { label, most: workers?.options.length, tally: board.state.workers };
      };
      const open = (query) =>
        visit(browser, embed(`mode=count&autoplay=on&workers=64&controls=full&${query}`));
      const long = await open('n=20');
      t.after(() => long.close?.());
      const { label, most, tally } = await long.until(read, 'its button');
      await long.evaluate(async () => {
        for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame);
      });
      assert.equal((await long.evaluate(read)).label, label, 'nothing begins by itself');
      assert.match(label, /^Start/);
      assert.deepEqual(
        [most, tally],
        [await long.evaluate(() => navigator.hardwareConcurrency), 64],
      );

      const short = await open('n=12');
      t.after(() => short.close?.());
      const lanes = await short.until(() => {
        const root = document.querySelector('n-queens-board')?.shadowRoot;
        const done = root?.querySelector('.tally .num')?.textContent.replace(/\D/g, '') === '14200';
        return done && root.querySelectorAll('.lanes li').length;
      }, 'its total');
      assert.equal(lanes, 1);
    });
  });
}
