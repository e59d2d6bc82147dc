/**
 * c_sources.test.mjs -- what no compiler says of the C sources: nothing is dead, and comments
 * name files that are there.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, test } from 'node:test';

import { filesUnder } from '../../scripts/files.mjs';
import { ROOT } from '../../scripts/say.mjs';

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;

const SOURCES = filesUnder('src', /\.[ch]$/).map((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return { file, code: text.replace(COMMENT, ''), comments: text.match(COMMENT).join('\n') };
});

const CODE = SOURCES.map(({ code }) => code).join('\n');

/** The members of all structures of a text: `int a, b[4];` and `void (*c)(int);`. */
function members(code) {
  const bodies = [...code.matchAll(/\bstruct(?: \w+)? \{(.*?)\n\}/gs)].map(([, body]) => body);
  return bodies.flatMap((body) =>
    body.split(';').flatMap((declaration) => {
      const [, pointer] = /\(\*(\w+)\)\(/.exec(declaration) ?? [];
      if (pointer) return [pointer];
      const names = declaration.replaceAll(/\[[^\]]*\]/g, '').split(',');
      return names.map((name) => /(\w+)\s*$/.exec(name)?.[1]).filter(Boolean);
    }),
  );
}

describe('the C sources', () => {
  test('read every member of their structures somewhere', () => {
    assert.deepEqual(members('struct a {\n  int b, c[2];\n  void (*d)(int e);\n}'), [
      'b',
      'c',
      'd',
    ]);
    const all = SOURCES.flatMap(({ file, code }) => members(code).map((name) => ({ file, name })));
    assert.ok(all.length > 150, `${all.length} members`);
    const unread = all.filter(
      ({ name }) => !new RegExp(`(->|\\.)${name}\\b(?!\\s*=[^=])`).test(CODE),
    );
    assert.deepEqual(unread, []);
  });

  test('name files in their comments that are there', () => {
    const known = new Set(
      ['include', 'src', 'tests', 'web/lib'].flatMap((folder) =>
        filesUnder(folder, /\.\w+$/).map((file) => basename(file)),
      ),
    );
    for (const { file, comments } of SOURCES) {
      for (const [name] of comments.matchAll(/(?<![\w<.>])[a-z]\w*(?:\.\w+)*\.(?:c|h|js|mjs)\b/g)) {
        assert.ok(known.has(name), `${file} speaks of ${name}`);
      }
    }
  });

  test('include what src/README.md draws below them, and nothing else', () => {
    const found = new Set();
    for (const { file, code } of SOURCES) {
      const folder = dirname(relative('src', file));
      for (const [, other] of code.matchAll(/#include "([\w/]+)\/\w+(?:\.inc)?\.h"/g)) {
        if (other !== 'base' && other !== folder) found.add(`${folder} > ${other}`);
      }
    }
    assert.deepEqual([...found].sort(), [
      'count > search',
      'count/fast > search',
      'formats > puzzle',
      'formats > symmetry',
      'search > count/fast',
      'search > symmetry',
      'search/solvers > search',
      'trace > search',
    ]);
    const judge = SOURCES.find(({ file }) => file === 'src/check.c').code;
    assert.deepEqual(judge.match(/#include ".*"/g), [
      '#include "nqueens.h"',
      '#include "base/alloc.h"',
    ]);
  });

  test('say what they rely on: assertions, which tests, fuzzers and the checked wasm turn on', () => {
    const checks = CODE.match(/\bNQ_ASSERT\(/g).length;
    const bounds = CODE.match(/\b(?:_S|s)tatic_assert\(/g).length;
    assert.ok(checks >= 40 && bounds >= 15, `${checks} and ${bounds}`);
  });
});
