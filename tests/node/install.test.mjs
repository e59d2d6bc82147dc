/**
 * install.test.mjs -- the installed C library, used as a stranger's project would.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The program and the project are those of the recipe. */
const RECIPE = readFileSync(join(ROOT, 'web/site/recipes/c.md'), 'utf8');
const block = (language) => new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(RECIPE)[1];
const PROGRAM = block('c');
const PROJECT = block('cmake');

let folder;
let prefix;

function run(command, args, env = {}) {
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } };
  const { status, stdout, stderr, error } = spawnSync(command, args, options);
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${error ?? ''}${stdout}${stderr}`);
  return stdout;
}

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'nqueens-install-'));
  const build = join(folder, 'build');
  const first = join(folder, 'first');
  prefix = join(folder, 'moved');
  run('cmake', ['-S', ROOT, '-B', build, '-G', 'Ninja', '-DNQ_TESTS=OFF']);
  run('cmake', ['--build', build]);
  run('cmake', ['--install', build, '--prefix', first]);
  // What is installed may be packed up and unpacked elsewhere.
  renameSync(first, prefix);
  rmSync(build, { recursive: true });
  writeFileSync(join(folder, 'main.c'), PROGRAM);
  writeFileSync(join(folder, 'CMakeLists.txt'), PROJECT);
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** Debian puts libraries into lib, others into lib64 or lib/<machine>. */
function installed(name) {
  const found = readdirSync(prefix, { recursive: true }).find((path) => path.endsWith(name));
  assert.ok(found, `${name} is not installed`);
  return join(prefix, found);
}

test('find_package(nqueens) is enough for CMake', () => {
  run('cmake', ['-S', '.', '-B', 'out', '-G', 'Ninja', `-DCMAKE_PREFIX_PATH=${prefix}`]);
  run('cmake', ['--build', 'out']);
  assert.equal(run(join(folder, 'out', 'stranger'), []), '92\n');
});

test('pkg-config is enough for a compiler', () => {
  const where = { PKG_CONFIG_PATH: join(installed('nqueens.pc'), '..') };
  const flags = run('pkg-config', ['--cflags', '--libs', 'nqueens'], where).trim().split(/\s+/);
  run('cc', ['-std=c11', '-Wall', '-Wextra', '-Wpedantic', '-Werror', 'main.c', ...flags]);
  assert.equal(run(join(folder, 'a.out'), []), '92\n');
});

test('the library holds no path of the machine that built it', () => {
  const bytes = readFileSync(installed('libnqueens.a'), 'latin1');
  for (const path of [ROOT, folder]) assert.ok(!bytes.includes(path), path);
});

test('C++ reads the header', () => {
  run('clang++', [
    '-fsyntax-only',
    '-Wall',
    '-Wextra',
    '-Werror',
    '-x',
    'c++',
    installed('nqueens.h'),
  ]);
});
