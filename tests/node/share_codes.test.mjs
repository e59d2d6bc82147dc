/**
 * share_codes.test.mjs -- the texts that carry a board away: link, frame, element, Markdown.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readQuery } from '../../web/lib/element/keys.js';
import {
  chosenState,
  elementCode,
  frameCodeOf,
  isLocal,
  linkCode,
  markdownCode,
} from '../../web/site/page/share/codes.js';

const base = 'https://example.org/queens/';
const state = { mode: 'trace', n: 6, algorithm: 'lookup', step: 40 };
const shared = (more) => ({ base, state, personal: {}, width: 0, title: 'nqueens', ...more });

const keysOf = (address) => readQuery(new URL(address).search).values;

test('a link carries the board, and language and theme only where they are asked for', () => {
  const link = linkCode(shared({ state: { ...state, theme: 'dark', controls: 'full' } }));
  assert.equal(link, 'https://example.org/queens/?mode=trace&n=6&algorithm=lookup&step=40');
  const personal = linkCode(shared({ personal: { lang: 'zh-TW', theme: 'dark' } }));
  assert.deepEqual(keysOf(personal), { ...state, lang: 'zh-TW', theme: 'dark' });
  assert.equal(markdownCode(shared({})), `[nqueens](${link})`);
});

test('what is chosen is in it: the beginning, playing, a range that repeats, questions', () => {
  const chosen = (choices) => chosenState(state, { isHere: true, ...choices });
  assert.deepEqual(chosen({}), state);
  const { step, ...rest } = state;
  assert.deepEqual(chosen({ isHere: false }), rest);
  assert.deepEqual(chosen({ plays: true, loops: true, steps: [3, 9] }), {
    ...{ ...state, autoplay: true, loop: [3, 9] },
  });
  assert.deepEqual(chosen({ asks: true }).quiz, ['next', 'refuser', 'count']);
  const own = { ...state, quiz: ['next'], loop: [1, 2] };
  assert.deepEqual(chosenState(own, { isHere: true, asks: true }), { ...state, quiz: ['next'] });
  assert.deepEqual(chosenState(own, { isHere: true }), state);
});

test('a game that begins at the beginning has none of its queens; a deduction keeps them', () => {
  const game = {
    mode: 'play',
    n: 4,
    queens: [1, null, null, null],
    crosses: [null, 0, null, null],
  };
  assert.deepEqual(chosenState(game, { isHere: false }), { mode: 'play', n: 4 });
  const deduction = { ...game, mode: 'trace', rules: 'regions', step: 3 };
  assert.deepEqual(chosenState(deduction, { isHere: false }).queens, game.queens);
});

test('the frame is as wide as its column, or no wider than a number of pixels', () => {
  const code = frameCodeOf(shared({}));
  assert.match(code, /src="https:\/\/example.org\/queens\/embed.html\?mode=trace&amp;n=6&amp;/);
  assert.match(code, /width="100%" height="620"/);
  const narrow = frameCodeOf(shared({ width: 360 }));
  assert.match(narrow, /width="360" height="540" frameborder="0" style="[^"]*max-width:360px;/);
});

test('the element has the keys as attributes, and no more than differ from their defaults', () => {
  const marks = [{ target: 'a1', kind: 'text', text: '"&' }];
  const code = elementCode(shared({ state: { ...state, mode: 'play', step: 0, marks } }));
  assert.equal(
    code.split('\n')[1],
    '<n-queens-board n="6" algorithm="lookup" marks="a1:text=&quot;&amp;"></n-queens-board>',
  );
  const wide = elementCode(shared({ width: 480, personal: { lang: 'zh-CN', theme: 'dark' } }));
  assert.match(wide, / theme="dark" lang="zh-CN" style="max-width:480px"><\/n-queens-board>$/);
});

test('an address of one’s own device is told from one that others can open', () => {
  const local = [
    ...['http://localhost:8080/', 'http://127.0.0.1/x', 'http://[::1]:3000/', 'file:///a/b.html'],
    ...['http://nq.localhost/', 'http://0.0.0.0:8000/', 'http://127.1.2.3/'],
  ];
  for (const address of local) assert.equal(isLocal(address), true, address);
  const others = [
    ...['https://example.org/', 'https://localhost.example.org/', 'http://127.0.0.1.example.org/'],
    'http://192.0.2.7/',
  ];
  for (const address of others) assert.equal(isLocal(address), false, address);
});
