/**
 * page_look.test.mjs -- every pair of colours that the design relies on has the contrast
 * it needs: 4.5 for text, 3 for marks and edges (WCAG 2), in light and dark.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { tokens } from '../../web/lib/element/styles/tokens.js';

function block(start) {
  const from = tokens.indexOf('{', tokens.indexOf(start));
  return tokens.slice(from, tokens.indexOf('\n}', from));
}

const colours = (text) =>
  Object.fromEntries(
    [...text.matchAll(/--nq-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );

const light = colours(block(':root, :host {'));
const dark = { ...light, ...colours(block(':root[data-theme="dark"]')) };

function luminance(hex) {
  const [r, g, b] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sunken'];
const CELLS = ['cell-light', 'cell-dark'];
const pairs = (marks, grounds, need) =>
  marks.flatMap((mark) => grounds.map((ground) => [mark, ground, need]));

const PAIRS = [
  ...pairs(['ink', 'ink-2', 'ink-3', 'indigo', 'cinnabar', 'ochre', 'malachite'], GROUNDS, 4.5),
  ...pairs(
    ['code-keyword', 'code-string', 'code-comment', 'code-number', 'ink'],
    ['sunken', 'indigo-wash'],
    4.5,
  ),
  ...['indigo', 'cinnabar', 'ochre', 'malachite'].map((name) => [name, `${name}-wash`, 4.5]),
  ...pairs(['cinnabar', 'ink-2'], ['indigo-wash'], 4.5),
  ...pairs(['ink-3'], ['ochre-wash'], 4.5),
  ...pairs(['on-accent'], ['indigo', 'indigo-strong'], 4.5),
  ...pairs(['line-strong'], GROUNDS, 3),
  ...pairs(
    ['queen', 'attacked', 'sight', 'conflict', 'tried', 'undone', 'struck', 'hint', 'focus'],
    CELLS,
    3,
  ),
  ...pairs(
    ['queen'],
    [1, 2, 3, 4, 5, 6, 7, 8].map((i) => `region-${i}`),
    3,
  ),
  ...pairs(['board-edge', 'focus'], ['paper'], 3),
];

for (const [name, theme] of Object.entries({ light, dark })) {
  test(`${name}: ${PAIRS.length} pairs`, () => {
    for (const [mark, ground, need] of PAIRS) {
      const found = contrast(theme[mark], theme[ground]);
      assert.ok(found >= need, `${mark} on ${ground}: ${found.toFixed(2)}, needs ${need}`);
    }
  });
}

test('dark values are the same, chosen or by the system', () => {
  const copies = [...tokens.matchAll(/color-scheme: dark;[^}]*/g)].map(([text]) => text.trim());
  assert.equal(copies.length, 2);
  assert.equal(copies[0], copies[1]);
});

test('colours stand in the tokens alone', () => {
  const folder = new URL('../../web/lib/element/styles/', import.meta.url);
  for (const name of readdirSync(folder).filter((file) => file !== 'tokens.js')) {
    const text = readFileSync(new URL(name, folder), 'utf8').replace('rgb(11 17 16 / .45)', '');
    assert.doesNotMatch(text, /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i, name);
  }
});

test('no markup from text, no inline style or script, nothing evaluated', () => {
  const files = (folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(js|html)$/.test(entry.name))
      .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`);
  const web = new URL('../../web/', import.meta.url).pathname;
  for (const part of ['lib/element', 'site/page', 'lib/embed']) {
    for (const file of files(web + part)) {
      const text = readFileSync(file, 'utf8');
      assert.doesNotMatch(
        text,
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/,
        file,
      );
    }
  }
  for (const page of ['index.html', 'embed.html']) {
    const text = readFileSync(`${web}site/${page}`, 'utf8');
    assert.doesNotMatch(text, /\son\w+=|\sstyle=|<style|<script(?![^>]*\ssrc=)/, page);
  }
});
