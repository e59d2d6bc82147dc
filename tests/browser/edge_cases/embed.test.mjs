/**
 * embed.test.mjs -- errors and strangers around an embed.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { browser, site } from '../chromium.mjs';
import { openHost, visit } from '../site.mjs';

test('an error inside of an embed is told to its page in words', async () => {
  const host = await openHost();
  const person = await visit(browser, host.origin);
  const told = person.evaluate(
    (embed) =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => {
          if (data.name === 'nq-error') resolve(data.detail);
        });
        const frame = document.createElement('iframe');
        // Nothing can be started in there: its policy is the page's, its worker is gone.
        frame.src = `${embed}?n=5&origin=${encodeURIComponent(location.origin)}`;
        document.body.append(frame);
      }),
    `${site.address}embed.html`,
  );
  const tab = person.page.puppeteer;
  const inside = await tab.waitForFrame((frame) => frame.url().includes('embed.html'));
  await inside.waitForFunction(() => document.querySelector('n-queens-board')?.shadowRoot);
  await inside.evaluate(() => {
    const detail = { message: 'it broke', error: new Error('it broke') };
    document.querySelector('n-queens-board').dispatchEvent(new CustomEvent('nq-error', { detail }));
  });
  assert.deepEqual(await told, { message: 'it broke', error: 'it broke' });
  await person.close();
  host.close();
});

test('a frame that is not the parent cannot drive an embed', async () => {
  const host = await openHost();
  const person = await visit(browser, host.origin);
  const state = await person.evaluate(async (embed) => {
    const heard = (type) =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => data?.type === type && resolve(data));
      });
    const frame = document.createElement('iframe');
    const ready = heard('ready');
    frame.src = `${embed}?n=5&queens=1&lang=zh-TW&origin=${encodeURIComponent(location.origin)}`;
    document.body.append(frame);
    await ready;
    const stranger = document.createElement('iframe');
    document.body.append(stranger);
    const post = stranger.contentWindow.Function(
      'frame',
      "frame.postMessage({ v: 1, type: 'set', state: { n: '7' } }, '*')",
    );
    post(frame.contentWindow);
    const told = heard('state');
    frame.contentWindow.postMessage({ v: 1, type: 'get' }, '*');
    return (await told).state;
  }, `${site.address}embed.html`);
  assert.equal(state.n, '5');
  await person.close();
  host.close();
});
