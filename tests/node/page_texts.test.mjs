/**
 * page_texts.test.mjs -- the words of the page: complete, in step with each other, and
 * right about rows and columns in both kinds of Chinese.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import '../../web/lib/element/board-texts.js';
import { LANGUAGES } from '../../web/lib/element/languages.js';
import { GROUPS_OF } from '../../web/lib/element/later/board-texts.js';
import { nearestLanguage, translator } from '../../web/lib/element/translate.js';
import '../../web/site/page/texts.js';
import { groupOf, readTexts } from '../../web/site/build/texts.mjs';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));

function sources(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return path.endsWith('.js') ? [readFileSync(path, 'utf8')] : [];
  });
}

const codeOf = (...folders) => folders.flatMap((folder) => sources(join(WEB, folder))).join('\n');
const boardCode = codeOf('lib/element', 'lib/embed');
const pageCode = codeOf('site/page') + readFileSync(join(WEB, 'site/build/header.mjs'), 'utf8');

const [EN, CN, TW] = LANGUAGES.map(readTexts);
const SECTIONS = ['board', 'page', 'tutorial'];

/** What a text may say: itself, or each of its plural forms. */
const formsOf = (text) => (typeof text === 'string' ? [text] : Object.values(text));

/** [key, forms in English, 简体中文, 繁體中文] of all sections. */
const TEXTS = SECTIONS.flatMap((section) =>
  Object.keys(EN[section]).map((key) => [
    key,
    ...[EN, CN, TW].map((texts) => formsOf(texts[section][key])),
  ]),
);

const holes = (forms) =>
  [...new Set([...forms.join().matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort().join();

test('there is a file for each language, with the same sections and keys', () => {
  const files = readdirSync(join(WEB, 'data/texts')).filter((name) => name.endsWith('.json'));
  assert.deepEqual(files.sort(), LANGUAGES.map((language) => `${language}.json`).sort());
  for (const texts of [EN, CN, TW]) {
    assert.deepEqual(Object.keys(texts), SECTIONS);
    for (const section of SECTIONS)
      assert.deepEqual(Object.keys(texts[section]).sort(), Object.keys(EN[section]).sort());
  }
});

test('every text says something, with the same things to fill in', () => {
  for (const [key, english, ...others] of TEXTS) {
    for (const forms of [english, ...others]) {
      for (const form of forms) assert.ok(form.trim(), key);
      assert.equal(holes(forms), holes(english), key);
    }
  }
});

test('plural forms are chosen by the number {k}, and there is always one that fits', () => {
  for (const [i, texts] of [EN, CN, TW].entries()) {
    const categories = new Intl.PluralRules(LANGUAGES[i]).resolvedOptions().pluralCategories;
    for (const text of SECTIONS.flatMap((section) => Object.values(texts[section]))) {
      if (typeof text === 'string') continue;
      for (const category of categories) assert.ok(text[category], JSON.stringify(text));
      for (const name of Object.keys(text)) assert.match(name, /^(=\d+|one|other)$/);
    }
  }
  const [en, cn] = [translator('en'), translator('zh-CN')];
  assert.deepEqual(
    ['1', '2', '1,000'].map((k) => en('sol.images', { k })),
    ['1 image', '2 images', '1,000 images'],
  );
  assert.equal(cn('sol.images', { k: 1 }), '1 个像');
  assert.equal(cn('play.can.yes', { k: '1' }), '能，只有一种补法');
  assert.equal(cn('play.can.yes', { k: '2' }), '能，有 2 种补法');
});

test('Taiwan says 列 for a row and 欄 for a column, the mainland 行 and 列', () => {
  for (const [key, , ...both] of TEXTS) {
    const [mainland, taiwan] = both.map((forms) => forms.join());
    assert.doesNotMatch(taiwan, /第 ?\{\w+\} ?行/, key);
    assert.doesNotMatch(mainland, /欄|栏/, key);
    if (/第 ?\{[ra]\} ?行/.test(mainland)) assert.match(taiwan, /第 ?\{[ra]\} ?列/, key);
    if (/第 ?\{c\} ?列/.test(mainland)) assert.match(taiwan, /第 ?\{c\} ?欄/, key);
  }
});

test('the two kinds of Chinese do not borrow each other’s characters', () => {
  // A few that are common here and differ; a slip of the keyboard shows at once.
  const pairs = ['个個', '对對', '数數', '开開', '关關', '时時', '进進', '后後'];
  for (const [key, , ...both] of TEXTS) {
    const [mainland, taiwan] = both.map((forms) => forms.join());
    for (const [simple, full] of pairs) {
      assert.ok(!mainland.includes(full), `${key}: ${full}`);
      // 皇后, the queen, is written alike in both.
      const rest = simple === '后' ? taiwan.replaceAll('皇后', '') : taiwan;
      assert.ok(!rest.includes(simple), `${key}: ${simple}`);
    }
  }
});

/** Words of the other place, and words that the glossary replaces. */
const FOREIGN = [
  /\bon row\b|free of attack/,
  /单步|解集|机器字|局面|中间相遇|半圈/,
  /單步|解集|字組|局面|中間相遇|用時|構造|框架|半圈/,
];

test('no text uses a word of the other place, or one that the glossary replaces', () => {
  for (const [key, ...languages] of TEXTS) {
    for (const [i, forms] of languages.entries()) {
      for (const form of forms) assert.doesNotMatch(form, FOREIGN[i], key);
    }
  }
});

test('every key that the code names exists: those of a board without the page', () => {
  const named = (code) => [...code.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key);
  assert.ok(named(boardCode).length > 60);
  for (const key of named(boardCode)) assert.ok(key in EN.board, key);
  for (const key of named(pageCode)) assert.ok(key in EN.board || key in EN.page, key);
});

test('every key is used: by its name, or by the beginning of its name', () => {
  const isUsed = (code, key) => {
    const parts = key.split('.');
    const beginnings = parts.map((_, i) => parts.slice(0, i + 1).join('.'));
    return code.includes(`'${key}'`) || beginnings.some((start) => code.includes(`\`${start}.$`));
  };
  for (const key of Object.keys(EN.board)) {
    assert.ok(isUsed(boardCode, key), `${key} is not used by the board`);
  }
  for (const key of Object.keys(EN.page)) {
    assert.ok(isUsed(pageCode, key), `${key} is not used by the page`);
  }
});

test('no exclamation marks, and one voice: sentences end with a full stop', () => {
  for (const [key, english] of TEXTS) {
    for (const form of english) {
      assert.doesNotMatch(form, /!/, key);
      if (/^(play|trace)\.(say|why)/.test(key)) assert.match(form, /\.$/, key);
    }
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

const ELEMENT = join(WEB, 'lib/element');

/** They come with texts of their own. */
const WITH_TEXTS = /\/(keys-help|state-pane|tree-pane|node-card)\.js$/;

/** A file and all that it imports, at once or later, but for what comes with its texts. */
function closureOf(file, found = new Set()) {
  if (found.has(file) || WITH_TEXTS.test(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import\(?) ?'(\.[^']+)'/g)) {
    const next = join(dirname(file), path);
    if (next.startsWith(ELEMENT) && !/modes\/index|\/(worker|later)\//.test(next)) {
      closureOf(next, found);
    }
  }
  return found;
}

/** The keys that a file names, also those of which it names the beginning. */
function keysIn(file) {
  const words = [...readFileSync(file, 'utf8').matchAll(/['`]([a-z][\w-]*\.[\w.-]*)(['`$])/g)];
  return words.flatMap(([, word, end]) =>
    Object.keys(EN.board).filter((key) => (end === '$' ? key.startsWith(word) : key === word)),
  );
}

test('a board in the package loads the texts that its mode names', () => {
  const common = ['element.js'];
  const modes = readdirSync(join(ELEMENT, 'modes'), { withFileTypes: true });
  for (const { name: mode } of modes.filter((entry) => entry.isDirectory())) {
    const around = mode === 'diagram' ? [] : ['surroundings.js'];
    const files = [...common, ...around, `modes/${mode}/mode.js`].map((name) =>
      join(ELEMENT, name),
    );
    const named = new Set(files.flatMap((file) => [...closureOf(file)]).flatMap(keysIn));
    assert.ok(named.size > 10, `${mode} names texts`);
    for (const key of named) assert.ok(GROUPS_OF[mode].includes(groupOf(key)), `${mode}: ${key}`);
  }
});

test('tree and variables beside a trace come with their texts', () => {
  const files = ['state-pane', 'tree-pane', 'node-card', 'node-sentence'];
  const named = files.flatMap((name) => keysIn(join(ELEMENT, `modes/trace/${name}.js`)));
  const own = named.filter((key) => groupOf(key) === 'panes');
  assert.deepEqual(
    [...new Set(own)].sort(),
    Object.keys(EN.board)
      .filter((key) => /^(tree|vars)\./.test(key))
      .sort(),
  );
  for (const key of named) {
    assert.ok([...GROUPS_OF.panes, ...GROUPS_OF.trace].includes(groupOf(key)), key);
  }
});
