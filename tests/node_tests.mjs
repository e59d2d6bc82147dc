/**
 * node_tests.mjs -- files of tests for Node's runner, a few at a time.
 *
 *     const tests = await nodeTests(files, output);    // how many there were
 */
import { fileURLToPath } from 'node:url';

import { run, UserError } from '../scripts/say.mjs';

/** More than cores: for half of its time a file waits, for processes and browsers to start and end. */
const LANES = 4;

/** Makes a warning of Node fail the file that caused it. */
const STRICT = ['--import', new URL('./node/warnings.mjs', import.meta.url).href];

const RUNNER = fileURLToPath(new URL('./run_files.mjs', import.meta.url));

/** All files are run, also after one has failed. `env` is added to the environment. */
export async function nodeTests(files, output, env = {}) {
  if (files.length === 0) throw new UserError('there is no file of tests');
  const begin = output.text.length;
  await run(process.execPath, [...STRICT, RUNNER, LANES, ...files], { output, env });
  return testsIn(output.text.slice(begin));
}

/** How many tests a transcript tells of, Node's and the native ones. */
export function testsIn(text) {
  const counts = [...text.matchAll(/tests failed out of (\d+)|^. tests (\d+)$/gm)];
  return counts.reduce((sum, [, native, node]) => sum + Number(native ?? node), 0);
}
