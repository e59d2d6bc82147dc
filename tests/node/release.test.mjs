/**
 * release.test.mjs -- what keeps `npm run release` from packing, and the workflow that publishes.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { obstacles, versionsIn } from '../../scripts/release.mjs';
import { ROOT } from '../../scripts/say.mjs';

const HEADER =
  '#define NQ_VERSION_MAJOR 1\n#define NQ_VERSION_MINOR 2\n#define NQ_VERSION_PATCH 3\n';

const RIGHT = {
  'package.json': '{ "version": "1.2.3", "repository": "https://forge.example/nqueens" }',
  'package-lock.json': '{ "version": "1.2.3" }',
  'include/nqueens.h': HEADER,
  'CMakeLists.txt': 'project(nqueens VERSION ${NQ_VERSION} LANGUAGES C)',
  'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n## 1.2.3, 2026-12-01\n\n- Something.\n',
};

const found = (changes, status = '') => {
  const files = { ...RIGHT, ...changes };
  return obstacles((file) => files[file], status);
};

test('a clean tree whose versions and changelog agree can be released', () => {
  assert.deepEqual(found({}), []);
});

test('all that is in the way is named at once', () => {
  assert.match(found({}, ' M README.md\n').join(), /not clean:\n M README.md/);
  const lock = '{ "version": "1.2.2" }';
  assert.deepEqual(found({ 'package-lock.json': lock }), [
    'package-lock.json says version 1.2.2, package.json 1.2.3',
  ]);
  const header = HEADER.replace('PATCH 3', 'PATCH 4');
  assert.match(found({ 'include/nqueens.h': header }).join(), /nqueens.h says version 1.2.4/);
  assert.match(found({ 'CMakeLists.txt': 'project(nqueens)' }).join(), /no version/);
  for (const log of ['# Changelog\n', '# Changelog\n\n## 1.2.3\n\n## 1.2.2\n\n- Old.\n']) {
    assert.match(found({ 'CHANGELOG.md': log }).join(), /no section "## 1.2.3"/);
  }
  const nowhere = '{ "version": "1.2.3" }';
  assert.match(found({ 'package.json': nowhere }).join(), /no repository/);
  const early = '## Unreleased\n\n- New.\n\n## 1.2.3\n\n- Something.\n';
  assert.match(found({ 'CHANGELOG.md': early }).join(), /under "Unreleased"/);
  assert.equal(found({ 'package-lock.json': lock, 'CMakeLists.txt': '' }, ' M a').length, 3);
});

test('the files of this project can be read so', () => {
  const versions = versionsIn((file) => readFileSync(join(ROOT, file), 'utf8'));
  assert.equal(new Set(Object.values(versions)).size, 1, JSON.stringify(versions));
});

test('the workflow tests first, and publishes a tag with provenance', () => {
  const text = readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8');
  assert.match(text, /run: npm test\n/);
  assert.match(text, /needs: test\n/);
  assert.match(text, /startsWith\(github\.ref, 'refs\/tags\/v'\)/);
  assert.match(text, /id-token: write/);
  assert.match(text, /npm publish .* --provenance/);
  assert.doesNotMatch(text, /https?:/);
});
