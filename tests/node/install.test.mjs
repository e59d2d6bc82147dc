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

/** The recipe's shared library; its folder is kept, so that it is built once. */
const SHARED_COMMANDS = /^```sh\n([^`]*--preset shared\n[^`]*)^```$/m.exec(RECIPE)[1];
const SHARED = join(ROOT, 'build/shared/libnqueens.so');

/** What the header declares, whether it is marked as visible or not. */
const DECLARED = [
  ...readFileSync(join(ROOT, 'include/nqueens.h'), 'utf8').matchAll(
    /^(?:NQ_API )?(?:NQ_MUST_CHECK )?(?:const char \*|nq_status |void )(nq_\w+)\(/gm,
  ),
].map(([, name]) => name);

const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

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
  run('sh', ['-c', `cd '${ROOT}' && ${SHARED_COMMANDS.trim().replaceAll('\n', ' && ')}`]);
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

test('header, pkg-config and package have one version', () => {
  const where = { PKG_CONFIG_PATH: join(installed('nqueens.pc'), '..') };
  assert.equal(run('pkg-config', ['--modversion', 'nqueens'], where).trim(), VERSION);
  const program =
    '#include <nqueens.h>\n#include <stdio.h>\nint main(void) { puts(nq_version()); }\n';
  writeFileSync(join(folder, 'version.c'), program);
  const flags = run('pkg-config', ['--cflags', '--libs', 'nqueens'], where).trim().split(/\s+/);
  run('cc', ['version.c', '-o', 'version', ...flags]);
  assert.equal(run(join(folder, 'version'), []).trim(), VERSION);
});

test('the shared library has the functions of the header, and nothing else', () => {
  const symbols = run('nm', ['-D', '--defined-only', '--format=just-symbols', SHARED]);
  assert.ok(DECLARED.length >= 80);
  assert.deepEqual(symbols.trim().split('\n').sort(), [...DECLARED].sort());
});

test('the shared library is named after the version that its ABI is of', () => {
  const [major, minor] = VERSION.split('.');
  const dynamic = run('readelf', ['-d', SHARED]);
  assert.match(dynamic, new RegExp(`soname: \\[libnqueens\\.so\\.${major}\\.${minor}\\]`));
});

test('the static library can become part of a shared one', () => {
  const whole = ['-Wl,--whole-archive', installed('libnqueens.a'), '-Wl,--no-whole-archive'];
  run('cc', ['-shared', '-Wl,-z,defs', '-Wl,-z,text', ...whole, '-o', 'plugin.so']);
  const symbols = run('nm', ['-D', '--defined-only', '--format=just-symbols', 'plugin.so']);
  assert.deepEqual(symbols.trim().split('\n').sort(), [...DECLARED].sort());
});

test('Python calls the shared library as the recipe says', () => {
  const code = block('python');
  const promised = [...code.matchAll(/ {2}# (.*)$/gm)].flatMap(([, text]) => text.split(', then '));
  writeFileSync(join(folder, 'queens.py'), code.replace('build/shared/libnqueens.so', SHARED));
  assert.equal(promised.length, 6);
  assert.deepEqual(run('python3', ['queens.py']).trim().split('\n'), promised);
});

test('a shared library cannot leave its heap to the program', () => {
  const options = ['-DBUILD_SHARED_LIBS=ON', '-DNQ_CUSTOM_ALLOC=ON', '-DNQ_TESTS=OFF'];
  const words = ['-S', ROOT, '-B', join(folder, 'both'), '-G', 'Ninja', ...options];
  const { status, stderr } = spawnSync('cmake', words, { encoding: 'utf8' });
  assert.notEqual(status, 0);
  assert.match(stderr, /BUILD_SHARED_LIBS\s+or\s+NQ_CUSTOM_ALLOC/);
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
