/**
 * reference.test.mjs -- the reference is whole, and its examples do what they say.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, test } from 'node:test';

import { HtmlValidate } from 'html-validate';
import { ROOT } from '../../scripts/say.mjs';
import { pieces } from '../../web/site/build/declarations.mjs';
import { cName, cPieces } from '../../web/site/build/reference-c.mjs';
import { exampleFiles } from '../../web/site/build/reference-entry.mjs';
import { jsModule, jsName, MODULES } from '../../web/site/build/reference-js.mjs';
import { lines, linesOfC, promised, scratch } from './examples.mjs';

const FOLDER = scratch('reference');
const HEADER = readFileSync(join(ROOT, 'include/nqueens.h'), 'utf8');

function page(name) {
  return readFileSync(join(ROOT, 'dist/site/reference', name), 'utf8');
}

const ids = (html) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('pieces of a source', () => {
  test('a comment belongs to what follows it', () => {
    assert.deepEqual(pieces('/** One. */\nint one(int a);\n/** Two,\n * too. */\nint two;\n'), [
      { doc: 'One.', code: 'int one(int a);' },
      { doc: 'Two,\ntoo.', code: 'int two;' },
    ]);
  });

  test('braces, parentheses and comments inside do not end a declaration', () => {
    const source =
      'typedef struct {\n  int a; /**< A; B. */\n} pair;\nexport interface I {\n  f(): { a: 1; };\n}\nint x;';
    assert.deepEqual(
      pieces(source).map(({ code }) => code.split('\n').length),
      [3, 3, 1],
    );
  });

  test('ruled-off titles and loose comments stand alone', () => {
    assert.deepEqual(pieces('/* ---- Title ---- */\n/*\n * Words.\n */\n'), [
      { section: 'Title' },
      { text: 'Words.' },
    ]);
  });
});

describe('the C page', () => {
  // Found by a plain search of the header, not by the code that makes the page.
  const names = [
    ...HEADER.matchAll(/^NQ_API (?:(?:NQ_MUST_CHECK )?nq_status|const char \*|void) ?(nq_\w+)\(/gm),
  ].map(([, name]) => name);

  test('has every function of the header, once', () => {
    assert.ok(names.length > 60);
    const found = ids(page('c.html'));
    for (const name of names) assert.equal(found.filter((id) => id === name).length, 1, name);
  });

  test('says something of each', () => {
    for (const { code, doc } of cPieces()) if (code) assert.notEqual(doc, '', cName(code));
  });

  test('links to entries that are there', () => {
    const html = page('c.html');
    const found = new Set(ids(html));
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g))
      assert.ok(found.has(target), target);
  });
});

describe('the JavaScript page', () => {
  for (const [name, file] of MODULES) {
    test(`has everything that ${name} exports`, () => {
      const types = name === 'nqueens' ? 'index' : basename(name);
      const source = readFileSync(join(ROOT, 'dist', `${types}.d.ts`), 'utf8');
      const names = [
        ...source.matchAll(/^export (?:type|interface|class|function|const) (\w+)/gm),
      ].map(([, found]) => found);
      assert.deepEqual(
        [...new Set(jsModule(file).entries.map(({ code }) => jsName(code)))],
        [...new Set(names)],
      );
      const html = page('js.html');
      for (const exported of names) assert.ok(html.includes(`<code>${exported}</code></a></h3>`));
    });
  }

  test('has every function of the library', () => {
    const html = page('js.html');
    const source = readFileSync(join(ROOT, 'web/lib/core/index.d.ts'), 'utf8');
    const inside = /^export interface NQueens \{(.*?)^\}/ms.exec(source)[1];
    const names = [...inside.matchAll(/^ {2}(\w+)\(/gm)].map(([, name]) => name);
    assert.ok(names.length > 10);
    for (const name of names) assert.ok(html.includes(`id="nqueens-core-NQueens-${name}"`), name);
  });
});

test('both pages are valid HTML without script and inline style', async () => {
  const validate = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'doctype-style': ['error', { style: 'lowercase' }], 'no-inline-style': 'error' },
  });
  for (const name of ['c.html', 'js.html']) {
    const html = page(name);
    const { results } = await validate.validateString(html);
    assert.deepEqual(
      results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
      [],
    );
    assert.doesNotMatch(html, /<script(?![^>]* src=)|<style/);
  }
});

describe('examples', () => {
  test('belong to an entry', () => {
    const known = page('c.html') + page('js.html');
    for (const file of exampleFiles()) {
      const name = basename(file).replace(/\.\w+$/, '');
      assert.ok(known.includes(`<code>${name}</code></a></h`), file);
    }
  });

  for (const file of exampleFiles()) {
    test(`${file} prints what it says`, () => {
      const code = readFileSync(join(ROOT, file), 'utf8');
      const name = basename(file).replace(/\.\w+$/, '');
      assert.ok(promised(code).length > 0);
      const printed = file.endsWith('.c')
        ? linesOfC(code, FOLDER, name)
        : lines(process.execPath, join(ROOT, file));
      assert.deepEqual(printed, promised(code));
    });
  }

  // What the header itself shows: the first is told for 8 queens, the second piece by piece.
  test('the first example of the header draws 92 boards', () => {
    const example = indented(HEADER, 0).replace('draw(columns);', 'drawn++;');
    const code = `#include <nqueens.h>\n#include <stdio.h>\nint main(void)\n{\n    int drawn = 0;\n${example}\n    printf("%d\\n", drawn);\n    return 0;\n}\n`;
    assert.deepEqual(linesOfC(code, FOLDER, 'header_walk'), ['92']);
  });

  test('the pieces of a text are those that the header shows', () => {
    const start = HEADER.indexOf('Formats: boards as text');
    const calls = indented(HEADER, start).replace(
      /;$/gm,
      ';\n    printf("%.*s|", (int)length, buffer);',
    );
    const code = `#include <nqueens.h>\n#include <stdio.h>\nint main(void)\n{\n    const uint32_t first[] = {1, 3, 0, 2}, second[] = {2, 0, 3, 1};\n    char buffer[100];\n    size_t room = sizeof buffer, length;\n${calls}\n    return 0;\n}\n`;
    const said = HEADER.slice(start).replace(/\n \* ?/g, ' ');
    const [, ...shown] = /these are "(.*?)", then "(.*?)", then "(.*?)" and/.exec(said);
    assert.deepEqual(linesOfC(code, FOLDER, 'header_format'), [shown.join('|'), '|']);
  });
});

/** The first indented program of a comment after a place. */
function indented(text, from) {
  const [block] = /(?:^ \* {5}.*\n(?: \*\n(?= \* {5}))?)+/m.exec(text.slice(from));
  return block.replace(/^ \* ?/gm, '').trimEnd();
}
