/**
 * setup.test.mjs -- the set-up, on machines made of stubs.
 *
 * PATH is one folder with a stub for each command that a machine has. The stub of
 * apt-get writes down what it was asked to do, so nothing is ever installed here.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { NEEDS, PURPOSES } from '../../scripts/needs.mjs';

const SETUP = fileURLToPath(new URL('../../scripts/setup.mjs', import.meta.url));
const TOOLS = ['emcc', 'cmake', 'ninja'];

let bin;

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'nqueens-setup-'));
  symlinkSync(process.execPath, join(bin, 'node'));
  symlinkSync('/usr/bin/env', join(bin, 'env'));
});

afterEach(() => rmSync(bin, { recursive: true, force: true }));

function stub(name, script = 'exit 0') {
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** A machine with apt, on which we are root or have a sudo that only passes on. */
function stubApt(also = ':') {
  stub('apt-get', `echo "$@" >> '${bin}/log'\n${also}`);
  stub('sudo', 'exec "$@"');
}

function asked() {
  const log = join(bin, 'log');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
}

function setUp(...purposes) {
  const env = { PATH: bin, HOME: bin };
  return spawnSync(process.execPath, [SETUP, ...purposes], { env, encoding: 'utf8' });
}

describe('set-up for building', () => {
  test('asks apt for nothing when everything is on PATH', () => {
    stubApt();
    for (const tool of TOOLS) stub(tool);
    const { status, stdout } = setUp('build');
    assert.equal(status, 0);
    assert.equal(stdout, 'set-up: all that build needs is there\n');
    assert.deepEqual(asked(), []);
  });

  test('installs all that is missing in one call, after one update', () => {
    stubApt();
    stub('emcc');
    const { status, stdout } = setUp('build');
    assert.equal(status, 0);
    assert.match(stdout, /installing Debian packages, .*: cmake ninja-build\n/);
    const [update, install, ...more] = asked();
    assert.match(update, / update$/);
    assert.match(install, / install -y --no-install-recommends cmake ninja-build$/);
    assert.deepEqual(more, []);
  });

  test('goes on with the old package lists when no new ones can be had', () => {
    stubApt('case "$*" in *update) exit 100;; esac');
    const { status } = setUp('build');
    assert.equal(status, 0);
    assert.equal(asked().length, 2);
  });

  test('fails when apt fails', () => {
    stubApt('case "$*" in *install*) exit 100;; esac');
    const { status, stderr } = setUp('build');
    assert.equal(status, 1);
    assert.match(stderr, /ended with exit code 100\n$/);
  });

  test('without apt names the exact packages and stops', () => {
    const { status, stderr } = setUp('build');
    assert.equal(status, 1);
    assert.match(stderr, /apt-get install --no-install-recommends emscripten cmake ninja-build\n/);
  });

  test('complains when the packages brought another Node', () => {
    stubApt(`/bin/rm -f '${bin}/node'; printf '#!/bin/sh\\necho v1.2.3\\n' > '${bin}/node'
             /bin/chmod +x '${bin}/node'`);
    const { status, stderr } = setUp('build');
    assert.equal(status, 1);
    assert.match(stderr, new RegExp(`was ${process.version} and is now v1\\.2\\.3`));
  });

  test('refuses a purpose that nobody knows', () => {
    const { status, stderr } = setUp('bild');
    assert.equal(status, 1);
    assert.match(stderr, /unknown purpose "bild": build, lint, test, browsers/);
  });
});

test('every need has a proof, a package and a known purpose', () => {
  for (const need of NEEDS) {
    assert.ok(Boolean(need.command) !== Boolean(need.installed), JSON.stringify(need));
    assert.ok(need.packages.length > 0);
    assert.ok(need.for.length > 0 && need.for.every((purpose) => PURPOSES.includes(purpose)));
  }
});
