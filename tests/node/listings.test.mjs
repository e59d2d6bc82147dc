/**
 * listings.test.mjs -- the programs of the code pane: they run, print what the core
 * finds in the order in which it finds it, and do on their marked lines what the marks say.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { load } from 'nqueens/core';

import { ROOT } from '../../scripts/say.mjs';
import {
  LANGUAGES,
  listingFile,
  listingModules,
  readListings,
} from '../../web/site/build/listings.mjs';

const run = promisify(execFile);

const nq = await load();
const TRACED = nq.algorithms.filter(({ traits }) => traits.includes('traces'));
const ALGORITHMS = TRACED.map(({ name }) => name);
const SIZES = [1, 2, 4, 5, 6, 8];
const DRIVERS = fileURLToPath(new URL('listings/', import.meta.url));
const DEFAULT_SIZE = 8;
const PANE_WIDTH = 60;

const ALWAYS = ['enter', 'test', 'place', 'remove', 'solution', 'leave'];

/** The steps that the events of an algorithm can name, by its traits. */
function stepsOf({ name, traits }) {
  const steps = [...ALWAYS];
  if (traits.includes('tests')) steps.push('test-column', 'test-diagonal');
  if (traits.includes('strikes')) steps.push('mark');
  if (traits.includes('strikes') && !traits.includes('chooses-rows')) steps.push('test-struck');
  if (traits.includes('derives')) steps.push('derive');
  return [name, steps];
}

const STEPS = Object.fromEntries(TRACED.map(stepsOf));

const listings = readListings();
let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'nqueens-listings-'));
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** One line a solution, as a listing prints them. */
function found(n, algorithm) {
  return [...nq.solutions(n, { algorithm })].map((columns) => `${columns.join(' ')}\n`).join('');
}

/** The same, by trying every arrangement: nothing of it is shared with the core. */
function foundByTrying(n, algorithm) {
  const all = arrangements(n).filter((columns) =>
    columns.every((a, i) =>
      columns.every((b, k) => i === k || Math.abs(a - b) !== Math.abs(i - k)),
    ),
  );
  const ordered = algorithm === 'sieve-bits' && n > 1 ? withImages(all) : all;
  return ordered.map((columns) => `${columns.join(' ')}\n`).join('');
}

/** Such an algorithm has an order of its own. */
function choosesRows(algorithm) {
  return TRACED.find(({ name }) => name === algorithm).traits.includes('chooses-rows');
}

/** All orders of the columns 0 ... n-1, in lexicographic order. */
function arrangements(n, chosen = []) {
  if (chosen.length === n) return [chosen];
  const left = Array.from({ length: n }, (_, column) => column).filter((c) => !chosen.includes(c));
  return left.flatMap((column) => arrangements(n, [...chosen, column]));
}

/** One solution of each family, ordered by the rows 0, n-1, n-2 ... 1, and its images. */
function withImages(all) {
  const key = ([first, ...others]) => String.fromCharCode(first, ...others.reverse());
  return all
    .filter((a) => a[0] < a.at(-1) && a[0] + a.at(-1) < a.length)
    .sort((a, b) => (key(a) < key(b) ? -1 : 1))
    .flatMap((a) => {
      const mirrored = a.map((column) => a.length - 1 - column);
      const two = [a, mirrored];
      const turnKeepsEnds = a[0] + a.at(-1) === a.length - 1;
      return turnKeepsEnds ? two : [...two, a.toReversed(), mirrored.toReversed()];
    });
}

/** The arguments of the runs: every size, and none, which means eight. */
const RUNS = [...SIZES, ''];

/** What a driver of the folder listings/ is asked for. */
function jobsOf(target, runs = RUNS) {
  return runs.map((n) => `${n}=${target}`);
}

/** By algorithm and argument: what the core finds. */
function expected() {
  const rows = ALGORITHMS.flatMap((algorithm) =>
    RUNS.map((n) => [`${algorithm} ${n}`, found(n || DEFAULT_SIZE, algorithm)]),
  );
  return Object.fromEntries(rows);
}

/** By algorithm and argument: what the runs printed. */
function printed(outputs) {
  const names = ALGORITHMS.flatMap((algorithm) => RUNS.map((n) => `${algorithm} ${n}`));
  assert.equal(outputs.length, names.length);
  return Object.fromEntries(names.map((name, i) => [name, outputs[i]]));
}

/** Start a driver with a job for each algorithm and argument. */
async function drive(command, args, targetOf) {
  const jobs = ALGORITHMS.flatMap((algorithm) => jobsOf(targetOf(algorithm)));
  const { stdout } = await run(command, [...args, ...jobs]);
  return printed(stdout.split('---\n').slice(0, -1));
}

describe('what the core finds is what trying everything finds', () => {
  for (const algorithm of ALGORITHMS) {
    test(algorithm, () => {
      for (const n of SIZES) {
        const [actual, all] = [found(n, algorithm), foundByTrying(n, algorithm)];
        const inOrder = (text) => (choosesRows(algorithm) ? text.split('\n').sort() : text);
        assert.deepEqual(inOrder(actual), inOrder(all));
      }
    });
  }
});

describe('every listing prints what the core finds', () => {
  for (const [language, compiler, standard] of [
    ['c', 'gcc', '-std=c11'],
    ['cpp', 'g++', '-std=c++17'],
  ]) {
    test(`in ${language}, by ${compiler}`, async () => {
      const outputs = [];
      for (const algorithm of ALGORITHMS) {
        const program = join(folder, `${language}-${algorithm}`);
        const strict = [standard, '-Wall', '-Wextra', '-Werror'];
        await run(compiler, [...strict, '-o', program, listingFile(algorithm, language)]);
        for (const n of RUNS) outputs.push((await run(program, n ? [String(n)] : [])).stdout);
      }
      assert.deepEqual(printed(outputs), expected());
    });
  }

  test('in Java', async () => {
    const file = (algorithm) => listingFile(algorithm, 'java');
    const files = [join(DRIVERS, 'Run.java'), ...ALGORITHMS.map(file)];
    await run('javac', ['-Xlint:all', '-Werror', '-d', folder, ...files]);
    const nameOf = (algorithm) => basename(file(algorithm), '.java');
    assert.deepEqual(await drive('java', ['-cp', folder, 'Run'], nameOf), expected());
  });

  test('in Python', async () => {
    const file = (algorithm) => listingFile(algorithm, 'python');
    const actual = await drive('python3', [join(DRIVERS, 'run.py')], file);
    assert.deepEqual(actual, expected());
  });

  test('in JavaScript', async () => {
    const file = (algorithm) => listingFile(algorithm, 'javascript');
    const actual = await drive(process.execPath, [join(DRIVERS, 'run.mjs')], file);
    assert.deepEqual(actual, expected());
  });
});

/** For each of an algorithm's sizes, the marks of the lines in the order in which they ran. */
async function stepsOfPython(algorithm, sizes) {
  const jobs = jobsOf(listingFile(algorithm, 'python'), sizes);
  const { stdout } = await run('python3', [join(DRIVERS, 'steps.py'), ...jobs]);
  const lines = stdout.trimEnd().split('\n');
  return lines.map((line) => verdicts(line.split(' ')));
}

/** The line of a sieve's test runs for struck cells too; what follows tells them apart. */
function verdicts(steps) {
  return steps.filter((step, i) => !(step === 'test' && steps[i + 1] === 'test-struck'));
}

/** For each of an algorithm's sizes, how often the end of each marked line was reached. */
async function countsOfJavaScript(algorithm, sizes) {
  const file = listingFile(algorithm, 'javascript');
  const env = { NODE_V8_COVERAGE: join(folder, `coverage-${algorithm}`) };
  await run(process.execPath, [join(DRIVERS, 'run.mjs'), ...jobsOf(file, sizes)], { env });
  const report = join(env.NODE_V8_COVERAGE, readdirSync(env.NODE_V8_COVERAGE)[0]);
  const { result } = JSON.parse(readFileSync(report, 'utf8'));
  const scripts = sizes.map((_, i) =>
    result.find(({ url }) => url === `${pathToFileURL(file)}?job=${i}`),
  );
  return scripts.map(({ functions }) => markCounts(file, functions));
}

function markCounts(file, functions) {
  const ranges = functions.flatMap((one) => one.ranges);
  const counts = {};
  for (const mark of readFileSync(file, 'utf8').matchAll(/\S(?= *\/\/@ (.*))/g)) {
    counts[mark[1]] = countAt(mark.index, ranges);
  }
  if (counts['test-struck'] !== undefined) counts.test -= counts['test-struck'];
  return counts;
}

/** The narrowest range around a place knows how often it ran. */
function countAt(place, ranges) {
  const around = ranges.filter((range) => range.startOffset <= place && place < range.endOffset);
  const width = (range) => range.endOffset - range.startOffset;
  return around.reduce((a, b) => (width(b) < width(a) ? b : a)).count;
}

function countsOf(steps) {
  const counts = {};
  for (const step of steps) counts[step] = (counts[step] ?? 0) + 1;
  return counts;
}

function stepsOfCore(algorithm, n) {
  const story = nq.trace(n, { algorithm });
  const steps = [...story].map((event) => event.step);
  story.close();
  return steps;
}

describe('the marked lines run when the core takes that step', () => {
  const sizes = [1, 4, 6];

  for (const algorithm of ALGORITHMS) {
    test(`${algorithm}, in this order in Python`, async () => {
      const expected = sizes.map((n) => stepsOfCore(algorithm, n));
      assert.deepEqual(await stepsOfPython(algorithm, sizes), expected);
    });

    test(`${algorithm}, as often in JavaScript`, async () => {
      const counts = await countsOfJavaScript(algorithm, sizes);
      for (const [i, n] of sizes.entries()) {
        const expected = countsOf(stepsOfCore(algorithm, n));
        for (const step of STEPS[algorithm]) {
          assert.equal(counts[i][step], expected[step] ?? 0, `${step}, n = ${n}`);
        }
      }
    });
  }

  test('the board of four: 128 steps, 52 up to the first solution', async () => {
    const [steps] = await stepsOfPython('board', [4]);
    const { enter, place, remove, solution, leave, ...tests } = countsOf(steps);
    assert.deepEqual([enter, place, remove, solution, leave], [17, 16, 16, 2, 17]);
    assert.equal(
      Object.values(tests).reduce((a, b) => a + b),
      60,
    );
    assert.equal(steps.length, 128);
    assert.equal(steps.indexOf('solution') + 1, 52);
  });
});

describe('the lines of every listing', () => {
  const each = Object.entries(listings).flatMap(([algorithm, languages]) =>
    Object.entries(languages).map(([language, { lines }]) => ({ algorithm, language, lines })),
  );

  test('every algorithm that is traced is there in every language', () => {
    assert.deepEqual(Object.keys(listings).sort(), ALGORITHMS.toSorted());
    for (const languages of Object.values(listings)) {
      assert.deepEqual(Object.keys(languages), Object.keys(LANGUAGES));
    }
  });

  for (const { algorithm, language, lines } of each) {
    test(`${algorithm} in ${language}`, () => {
      const steps = lines.flatMap((line) => line.steps);
      assert.deepEqual(steps.toSorted(), STEPS[algorithm].toSorted(), 'each step on one line');
      const python = listings[algorithm].python.lines.flatMap((line) => line.steps);
      assert.deepEqual(steps, python, 'the steps follow each other as in the other languages');
      for (const { text } of lines) {
        assert.ok(text.length <= PANE_WIDTH, `too wide: ${text}`);
        assert.doesNotMatch(text, /\/\/(?! 2)|\/\*|^\s*#(?!include)|@|\t|\s$/, 'a bare line');
      }
    });
  }

  test('the built modules are the same data, and the code pane finds each', async () => {
    const pane = readFileSync(join(ROOT, 'web/lib/element/parts/listings.js'), 'utf8');
    const modules = listingModules();
    assert.deepEqual(
      modules.map(([name]) => name).sort(),
      [...pane.matchAll(/data\/listings\/([\w-]+\.js)/g)].map(([, name]) => name).sort(),
    );
    for (const [name, text] of modules) {
      const file = join(folder, `listing-${name}`.replace('.js', '.mjs'));
      writeFileSync(file, text);
      const { default: found } = await import(pathToFileURL(file).href);
      assert.deepEqual(found, listings[basename(name, '.js')]);
    }
  });
});
