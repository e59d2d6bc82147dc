/**
 * setup.mjs -- install what is missing, and nothing else.
 *
 *     node scripts/setup.mjs                  everything
 *     node scripts/setup.mjs build            only what building needs
 *
 * Runs before `npm install` ever ran, so it uses nothing but Node itself. A second
 * run finds everything in place and says so. An emcc, clang or browser that is
 * already on PATH is used as it is.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { NEEDS, PURPOSES } from './needs.mjs';
import { ask, find, isMain, main, ROOT, run, runQuietly, say, UserError } from './say.mjs';
import { fetchUnity, unityFolder } from './unity.mjs';

/** The development tools' own minimum; the package itself runs on older versions. */
const OLDEST_NODE = [20, 19];

const APT = ['-o', 'DPkg::Lock::Timeout=600'];

export async function setUp(purposes = PURPOSES) {
  const unknown = purposes.find((purpose) => !PURPOSES.includes(purpose));
  if (unknown) throw new UserError(`unknown purpose "${unknown}": ${PURPOSES.join(', ')}`);

  refuseOldNode();
  await installDebianPackages(missingPackages(purposes));
  if (purposes.includes('test') && !unityFolder()) await fetchUnity();
  await installNpmPackages();
  say(`set-up: all that ${purposes.join(', ')} needs is there`);
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = OLDEST_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new UserError(
    `building and testing need Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}`,
  );
}

function missingPackages(purposes) {
  const wanted = NEEDS.filter((need) => need.for.some((purpose) => purposes.includes(purpose)));
  return wanted.filter((need) => !isThere(need)).flatMap((need) => need.packages);
}

function isThere({ command, installed, optional, packages }) {
  if (optional && ask('apt-cache', 'show', ...packages) === null) return true;
  if (command) return find(command) !== null;
  if (!find('dpkg-query')) return true;
  return ask('dpkg-query', '-W', '-f=${db:Status-Status}', installed) === 'installed';
}

async function installDebianPackages(packages) {
  if (packages.length === 0) return;
  const list = packages.join(' ');
  const become = asRoot();
  if (!find('apt-get') || !become) {
    throw new UserError(
      `These Debian packages (or the same programs on PATH) are needed:\n\n    ${list}\n\n` +
        'There is no way to install them from here (no apt-get, or neither root nor sudo). As root:\n\n' +
        `    apt-get update && apt-get install --no-install-recommends ${list}\n`,
    );
  }
  say(`set-up: installing Debian packages, which can take minutes: ${list}`);
  const nodeBefore = ask('node', '-v');
  await apt(become, 'update').catch((error) => {
    say(`set-up: ${error.message}; going on with the package lists that are there`);
  });
  await apt(become, 'install', '-y', '--no-install-recommends', ...packages);
  checkNodeIsUnchanged(nodeBefore);
}

/** The words that put a command into root's hands: none for root, sudo, or null. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return find('sudo') ? ['sudo'] : null;
}

function apt(become, ...args) {
  const words = [
    ...become,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-q',
    ...APT,
    ...args,
  ];
  return runQuietly(words[0], words.slice(1));
}

/** Debian's emscripten brings Debian's Node, which must not hide the one in use. */
function checkNodeIsUnchanged(before) {
  const after = ask('node', '-v');
  if (before === null || after === before) return;
  throw new UserError(
    `\`node\` was ${before.trim()} and is now ${after?.trim() ?? 'gone'}: the Debian packages brought another ` +
      'one. Put the folder of your own Node first in PATH and run this again.',
  );
}

async function installNpmPackages() {
  const stamp = join(ROOT, 'node_modules', '.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;

  say('set-up: installing npm packages');
  // Nothing that is downloaded gets to run by being installed.
  await run('npm', ['ci', '--ignore-scripts']);
  writeFileSync(stamp, lock);
}

if (isMain(import.meta.url)) {
  const asked = process.argv.slice(2);
  await main(() => setUp(asked.length > 0 ? asked : PURPOSES));
}
