/**
 * test.mjs -- `npm test` and `npm run test:engines`, from the set-up to the browsers.
 *
 *     npm test                      what every change needs, in Chromium
 *     npm test -- native node       these parts, and what they need
 *     npm run test:engines          other browsers, sanitizers, fuzzers, kills, packages
 *
 * tests/tiers.mjs says which file of tests belongs to which of the two. A part that fails
 * fails the whole, but the other parts still run. Parts of the first group only compile
 * and compute, so they share the cores and are heard when they end. Of the tests that
 * follow, some files run at a time, the longest first.
 */
import { fuzz } from '../tests/native/fuzz.mjs';
import { nodeTests, testsIn } from '../tests/node_tests.mjs';
import { longestFirst, TIERS } from '../tests/tiers.mjs';
import { build } from './build.mjs';
import { filesUnder } from './files.mjs';
import { inLanes } from './lanes.mjs';
import { lint } from './lint.mjs';
import { buildPreset, runTests } from './native.mjs';
import { main, say, Transcript, UserError } from './say.mjs';
import { setUp } from './setup.mjs';

/**
 * `needs` are parts that must have passed before; `purposes` are the set-up's. A part does
 * its `work`, or is a list of `folders` of tests.
 */
const BUILD = { name: 'build', work: build, purposes: ['build'], together: true };

const PARTS = {
  first: [
    { name: 'lint', work: lint, purposes: ['lint'], together: true },
    { name: 'native', work: native('native'), purposes: ['test'], together: true },
    BUILD,
    { name: 'node', folders: ['tests/node'], purposes: ['build', 'test'], needs: ['build'] },
    {
      name: 'browser',
      folders: ['tests/browser'],
      purposes: ['build', 'test', 'browsers'],
      needs: ['build'],
    },
  ],
  engines: [
    {
      name: 'sanitize',
      // The other compiler, so that both have to be content.
      work: native('sanitize'),
      purposes: ['test', 'engines'],
      together: true,
    },
    { name: 'fuzz', work: fuzz, purposes: ['test', 'engines'], together: true },
    BUILD,
    {
      name: 'engines',
      folders: ['tests/node', 'tests/browser'],
      purposes: ['build', 'test', 'browsers', 'engines'],
      needs: ['build'],
    },
  ],
};

/** How many parts of the first group run at a time. */
const LANES = 2;

/** The native build and its tests, by a preset. */
function native(preset) {
  return async (output) => runTests(await buildPreset(preset, output), output);
}

/** Parts that are folders of tests, as one: what a browser waits for, Node's tests can use. */
function united(parts, tier) {
  const folders = parts.flatMap((part) => part.folders);
  const files = folders.flatMap((folder) => filesUnder(folder, /\.test\.mjs$/));
  const chosen = longestFirst(files.filter(TIERS[tier].has));
  return {
    name: parts.map(({ name }) => name).join(' and '),
    needs: ['build'],
    work: (output) => nodeTests(chosen, output, { NQ_TIER: tier }),
  };
}

/** The parts that were asked for and those that they need, in the table's order. */
function chosen(all, names) {
  const unknown = names.find((name) => !all.some((part) => part.name === name));
  const known = all.map((part) => part.name).join(', ');
  if (unknown) throw new UserError(`there is no part "${unknown}"; the parts are: ${known}`);
  if (names.length === 0) return all;
  const asked = all.filter((part) => names.includes(part.name));
  const wanted = new Set(asked.flatMap((part) => [part.name, ...(part.needs ?? [])]));
  return all.filter((part) => wanted.has(part.name));
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
    (error) => error,
  );
  const seconds = (performance.now() - start) / 1000;
  const passed = error === null;
  const { text } = output;
  results.set(part.name, { passed, seconds, note: error?.message ?? inNumbers(text) });
  if (!passed && part.together) process.stdout.write(text);
  if (!passed && !(error instanceof UserError)) say(error.stack);
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

await main(async () => {
  const words = process.argv.slice(2);
  const tier = words.includes('--engines') ? 'engines' : 'first';
  const parts = chosen(
    PARTS[tier],
    words.filter((word) => word !== '--engines'),
  );
  await setUp([...new Set(parts.flatMap((part) => part.purposes))]);

  const together = parts.filter((part) => part.together);
  const results = new Map(together.map((part) => [part.name, null]));
  await inLanes(LANES, together, (part) => runPart(part, results));
  const ofTests = parts.filter((part) => part.folders);
  if (ofTests.length > 0) await runPart(united(ofTests, tier), results);

  const { text, passed, failed } = summary(results);
  say(text);
  if (failed > 0) process.exitCode = 1;
  say(`${passed} passed, ${failed} failed`);
});
