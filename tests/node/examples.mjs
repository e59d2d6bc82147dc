/**
 * examples.mjs -- runs the examples of documents, and knows what they promise.
 *
 * A comment after a line that prints says what it prints.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../scripts/say.mjs';

/** `// a, then b` promises two lines. */
export function promised(code) {
  return [...code.matchAll(/\/\/ (.*)$/gm)].flatMap(([, text]) => text.split(', then '));
}

export function lines(program, ...words) {
  return execFileSync(program, words, { cwd: ROOT, encoding: 'utf8' }).trimEnd().split('\n');
}

/** A folder inside the package, so that examples find the package by its own name. */
export function scratch(name) {
  const folder = join(ROOT, 'build', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const NATIVE = join(ROOT, 'build', 'native');

let isBuilt = false;

/**
 * The folder of the native library as it is shipped: the native tests have it built before
 * they run. Files of tests run at the same time: the lock lets one of them build, and the
 * others then find nothing to do.
 */
export function libraryFolder() {
  if (isBuilt) return NATIVE;
  const build = [process.execPath, join(ROOT, 'scripts', 'native.mjs'), 'native', 'nqueens'];
  const quiet = { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync('flock', [join(scratch('locks'), 'native'), ...build], quiet);
  isBuilt = true;
  return NATIVE;
}

/** What a C program prints, compiled as strictly as the library itself. */
export function linesOfC(code, folder, name) {
  const source = join(folder, `${name}.c`);
  const program = join(folder, name);
  writeFileSync(source, code);
  const strict = ['-std=c11', '-Wall', '-Wextra', '-Werror', `-I${join(ROOT, 'include')}`];
  const library = join(libraryFolder(), 'libnqueens.a');
  execFileSync('cc', [...strict, source, library, '-o', program, '-lm'], {
    stdio: 'inherit',
  });
  return lines(program);
}

/** What a JavaScript program prints. */
export function linesOfJs(code, folder, name) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return lines(process.execPath, file);
}
