/**
 * examples.test.mjs -- the examples of embedding, built where they need it, and used.
 */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import mdx from '@mdx-js/esbuild';
import esbuild from 'esbuild';

import { ROOT } from '../../scripts/say.mjs';
import { browser, site } from './chromium.mjs';
import { openSite } from './site.mjs';

const EXAMPLES = join(ROOT, 'web', 'site', 'examples');

let folder;
let built;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nqueens-examples-'));
  for (const name of ['react', 'mdx']) await bundle(name);
  built = await openSite(folder);
});

after(() => {
  built?.close();
  rmSync(folder, { recursive: true });
});

/** As somebody would who has installed the package; its name leads to its own exports. */
async function bundle(name) {
  cpSync(join(EXAMPLES, name, 'index.html'), join(folder, name, 'index.html'));
  await esbuild.build({
    entryPoints: [join(EXAMPLES, name, 'main.jsx')],
    outfile: join(folder, name, 'main.js'),
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [mdx()],
    logLevel: 'silent',
  });
}

const clean = async (person) => {
  assert.deepEqual(person.trouble, []);
  assert.deepEqual(await person.violations(), []);
};

test('plain HTML: the page listens to its board and commands it', async () => {
  const person = await site.visit(browser, 'examples/plain/index.html');
  await person.until(() => document.getElementById('seen').value === '1', 'the first event');
  await person.evaluate(() => document.getElementById('next').click());
  await person.until(() => document.getElementById('seen').value === '52', 'the first solution');
  await person.picture('example-plain');
  await clean(person);
  await person.close();
});

test('React: a property changes the board, its events reach the component', async () => {
  const person = await built.visit(browser, 'react/');
  await person.until(
    () => /^1 steps/.test(document.getElementById('steps')?.textContent),
    'a step',
  );
  assert.equal(await person.evaluate(() => document.querySelector('n-queens-board').n), 5);
  await person.click('input');
  await person.press('ArrowUp');
  await person.until(() => document.querySelector('n-queens-board').n === 6, 'n = 6');
  await clean(person);
  await person.close();
});

test('MDX: boards between the paragraphs', async () => {
  const person = await built.visit(browser, 'mdx/');
  const said = await person.until(() => {
    const boards = [...document.querySelectorAll('n-queens-board')];
    const texts = boards.map((board) => board.shadowRoot?.querySelector('.say-text')?.textContent);
    return texts[1]?.startsWith('Next') && texts;
  }, 'both boards');
  assert.deepEqual(said, ['Place 8 queens so that no two attack each other.', 'Next: row 0.']);
  assert.match(await person.evaluate(() => document.body.textContent), /has 36 cells/);
  await clean(person);
  await person.close();
});

test('Markdown: its frame and its element use keys that exist', () => {
  const text = readFileSync(join(EXAMPLES, 'jekyll', 'eight-queens.md'), 'utf8');
  assert.match(text, /^---\nlayout: post\n/);
  assert.match(text, /embed\.html' \| relative_url \}\}\?mode=trace&amp;n=6&amp;algorithm=lookup"/);
  assert.match(text, /<n-queens-board mode="solutions" n="8" classes="one">/);
});
