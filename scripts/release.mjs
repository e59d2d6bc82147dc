/**
 * release.mjs -- `npm run release`: may this tree be published, and what would npm get?
 *
 * All that is wrong is named at once. What is right is built and packed: the tarball lies in
 * build/release/. Publishing is left to the workflow of the forge, which starts with a tag.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from './build.mjs';
import { isMain, main, ROOT, run, say, Transcript, UserError } from './say.mjs';
import { setUp } from './setup.mjs';

const FOLDER = join(ROOT, 'build', 'release');

const readFrom = (root) => (file) => readFileSync(join(root, file), 'utf8');

/** The version by the name of the file that says it. */
export function versionsIn(read) {
  const header = read('include/nqueens.h');
  const parts = ['MAJOR', 'MINOR', 'PATCH'].map(
    (part) => new RegExp(`^#define NQ_VERSION_${part} (\\d+)$`, 'm').exec(header)?.[1],
  );
  return {
    'package.json': JSON.parse(read('package.json')).version,
    'package-lock.json': JSON.parse(read('package-lock.json')).version,
    'include/nqueens.h': parts.join('.'),
  };
}

/** What stands in the changelog under a heading, or null. */
function section(changelog, title) {
  const escaped = title.replaceAll('.', '\\.');
  const found = new RegExp(`^## \\[?${escaped}\\]?[^\\n]*\\n(.*?)(?=^## |$(?![^]))`, 'ms').exec(
    changelog,
  );
  return found ? found[1].trim() : null;
}

/** Why these files cannot be released; an empty list if they can. `status` is git's. */
export function obstacles(read, status) {
  const versions = versionsIn(read);
  const wanted = versions['package.json'];
  const changelog = read('CHANGELOG.md');
  const found = [];
  if (status.trim()) found.push(`the tree is not clean:\n${status.trimEnd()}`);
  for (const [file, version] of Object.entries(versions)) {
    if (version !== wanted) found.push(`${file} says version ${version}, package.json ${wanted}`);
  }
  if (!/project\([^)]*VERSION/s.test(read('CMakeLists.txt'))) {
    found.push('CMakeLists.txt gives its project no version');
  }
  if (!section(changelog, wanted)) found.push(`CHANGELOG.md has no section "## ${wanted}"`);
  if (!JSON.parse(read('package.json')).repository) {
    found.push('package.json names no repository: npm would not take it with provenance');
  }
  if (section(changelog, 'Unreleased')) found.push('CHANGELOG.md has changes under "Unreleased"');
  return found;
}

async function gitStatus() {
  const output = new Transcript({ live: false });
  await run('git', ['status', '--porcelain'], { output, cwd: ROOT });
  return output.text;
}

async function release() {
  const found = obstacles(readFrom(ROOT), await gitStatus());
  if (found.length > 0) throw new UserError(found.join('\n'));
  await setUp(['build']);
  await build();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  // With its scripts: the README that is packed leads to the repository.
  await run('npm', ['pack', '--pack-destination', FOLDER], { cwd: ROOT });
  const { name, version } = JSON.parse(readFrom(ROOT)('package.json'));
  const tarball = join(FOLDER, `${name}-${version}.tgz`);
  if (!existsSync(tarball)) throw new UserError(`npm did not make ${tarball}`);
  say(`${tarball} is ready; the tag v${version} starts the workflow that publishes it`);
}

if (isMain(import.meta.url)) await main(release);
