/**
 * page_manifest.test.mjs -- the element's manifest, types and sources tell the same, and a
 * server can import the element.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { KEYS, readKey, writeKey } from '../../web/lib/element/keys.js';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('dist/custom-elements.json'));
const [declaration] = manifest.modules[0].declarations;
const types = read('web/lib/element/index.d.ts');
const folder = new URL('../../web/lib/element/', import.meta.url);
const sources = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

/** What a field of a form has besides the keys. */
const FIELD = ['name', 'required'];

const names = (list) => list.map(({ name }) => name);

test('importing the element on a server does nothing and does not throw', async () => {
  const before = Object.keys(globalThis);
  const { NQueensBoardElement, TAG } = await import('../../dist/element.js');
  assert.equal(TAG, 'n-queens-board');
  assert.equal(typeof NQueensBoardElement, 'function');
  assert.deepEqual(Object.keys(globalThis), before);
});

test('its attributes are the keys', () => {
  assert.deepEqual(names(declaration.attributes), [...KEYS, ...FIELD]);
  for (const key of KEYS) assert.match(types, new RegExp(`^  ${key}\\?: `, 'm'), key);
});

test('each value that its types allow is one that an attribute takes', () => {
  let choices = 0;
  for (const { name, type } of declaration.attributes) {
    for (const [, choice] of type.text.matchAll(/'([^']+)'/g)) {
      assert.equal(writeKey(name, readKey(name, choice)), choice, name);
      choices++;
    }
  }
  assert.ok(choices > 40, `${choices} values`);
});

test('all that is listed has a sentence', () => {
  const { attributes, members, events, cssParts, slots } = declaration;
  for (const { name, description } of [attributes, members, events, cssParts, slots].flat()) {
    assert.match(description, /^\S.*\w.*\.$/, name);
  }
});

test('its attributes are properties', async () => {
  const { NQueensBoardElement } = await import('../../dist/element.js');
  const [, body] = types.split('class NQueensBoardElement');
  // Every element has a property lang.
  const described = (prototype, key) =>
    Object.getOwnPropertyDescriptor(prototype, key) ??
    (prototype && described(Object.getPrototypeOf(prototype), key));
  for (const key of [...KEYS, ...FIELD].filter((name) => name !== 'lang')) {
    const property = described(NQueensBoardElement.prototype, key);
    assert.equal(typeof property?.set, 'function', key);
    assert.match(body, new RegExp(`^  (get )?${key}(\\(\\))?: `, 'm'), key);
  }
});

test('its methods exist, and are typed', async () => {
  const { NQueensBoardElement } = await import('../../dist/element.js');
  for (const name of names(declaration.members.filter(({ kind }) => kind === 'method'))) {
    assert.equal(typeof NQueensBoardElement.prototype[name], 'function', name);
    assert.match(types, new RegExp(`^  ${name}\\(`, 'm'), name);
  }
});

test('its events are told somewhere, and typed', () => {
  for (const name of names(declaration.events)) {
    assert.ok(sources.includes(`'${name}'`), name);
    assert.ok(types.includes(`'${name}'`), name);
  }
});

test('its parts are there', () => {
  const parts = new Set(
    [...sources.matchAll(/part: '([\w -]+)'|'part', '([\w -]+)'/g)].flatMap(([, one, two]) =>
      (one ?? two).split(' '),
    ),
  );
  assert.deepEqual([...parts].sort(), names(declaration.cssParts).sort());
});

test('its custom properties are the tokens', () => {
  const properties = names(declaration.cssProperties);
  assert.ok(properties.length > 80);
  assert.equal(new Set(properties).size, properties.length);
  for (const name of ['--nq-queen', '--nq-cell-light', '--nq-font-voice'])
    assert.ok(properties.includes(name));
});

test('editors are told the same: VS Code by custom data, JetBrains by web-types', () => {
  const [tag] = JSON.parse(read('dist/html-custom-data.json')).tags;
  assert.deepEqual([tag.name, names(tag.attributes)], ['n-queens-board', [...KEYS, ...FIELD]]);
  const coordinates = tag.attributes.find(({ name }) => name === 'coordinates');
  assert.deepEqual(names(coordinates.values), ['on', 'off']);
  const { name, version, contributions } = JSON.parse(read('dist/web-types.json'));
  assert.deepEqual([name, version], ['nqueens', JSON.parse(read('package.json')).version]);
  const [element] = contributions.html.elements;
  assert.deepEqual(names(element.attributes), [...KEYS, ...FIELD]);
  assert.deepEqual(names(element.js.events), names(declaration.events));
  assert.deepEqual(names(element.js.properties), [
    ...KEYS.filter((key) => key !== 'lang'),
    ...FIELD,
  ]);
});
