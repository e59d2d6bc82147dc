/**
 * project.test.mjs -- what must hold for the project's own files.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { addressIn } from '../matrix/projects.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function read(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}

test('continuous integration can run, and runs what a person runs', () => {
  assert.ok(statSync(join(ROOT, '.ci', 'run')).mode & 0o100, '.ci/run lacks its run bit');
  assert.match(read('.ci/run'), /^npm test$/m);
});

test('the version is the same everywhere', () => {
  const { version } = JSON.parse(read('package.json'));
  // CMake reads the header's; tests/node/install.test.mjs asks the installed library.
  const parts = ['MAJOR', 'MINOR', 'PATCH'].map((part) => {
    return new RegExp(`^#define NQ_VERSION_${part} (\\d+)$`, 'm').exec(
      read('include/nqueens.h'),
    )[1];
  });
  assert.equal(parts.join('.'), version);
  assert.equal(JSON.parse(read('package-lock.json')).version, version);
});

test('the package brings nothing along and runs nothing when it is installed', () => {
  const { dependencies, scripts } = JSON.parse(read('package.json'));
  assert.deepEqual(Object.keys(dependencies ?? {}), []);
  for (const hook of ['preinstall', 'install', 'postinstall', 'prepare']) {
    assert.equal(scripts[hook], undefined, hook);
  }
});

test('every function of the header is tried with a heap that refuses', () => {
  const names = new Set(read('include/nqueens.h').match(/\bnq_\w+(?=\()/g));
  const stories = read('tests/native/test_memory.c');
  const untold = [...names].filter((name) => !stories.includes(`${name}(`));
  assert.ok(names.size > 70, `${names.size} functions`);
  assert.deepEqual(untold, []);
});

/** The modules that a script reads when it is started, itself included. */
function staticImports(path, seen = new Map()) {
  if (seen.has(path)) return seen;
  const sources = [...read(path).matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gms)];
  const names = sources.map(([, name]) => name);
  seen.set(path, names);
  for (const name of names.filter((other) => other.startsWith('.'))) {
    staticImports(join(path, '..', name), seen);
  }
  return seen;
}

// A fresh clone has no packages yet: what npm starts must be able to install them.
test('the scripts that npm starts need no package before the set-up has run', () => {
  const { scripts } = JSON.parse(read('package.json'));
  for (const [, path] of Object.values(scripts).map((line) => /^node (\S+)/.exec(line))) {
    for (const [file, names] of staticImports(path)) {
      const foreign = names.find((name) => !name.startsWith('.') && !name.startsWith('node:'));
      assert.equal(foreign, undefined, `${path} reads ${file}, which imports ${foreign}`);
    }
  }
});

describe('the lock file', () => {
  const { packages } = JSON.parse(read('package-lock.json'));

  test('names versions, not servers', () => {
    assert.doesNotMatch(read('package-lock.json'), /"resolved": *"http/);
  });

  // npm leaves out what the registry at hand did not have, and then refuses its own file.
  test('names the packages of every platform', () => {
    for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
      for (const name of Object.keys(optionalDependencies)) {
        const known = packages[`node_modules/${name}`] ?? packages[`${path}/node_modules/${name}`];
        assert.ok(known, `${path} wants ${name}`);
      }
    }
  });
});

describe('the built wasm files', () => {
  for (const name of ['nqueens.wasm', 'nqueens-scalar.wasm']) {
    const bytes = readFileSync(join(ROOT, 'dist', name));

    test(`${name} imports nothing and works without being set up`, async () => {
      const module = await WebAssembly.compile(bytes);
      assert.deepEqual(WebAssembly.Module.imports(module), []);
      const { exports } = await WebAssembly.instantiate(module);
      assert.equal(exports.count(8), 92n);
    });

    test(`${name} holds no path of the machine that built it`, () => {
      const text = bytes.toString('latin1');
      assert.ok(!text.includes(ROOT));
      assert.doesNotMatch(text, /\/(home|root|usr|tmp)\//);
    });
  }

  test('the two are different builds', () => {
    const [simd, scalar] = ['nqueens.wasm', 'nqueens-scalar.wasm'].map((name) =>
      readFileSync(join(ROOT, 'dist', name)),
    );
    assert.notDeepEqual(simd, scalar);
  });
});

test('the command can be run as it is', () => {
  for (const file of Object.values(JSON.parse(read('package.json')).bin)) {
    assert.ok(statSync(join(ROOT, file)).mode & 0o111, `${file} lacks its run bit`);
    assert.match(read(file), /^#!\/usr\/bin\/env node\n/);
  }
});

test('every script that package.json names is there', () => {
  for (const [name, line] of Object.entries(JSON.parse(read('package.json')).scripts)) {
    const file = /^node (\S+)/.exec(line)?.[1];
    assert.ok(file && existsSync(join(ROOT, file)), `${name}: ${line}`);
  }
});

test('every file of scripts says first what it is', () => {
  for (const name of readdirSync(join(ROOT, 'scripts'))) {
    assert.match(read(join('scripts', name)), new RegExp(`^/\\*\\*\n \\* ${name} -- `), name);
  }
});

test('the address of a server is found in what it says, in colours and without', () => {
  const plain = '  Local:   http://127.0.0.1:46147/';
  assert.equal(addressIn(plain), 'http://127.0.0.1:46147/');
  assert.equal(addressIn(plain.replace('46147', '\u001b[1m46147\u001b[22m')), addressIn(plain));
  assert.equal(addressIn('starting'), null);
});
