/**
 * test.mjs -- `npm test`: everything, from the set-up to the browsers.
 *
 *     npm test                      all parts
 *     npm test -- native node       these parts, and what they need
 *
 * A part that fails fails the whole, but the other parts still run. Parts of the first
 * group only compile and compute, so they share the cores and are heard when they end.
 * Of the tests that follow, two files run at a time; those that measure time have the
 * machine to themselves.
 */
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { build } from './build.mjs';
import { filesUnder } from './files.mjs';
import { fuzz } from './fuzz.mjs';
import { inLanes } from './lanes.mjs';
import { lint } from './lint.mjs';
import { note } from './measured.mjs';
import { buildPreset, runTests } from './native.mjs';
import { nodeTests, testsIn } from './node-tests.mjs';
import { main, ROOT, say, Transcript, Trouble } from './say.mjs';
import { setUp } from './setup.mjs';

/**
 * `needs` are parts that must have passed before; `purposes` are the set-up's. A part does
 * its `work`, or is a `folder` of tests.
 */
const PARTS = [
  { name: 'lint', work: lint, purposes: ['lint'], together: true },
  { name: 'native', work: native('native'), purposes: ['test'], together: true },
  {
    name: 'sanitize',
    // The other compiler, so that both have to be content.
    work: native('sanitize'),
    purposes: ['test'],
    together: true,
  },
  { name: 'fuzz', work: (output) => fuzz(output), purposes: ['test'], together: true },
  { name: 'build', work: build, purposes: ['build'], together: true },
  { name: 'node', folder: 'tests/node', purposes: ['build', 'test'], needs: ['build'] },
  {
    name: 'browser',
    folder: 'tests/browser',
    purposes: ['build', 'test', 'browsers'],
    needs: ['build'],
  },
];

/** How many parts of the first group run at a time. */
const LANES = 2;

/** The native build and its tests, by a preset. */
function native(preset) {
  return async (output) => runTests(await buildPreset(preset, output), output);
}

/** Parts that are folders of tests, as one: what a browser waits for, Node's tests can use. */
function united(parts) {
  const files = parts.flatMap(({ folder }) => filesUnder(folder, /\.test\.mjs$/));
  const size = (file) => statSync(join(ROOT, file)).size;
  // The long ones first, so that both lanes end together.
  files.sort((a, b) => size(b) - size(a));
  return {
    name: parts.map(({ name }) => name).join(' and '),
    needs: ['build'],
    work: (output) => nodeTests(files, output),
  };
}

/** The parts that were asked for and those that they need, in the table's order. */
function chosen(names) {
  const unknown = names.find((name) => !PARTS.some((part) => part.name === name));
  const known = PARTS.map((part) => part.name).join(', ');
  if (unknown) throw new Trouble(`there is no part "${unknown}"; the parts are: ${known}`);
  if (names.length === 0) return PARTS;
  const asked = PARTS.filter((part) => names.includes(part.name));
  const wanted = new Set(asked.flatMap((part) => [part.name, ...(part.needs ?? [])]));
  return PARTS.filter((part) => wanted.has(part.name));
}

/** Run one part, and remember in `results` how it went. */
async function runPart(part, results) {
  const failedNeed = part.needs?.find((need) => !results.get(need)?.passed);
  if (failedNeed) {
    results.set(part.name, { passed: false, seconds: 0, note: `not run: ${failedNeed} failed` });
    return;
  }
  const output = new Transcript({ live: !part.together });
  const start = performance.now();
  const error = await part.work(output).then(
    () => null,
    (trouble) => trouble,
  );
  const seconds = (performance.now() - start) / 1000;
  const passed = error === null;
  const { text } = output;
  results.set(part.name, { passed, seconds, text, note: error?.message ?? inNumbers(text) });
  if (!passed && part.together) process.stdout.write(text);
  if (!passed && !(error instanceof Trouble)) say(error.stack);
  say(`${passed ? 'passed' : 'FAILED'}: ${part.name} (${seconds.toFixed(1)} s)`);
}

/** How many tests a part ran, as its runner says. */
function inNumbers(text) {
  const tests = testsIn(text);
  return tests ? `${tests} tests` : '';
}

function summary(results) {
  const lines = [...results].map(([name, { passed, seconds, note }]) => {
    const time = `${seconds.toFixed(1)} s`.padStart(9);
    return `  ${passed ? 'passed' : 'FAILED'}  ${name.padEnd(16)}${time}   ${note}`.trimEnd();
  });
  const failed = [...results.values()].filter((result) => !result.passed).length;
  return { text: `\n${lines.join('\n')}\n`, passed: results.size - failed, failed };
}

/** What the README's table says: the tests of each part, and how long all of it took. */
function inOneLine(results, seconds) {
  const counted = [...results].filter(([, { note: tests }]) => tests);
  const tests = counted.map(([name, { note: tests }]) => `${name}: ${tests}`).join(', ');
  return `${tests}; ${Math.round(seconds)} s on ${availableParallelism()} cores, set-up aside`;
}

/** What the tests of aborts measured, as they said it: the worst of all kinds of run. */
function abortsInWords(text) {
  const said = [...text.matchAll(/: median ([\d.]+) ms, longest ([\d.]+) ms/g)];
  const [median, longest] = [1, 2].map((k) => Math.max(...said.map((times) => times[k])));
  return `${said.length} kinds of run: median at most ${median} ms, longest ${longest} ms`;
}

/** All has passed, so all of it was measured. */
function noteAll(results, seconds) {
  note('tests', inOneLine(results, seconds));
  note('abort', abortsInWords(results.get('node and browser').text));
}

await main(async () => {
  const parts = chosen(process.argv.slice(2));
  await setUp([...new Set(parts.flatMap((part) => part.purposes))]);

  const start = performance.now();
  const together = parts.filter((part) => part.together);
  const results = new Map(together.map((part) => [part.name, null]));
  await inLanes(LANES, together, (part) => runPart(part, results));
  const folders = parts.filter((part) => part.folder);
  if (folders.length > 0) await runPart(united(folders), results);

  const { text, passed, failed } = summary(results);
  say(text);
  if (failed > 0) process.exitCode = 1;
  else if (parts === PARTS) noteAll(results, (performance.now() - start) / 1000);
  say(`${passed} passed, ${failed} failed`);
});
