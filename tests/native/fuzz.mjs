/**
 * fuzz.mjs -- run the fuzzers of tests/native on inputs that they make up.
 *
 *     node tests/native/fuzz.mjs                  100 000 inputs each, as npm run test:engines does
 *     node tests/native/fuzz.mjs --seconds 1200   twenty minutes each
 *
 * They start from the corpus in the repository; what they find goes to build/fuzz/corpus,
 * and an input that fails stays beside it as a file named crash-*.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

import { filesUnder } from '../../scripts/files.mjs';
import { inLanes } from '../../scripts/lanes.mjs';
import { buildPreset } from '../../scripts/native.mjs';
import { isMain, main, ROOT, run, say, Transcript, UserError } from '../../scripts/say.mjs';
import { setUp } from '../../scripts/setup.mjs';

const FOLDER = join(ROOT, 'build', 'fuzz');
const RUNS = 100_000;

/**
 * Build the fuzzers and run each, for so many `seconds` or else 100 000 inputs. Tells what
 * was run: for each target its name, its inputs and the seconds it took.
 */
export async function fuzz(output, { seconds, lanes = 1 } = {}) {
  await buildPreset('fuzz', output);
  const targets = filesUnder('tests/native', /^fuzz_.*\.c$/).map((file) => basename(file, '.c'));
  const limit = seconds ? `-max_total_time=${seconds}` : `-runs=${RUNS}`;
  const results = [];
  await inLanes(lanes, targets, async (target) => {
    results.push(await fuzzOne(target, limit, output));
  });
  return results;
}

async function fuzzOne(target, limit, output) {
  const corpus = join(FOLDER, 'corpus', target);
  mkdirSync(corpus, { recursive: true });
  cpSync(join(ROOT, 'tests', 'native', 'corpus', target), corpus, { recursive: true });
  const words = [limit, '-seed=8', '-timeout=5', '-verbosity=0', '-print_final_stats=1', corpus];
  const own = new Transcript();
  const start = performance.now();
  try {
    await run(join(FOLDER, 'tests', 'native', target), words, { output: own, cwd: FOLDER });
  } finally {
    output.write(own.text);
  }
  const runs = Number(/number_of_executed_units: (\d+)/.exec(own.text)[1]);
  return { target, runs, seconds: (performance.now() - start) / 1000 };
}

/** What fuzz() results, in one line. */
export function formatRuns(results) {
  const grouped = (runs) => String(runs).replace(/\B(?=(\d{3})+$)/g, ' ');
  const runs = results.map(({ target, runs }) => `${target} ${grouped(runs)}`).join(', ');
  const seconds = Math.floor(Math.min(...results.map(({ seconds }) => seconds)));
  return `${runs} runs in ${seconds} s each: 0 crashes, 0 leaks`;
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const { values } = parseArgs({ options: { seconds: { type: 'string' } } });
    const { seconds } = values;
    if (seconds !== undefined && !/^\d+$/.test(seconds)) {
      throw new UserError(`--seconds must be a whole number, not "${seconds}"`);
    }
    await setUp(['test', 'engines']);
    const results = await fuzz(process.stdout, { seconds: Number(seconds ?? 0) });
    say(formatRuns(results));
  });
}
