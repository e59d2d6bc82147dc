/**
 * tiers.test.mjs -- every file of tests runs in some tier, and old browsers are named.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { filesUnder } from '../../scripts/files.mjs';
import { ROOT } from '../../scripts/say.mjs';
import { refuseOldFirefox } from '../browser/engines.mjs';
import { DECLARED, enginesFor, LONGEST, longestFirst, TIERS } from '../tiers.mjs';

const files = filesUnder('tests', /\.test\.mjs$/);

test('every file of tests is run by npm test or by npm run test:engines', () => {
  const nowhere = files.filter((file) => !TIERS.first.has(file) && !TIERS.engines.has(file));
  assert.deepEqual(nowhere, []);
  const outside = files.filter((file) => !/^tests\/(node|browser)\//.test(file));
  assert.deepEqual(outside, []); // the folders that scripts/test.mjs looks into
});

test('every file that a tier names is there, once', () => {
  assert.deepEqual(
    [...DECLARED, ...LONGEST].filter((file) => !existsSync(join(ROOT, file))),
    [],
  );
  assert.equal(new Set(DECLARED).size, DECLARED.length);
  assert.equal(new Set(LONGEST).size, LONGEST.length);
});

test('files that take long are begun first, and none is lost', () => {
  const [first, second] = LONGEST;
  assert.deepEqual(longestFirst(['a', second, 'b', first]), [first, second, 'a', 'b']);
});

test('the two tiers together run every browser', () => {
  const { first, engines, full } = TIERS;
  assert.deepEqual([...first.engines, ...engines.engines], full.engines);
  assert.deepEqual(enginesFor('file:///x/tests/browser/users.test.mjs'), full.engines);
});

test('a Firefox that is too old for the driver is named, with the version that is needed', () => {
  refuseOldFirefox('Mozilla Firefox 153.7.0esr\n');
  assert.throws(() => refuseOldFirefox('Mozilla Firefox 140.3.0esr\n'), {
    message:
      'the tests need Firefox 153 or newer; the installed one is "Mozilla Firefox 140.3.0esr"',
  });
});
