/**
 * fuzz.mjs -- run the fuzzers of tests/native on inputs that they make up.
 *
 *     node scripts/fuzz.mjs                  100 000 inputs each, as npm test does
 *     node scripts/fuzz.mjs --seconds 1200   twenty minutes each
 *
 * They start from the corpus in the repository; what they find goes to build/fuzz/corpus,
 * and an input that fails stays beside it as a file named crash-*.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

import { filesUnder } from './files.mjs';
import { isMain, main, ROOT, run, Trouble } from './say.mjs';
import { setUp } from './setup.mjs';

const FOLDER = join(ROOT, 'build', 'fuzz');
const RUNS = 100_000;

/** Build the fuzzers and run each; `limit` is libFuzzer's own option for how long. */
export async function fuzz(output, limit = `-runs=${RUNS}`) {
  const options = [
    '-DCMAKE_C_COMPILER=clang',
    '-DNQ_FUZZ=ON',
    '-DNQ_SANITIZE=ON',
    '-DNQ_TESTS=OFF',
  ];
  await run('cmake', ['-S', ROOT, '-B', FOLDER, '-G', 'Ninja', ...options], { output });
  await run('cmake', ['--build', FOLDER], { output });
  for (const file of filesUnder('tests/native', /^fuzz_.*\.c$/)) {
    const name = basename(file, '.c');
    const corpus = join(FOLDER, 'corpus', name);
    mkdirSync(corpus, { recursive: true });
    cpSync(join(ROOT, 'tests', 'native', 'corpus', name), corpus, { recursive: true });
    const words = [limit, '-seed=8', '-timeout=5', '-verbosity=0', '-print_final_stats=1', corpus];
    await run(join(FOLDER, 'tests', 'native', name), words, { output, cwd: FOLDER });
  }
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const { values } = parseArgs({ options: { seconds: { type: 'string' } } });
    const { seconds } = values;
    if (seconds !== undefined && !/^\d+$/.test(seconds)) {
      throw new Trouble(`--seconds must be a whole number, not "${seconds}"`);
    }
    await setUp(['test']);
    await fuzz(undefined, seconds && `-max_total_time=${seconds}`);
  });
}
