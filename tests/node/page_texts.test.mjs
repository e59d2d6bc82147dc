/**
 * page_texts.test.mjs -- the words of the page: complete, in step with each other, and
 * right about rows and columns in both kinds of Chinese.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { LANGUAGES, STRINGS } from '../../web/lib/element/strings.js';
import { nearestLanguage, translator } from '../../web/lib/element/translate.js';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));

function sources(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return path.endsWith('.js') ? [readFileSync(path, 'utf8')] : [];
  });
}

const code = [
  ...['lib/element', 'site/page', 'lib/embed'].flatMap((folder) => sources(join(WEB, folder))),
].join('\n');

const holes = (text) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort().join();

test('every sentence exists in three languages, with the same things to fill in', () => {
  for (const [key, texts] of Object.entries(STRINGS)) {
    assert.equal(texts.length, LANGUAGES.length, key);
    for (const text of texts) {
      assert.ok(text.trim(), key);
      assert.equal(holes(text), holes(texts[0]), key);
    }
  }
});

test('Taiwan says 列 for a row and 欄 for a column, the mainland 行 and 列', () => {
  for (const [key, [, mainland, taiwan]] of Object.entries(STRINGS)) {
    assert.doesNotMatch(taiwan, /第 ?\{\w+\} ?行/, key);
    assert.doesNotMatch(mainland, /欄|栏/, key);
    if (/第 ?\{[ra]\} ?行/.test(mainland)) assert.match(taiwan, /第 ?\{[ra]\} ?列/, key);
    if (/第 ?\{c\} ?列/.test(mainland)) assert.match(taiwan, /第 ?\{c\} ?欄/, key);
  }
});

test('the two kinds of Chinese do not borrow each other’s characters', () => {
  // A few that are common here and differ; a slip of the keyboard shows at once.
  const pairs = [
    ...'个個',
    ...'对對',
    ...'数數',
    ...'开開',
    ...'关關',
    ...'时時',
    ...'进進',
    ...'后後',
  ];
  for (const [key, [, mainland, taiwan]] of Object.entries(STRINGS)) {
    for (let i = 0; i < pairs.length; i += 2) {
      const [simple, full] = [pairs[i], pairs[i + 1]];
      assert.ok(!mainland.includes(full), `${key}: ${full}`);
      // 皇后, the queen, is written alike in both.
      const rest = simple === '后' ? taiwan.replaceAll('皇后', '') : taiwan;
      assert.ok(!rest.includes(simple), `${key}: ${simple}`);
    }
  }
});

test('every key that the code names exists', () => {
  const named = [...code.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key);
  assert.ok(named.length > 80);
  for (const key of named) assert.ok(key in STRINGS, key);
});

test('every key is used: by its name, or by the beginning of its name', () => {
  for (const key of Object.keys(STRINGS)) {
    if (code.includes(`'${key}'`) || key === 'nojs') continue;
    const parts = key.split('.');
    const beginnings = parts.map((_, i) => parts.slice(0, i + 1).join('.'));
    const found = beginnings.some((start) => code.includes(`\`${start}.$`));
    assert.ok(found, `${key} is used nowhere`);
  }
});

test('no exclamation marks, and one voice: sentences end with a full stop', () => {
  for (const [key, [english]] of Object.entries(STRINGS)) {
    assert.doesNotMatch(english, /!/, key);
    if (/^(play|trace)\.(say|why)/.test(key)) assert.match(english, /\.$/, key);
  }
});

test('the language of a tag', () => {
  const tags = {
    'zh-TW': 'zh-TW',
    'zh-Hant': 'zh-TW',
    'zh-HK': 'zh-TW',
    'zh-CN': 'zh-CN',
    zh: 'zh-CN',
    'zh-Hans-SG': 'zh-CN',
    en: 'en',
    'en-GB': 'en',
    de: 'en',
    '': 'en',
    zhx: 'en',
  };
  for (const [tag, language] of Object.entries(tags))
    assert.equal(nearestLanguage(tag), language, tag);
});

test('numbers, parts and durations as each language writes them', () => {
  const [en, cn] = [translator('en'), translator('zh-CN')];
  assert.equal(en.number(39029188884n), '39,029,188,884');
  assert.equal(en.percent(0.615), '62%');
  assert.deepEqual(
    [0.2, 12, 61000, 3.6e6 * 3, 9e12].map((ms) => en.duration(ms)),
    ['200 μs', '12 ms', '61 sec', '3 hr', '285 yrs'],
  );
  assert.equal(cn.duration(1500), '1.5秒');
});
