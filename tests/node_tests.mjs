/**
 * node_tests.mjs -- files of tests for Node's runner, a few at a time.
 *
 *     const tests = await nodeTests(files, output);    // how many there were
 */
import { basename } from 'node:path';

import { run, UserError } from '../scripts/say.mjs';

/** More than cores: for half of its time a file waits, for processes and browsers to start and end. */
const LANES = 3;

/** Files that measure time have the machine to themselves; the others mind no neighbour. */
const ALONE = ['abort.test.mjs', 'smooth.test.mjs'];

/** A file that hangs is a failed file; the slowest takes a small part of this. */
const LIMIT_MS = 20 * 60_000;

/** All files are run, also after one has failed. `env` is added to the environment. */
export async function nodeTests(files, output, env = {}) {
  if (files.length === 0) throw new UserError('there is no file of tests');
  const begin = output.text.length;
  const alone = files.filter((file) => ALONE.includes(basename(file)));
  const others = files.filter((file) => !alone.includes(file));
  const error = await runFiles(others, LANES, output, env).catch((error) => error);
  await runFiles(alone, 1, output, env);
  if (error) throw error;
  return testsIn(output.text.slice(begin));
}

/** Makes a warning of Node fail the file that caused it. */
const STRICT = ['--import', new URL('./node/warnings.mjs', import.meta.url).href];

async function runFiles(files, lanes, output, env) {
  if (files.length === 0) return;
  const words = [...STRICT, '--test', '--test-reporter=spec', `--test-concurrency=${lanes}`];
  await run(process.execPath, [...words, `--test-timeout=${LIMIT_MS}`, ...files], { output, env });
}

/** How many tests a transcript tells of, Node's and the native ones. */
export function testsIn(text) {
  const counts = [...text.matchAll(/tests failed out of (\d+)|^. tests (\d+)$/gm)];
  return counts.reduce((sum, [, native, node]) => sum + Number(native ?? node), 0);
}
