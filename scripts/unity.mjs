/**
 * unity.mjs -- fetch the Unity test framework for C into .cache/unity.
 *
 * No Debian binary package and no npm package has Unity, but the source package of
 * cJSON ships it whole. The machine's own apt configuration stays as it is: a private
 * copy of its source list, asking for sources, lives and dies in a temporary folder.
 *
 * UNITY_DIR names another copy. Without apt, CMake fetches Unity from its home.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { find, ROOT, run, runQuietly, say, UserError } from './say.mjs';

const CACHED = join(ROOT, '.cache', 'unity');

/** The folder that holds unity.c, or null when it has to be fetched. */
export function unityFolder() {
  const given = process.env.UNITY_DIR;
  if (given && !existsSync(join(given, 'unity.c')))
    throw new UserError(`UNITY_DIR=${given} has no unity.c`);
  if (given) return given;
  return existsSync(join(CACHED, 'src', 'unity.c')) ? join(CACHED, 'src') : null;
}

export async function fetchUnity() {
  if (!find('apt-get')) {
    say('set-up: no apt-get here, so CMake will fetch Unity from its own repository');
    return;
  }
  say('set-up: fetching Unity (from the Debian source package cjson) into .cache/unity');
  const work = mkdtempSync(join(tmpdir(), 'nqueens-unity-'));
  try {
    await downloadSourcePackage(work);
    await unpack(work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function downloadSourcePackage(work) {
  const entries = join(work, 'entries');
  const lists = join(work, 'lists');
  for (const folder of [entries, lists, join(work, 'cache')]) mkdirSync(folder);
  copySourceEntries(entries);
  const options = [
    ['Dir::Etc::sourcelist', '/dev/null'],
    ['Dir::Etc::sourceparts', entries],
    ['Dir::State::lists', lists],
    ['Dir::Cache', join(work, 'cache')],
    ['APT::Sandbox::User', ''], // the temporary folder is ours alone
  ].flatMap(([name, value]) => ['-o', `${name}=${value}`]);

  // A source that does not answer is no loss as long as Debian's own does.
  await runQuietly('apt-get', ['-q', ...options, 'update'], { cwd: work }).catch(() => {});
  await runQuietly('apt-get', ['-q', ...options, 'source', '--download-only', 'cjson'], {
    cwd: work,
  });
}

/** The machine's apt sources, with `deb` turned into `deb-src`. */
function copySourceEntries(folder) {
  const etc = '/etc/apt';
  const parts = join(etc, 'sources.list.d');
  const files = existsSync(parts) ? readdirSync(parts).map((name) => join(parts, name)) : [];
  files.push(join(etc, 'sources.list'));
  files.forEach((file, i) => {
    const style = file.endsWith('.sources') ? 'sources' : 'list';
    if (!existsSync(file) || !/\.(list|sources)$/.test(file)) return;
    const text = readFileSync(file, 'utf8')
      .replace(/^deb-src\s.*$/gm, '')
      .replace(/^deb\s/gm, 'deb-src ')
      .replace(/^Types:.*$/gm, 'Types: deb-src');
    writeFileSync(join(folder, `${i}.${style}`), text);
  });
}

/** Unpack beside the final place and rename, so that a half copy is never found. */
async function unpack(work) {
  const tarball = readdirSync(work).find((name) => /^cjson_.*\.orig\.tar/.test(name));
  if (!tarball) throw new UserError('the Debian source package cjson came without its tarball');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const half = mkdtempSync(join(ROOT, '.cache', 'unity-'));
  const where = [
    '--directory',
    half,
    '--strip-components',
    '3',
    '--wildcards',
    '*/tests/unity/src',
    '*/tests/unity/examples/unity_config.h', // which this copy includes
  ];
  await run('tar', ['--extract', '--file', join(work, tarball), ...where]);
  rmSync(CACHED, { recursive: true, force: true });
  renameSync(half, CACHED);
}
