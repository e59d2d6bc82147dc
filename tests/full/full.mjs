/**
 * full.mjs -- `npm run test:full`: everything that can be checked, in some hours.
 *
 *     npm run test:full                     all parts
 *     npm run test:full -- matrix kills     these parts
 *
 * All parts run, one after the other, whatever becomes of those before. The table of
 * what each one measured is printed last.
 */
import { join } from 'node:path';

import { main, ROOT, run, say, Transcript, UserError } from '../../scripts/say.mjs';
import { setUp } from '../../scripts/setup.mjs';
import { cover, formatCoverage } from '../coverage/coverage.mjs';
import { NATIVE } from './native.mjs';
import { PACKAGE } from './package.mjs';

const PARTS = {
  tests: ['everything of npm test', npmTest],
  engines: ['everything of npm run test:engines', (output) => npmTest(output, '--engines')],
  coverage: ['lines and branches that the tests run', coverage],
  ...NATIVE,
  ...PACKAGE,
};

async function npmTest(output, ...words) {
  await run(process.execPath, [join(ROOT, 'scripts', 'test.mjs'), ...words], { output });
  return output.lastLine;
}

async function coverage(output) {
  return (await cover(undefined, output)).map(formatCoverage).join('\n');
}

async function runPart(name) {
  const [what, work] = PARTS[name];
  const output = new Transcript();
  const start = performance.now();
  say(`${name}: ${what}`);
  let result;
  try {
    result = { name, passed: true, figure: await work(output) };
  } catch (error) {
    process.stdout.write(output.text);
    if (!(error instanceof UserError)) say(error.stack);
    result = { name, passed: false, figure: error.message };
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  say(`  ${result.passed ? 'passed' : 'FAILED'} after ${seconds} s`);
  return { ...result, seconds };
}

function table(results) {
  const lines = results.map(({ name, passed, figure, seconds }) => {
    const time = `${seconds} s`.padStart(7);
    const figures = figure.replaceAll('\n', `\n${' '.repeat(31)}`);
    return `  ${passed ? 'passed' : 'FAILED'}  ${name.padEnd(10)}${time}   ${figures}`;
  });
  return `\n${lines.join('\n')}\n`;
}

await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in PARTS));
  if (unknown)
    throw new UserError(`there is no part "${unknown}": ${Object.keys(PARTS).join(', ')}`);
  const names = asked.length > 0 ? asked : Object.keys(PARTS);
  const own = ['targets', 'blogs'].filter((name) => names.includes(name));
  await setUp(['build', 'lint', 'test', 'browsers', 'engines', 'full', ...own]);
  process.env.NQ_TIER = 'full'; // for every file of tests that is started from here
  const results = [];
  for (const name of names) {
    results.push(await runPart(name));
  }
  const failed = results.filter(({ passed }) => !passed).length;
  say(table(results));
  say(`${results.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
