/**
 * fuzz.test.mjs -- random addresses and random messages, a thousand of each: the page
 * still works, and the console stays clean.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KEYS } from '../../web/lib/element/keys.js';
import { randomFrom } from '../random.mjs';
import { IS_FIRST } from '../tiers.mjs';
import { browser, site } from './chromium.mjs';
import { openHost, visit } from './site.mjs';

/** How many of each: all of them where time is no matter. */
const TIMES = IS_FIRST ? 200 : 1000;

/** The same dice every time, so that a failure can be seen again. */
function dice(seed) {
  const random = randomFrom(seed);
  return (sides) => Math.floor(random() * sides);
}

const VALUES = [
  ...['', '0', '1', '2', '3', '4', '8', '27', '28', '99', '100', '101', '-1', '1.5', '1e9', 'NaN'],
  ...['Infinity', '0x8', '８', ' 8 ', '8n', 'null', 'undefined', 'true', 'on', 'off', '[8]', '{}'],
  ...['play', 'trace', 'solutions', 'count', 'race', 'board', 'fast', 'sieve-bits', 'constructor'],
  ...['__proto__', 'toString', 'en', 'zh-TW', 'dark', 'auto', 'full', 'story', 'regions', 'torus'],
  ...['1,-,0.2,3', ',,,,', '1.1.1', '-,-,-', '9,9,9', '0-5', '5-0', '1-', 'c', 'python', 'one'],
  ...['<script>', '%00', '💥', 'ñ'.repeat(300), '9'.repeat(400), 'a'.repeat(5000), '"\'', '&#x41;'],
];

const NAMES = [...KEYS, 'origin', '__proto__', 'constructor', 'hasOwnProperty', '', 'x', '☃', 'N'];

function randomQuery(roll) {
  const parts = Array.from({ length: roll(6) }, () => {
    const name = NAMES[roll(NAMES.length)];
    const value = VALUES[roll(VALUES.length)];
    return roll(12) === 0 ? name : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  });
  return roll(20) === 0 ? `${parts.join('&')}&%E0%A4%A` : parts.join('&');
}

test(`${TIMES} random addresses`, async () => {
  const roll = dice(1);
  const person = await site.visit(browser, '');
  await person.ready();
  const queries = Array.from({ length: TIMES }, () => randomQuery(roll));
  // Most are walked through as a visitor's history would be; some are opened afresh.
  const wrong = await person.evaluate(async (list) => {
    const bad = [];
    const board = document.querySelector('n-queens-board');
    for (const query of list) {
      history.replaceState(null, '', `?${query}`);
      dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      const racing = !document.querySelector('.race').hidden;
      if (!racing && !board.shadowRoot.querySelector('.frame .board')) bad.push(query);
      if (!(board.n >= 1 && board.n <= 100)) bad.push(query);
    }
    return bad;
  }, queries);
  assert.deepEqual(wrong, []);
  for (const query of queries.slice(0, 20)) {
    await person.page.goto(`${site.address}?${query}`);
    await person.until(
      () => document.querySelector('main')?.dataset.ready,
      `the page of ?${query}`,
    );
  }
  await person.page.goto(site.address);
  await person.ready();
  await person.clickCell(0, 0);
  await person.shows('.say-kind', /^1 of 8 queens/);
  assert.deepEqual(person.trouble, []);
  assert.deepEqual(await person.violations(), []);
  await person.close();
});

test('a key that cannot be read is named, and the default shown', async () => {
  const person = await site.visit(browser, '?n=abc&mode=trace&seed=-1');
  await person.ready();
  await person.shows('.toast', /could not be read: n, seed/);
  assert.equal(await person.evaluate(() => document.querySelector('n-queens-board').n), 4); // where a trace begins
  await person.close();
});

/** Anything that can be posted: wrong shapes, near misses, deep and large things. */
function randomMessage(roll) {
  const values = [null, true, 0, -1, 1, 1.5, 2 ** 53, 'x', '8', [], {}, [1], { v: 1 }, ...VALUES];
  const any = () => values[roll(values.length)];
  const types = [
    'play',
    'pause',
    'goTo',
    'set',
    'get',
    'stepForward',
    'remove',
    'constructor',
    'then',
    any(),
  ];
  const shape = roll(6);
  if (shape === 0) return any();
  if (shape === 1) return { v: any(), type: types[roll(types.length)] };
  const message = { v: 1, type: types[roll(types.length)] };
  if (shape === 2) message.index = any();
  if (shape === 3) message.state = { [NAMES[roll(NAMES.length)]]: any() };
  if (shape === 4) message[NAMES[roll(NAMES.length)]] = any();
  if (shape === 5) Object.assign(message, { index: any(), state: any(), extra: any() });
  return message;
}

test(`${TIMES} random messages change nothing that a message may not`, async () => {
  const roll = dice(2);
  const host = await openHost();
  const person = await visit(browser, host.origin);
  const messages = Array.from({ length: TIMES }, () => randomMessage(roll)).filter(
    (message) => !isCommand(message),
  );
  assert.ok(messages.length > TIMES * 0.8);
  const seen = await person.evaluate(
    async (list, embed) => {
      const answers = [];
      const frame = document.createElement('iframe');
      window.addEventListener('message', ({ data }) => answers.push(data));
      const ready = new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => data?.type === 'ready' && resolve());
      });
      frame.src = `${embed}?n=5&queens=1&origin=${encodeURIComponent(location.origin)}`;
      document.body.append(frame);
      await ready;
      for (const message of list) frame.contentWindow.postMessage(message, '*');
      const state = new Promise((resolve) => {
        window.addEventListener(
          'message',
          ({ data }) => data?.type === 'state' && resolve(data.state),
        );
      });
      frame.contentWindow.postMessage({ v: 1, type: 'get' }, '*');
      const last = await state;
      return {
        last,
        others: answers.filter(({ type }) => !['height', 'ready', 'state'].includes(type)),
      };
    },
    messages,
    `${site.address}embed.html`,
  );
  assert.deepEqual(seen, { last: { n: '5', queens: '1,-,-,-,-' }, others: [] });
  assert.deepEqual(complaints(person.trouble), []);
  await person.close();
  host.close();
});

/** The frame is of another origin than its page; that alone is no complaint here. */
function complaints(trouble) {
  return trouble.filter((text) => !text.startsWith(`asked for ${site.address}`));
}

/** What the random messages hit by chance and is legal; it is left out above. */
function isCommand(message) {
  if (message === null || typeof message !== 'object' || message.v !== 1) return false;
  const names = Object.keys(message).length;
  const plain = ['play', 'pause', 'get', 'stepForward'];
  if (plain.includes(message.type)) return names === 2;
  if (message.type === 'goTo') return names === 3 && Number.isSafeInteger(message.index);
  return message.type === 'set' && names === 3 && typeof message.state === 'object';
}
