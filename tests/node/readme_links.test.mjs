/**
 * readme_links.test.mjs -- links and the picture of the README survive on a registry's page.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { absoluteLinks } from '../../scripts/readme-links.mjs';
import { ROOT } from '../../scripts/say.mjs';
import { scratch } from './examples.mjs';

const PAGE = 'https://git.example/queens/nqueens';
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

test('without a repository the README stays as it is', () => {
  assert.equal(absoluteLinks(README, undefined), README);
});

test('with one, every link is absolute, and the picture is the file itself', () => {
  const text = absoluteLinks(README, { type: 'git', url: `git+${PAGE}.git` });
  const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target);
  assert.ok(targets.length > 5);
  for (const target of targets) assert.match(target, /^(https:|#)/);
  assert.ok(targets.includes(`${PAGE}/raw/HEAD/web/site/pictures/trace.svg`));
  assert.ok(targets.includes(`${PAGE}/blob/HEAD/CONTRIBUTING.md`));
  assert.equal(
    absoluteLinks('[a](https://x.example) [b](#c)', PAGE),
    '[a](https://x.example) [b](#c)',
  );
});

test('what npm packs has them, and the working folder does not', () => {
  const folder = scratch('readme-links');
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const here = (line) => line.replace('node scripts', `node ${ROOT}scripts`);
  const hooks = { prepack: here(scripts.prepack), postpack: here(scripts.postpack) };
  const packed = { name: 'nqueens', version: '0.0.1', repository: PAGE, scripts: hooks };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packed));
  writeFileSync(join(folder, 'README.md'), README);
  execFileSync('npm', ['pack', '--silent', '--foreground-scripts=false'], { cwd: folder });
  const words = ['-xzOf', 'nqueens-0.0.1.tgz', 'package/README.md'];
  const text = execFileSync('tar', words, { cwd: folder, encoding: 'utf8' });
  assert.equal(text, absoluteLinks(README, PAGE));
  assert.equal(readFileSync(join(folder, 'README.md'), 'utf8'), README);
});
