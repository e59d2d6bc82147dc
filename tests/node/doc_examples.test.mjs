/**
 * doc_examples.test.mjs -- every export has an example, which compiles and gives what it says.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { format, inspect } from 'node:util';

import { transformSync } from 'esbuild';
import { ROOT } from '../../scripts/say.mjs';
import { declared, ENTRIES, exampleIn, moduleOf, promises } from './doc_examples.mjs';
import { scratch } from './examples.mjs';

const FOLDER = scratch('doc-examples');

const EXAMPLES = Object.fromEntries(
  Object.keys(ENTRIES).map((entry) => {
    const found = declared(entry).map(({ name, doc }) => ({ name, example: exampleIn(doc) }));
    return [entry, found.filter(({ example }) => example !== undefined)];
  }),
);

before(() => {
  for (const [entry, examples] of Object.entries(EXAMPLES)) {
    const code = moduleOf(entry, examples);
    writeFileSync(join(FOLDER, `${entry}.ts`), code);
    writeFileSync(join(FOLDER, `${entry}.mjs`), transformSync(code, { loader: 'ts' }).code);
  }
});

describe('every export has an example:', () => {
  for (const entry of Object.keys(ENTRIES)) {
    test(ENTRIES[entry].module, () => {
      const all = declared(entry).map(({ name }) => name);
      assert.ok(all.length > 20, String(all.length));
      assert.deepEqual(
        EXAMPLES[entry].map(({ name }) => name),
        all,
      );
    });
  }
});

test('the examples compile, as strictly as TypeScript can', () => {
  const files = Object.keys(ENTRIES).map((entry) => `${entry}.ts`);
  const config = { extends: '../../tests/types/tsconfig.json', files };
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', FOLDER], { encoding: 'utf8', cwd: ROOT });
  assert.equal(stdout, '');
});

const inOneLine = (value) => inspect(value, { compact: true, breakLength: Infinity });

for (const entry of ['core', 'index']) {
  describe(`an example of ${ENTRIES[entry].module} gives what it says:`, async () => {
    const told = [];
    const tell = (value) => told.push(inOneLine(value));
    const printer = { log: (...values) => told.push(format(...values)) };
    for (const { name, example } of EXAMPLES[entry]) {
      const expected = promises(example);
      if (expected.length === 0) continue;
      test(name, async () => {
        const { examples } = await import(pathToFileURL(join(FOLDER, `${entry}.mjs`)).href);
        told.length = 0;
        await examples[name](tell, printer);
        assert.deepEqual(told, expected);
      });
    }
  });
}
