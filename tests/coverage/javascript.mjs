/**
 * javascript.mjs -- how much of the package's JavaScript do the tests run?
 *
 * What is measured are the files of web/ that npm ships, not the bundles made of them.
 * For the time of the measurement the modules of dist/ lead to copies of these files; V8
 * counts in Node, in its child processes and threads, and in Chromium. All counts are
 * brought to the names in web/ and united.
 */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from '../../scripts/build.mjs';
import { filesUnder } from '../../scripts/files.mjs';
import { ROOT, run } from '../../scripts/say.mjs';
import { DIST, layOpen, SITE, SOURCES } from './lay_open.mjs';
import { Counted } from './united.mjs';

const FOLDER = join(ROOT, 'build', 'coverage', 'js');
const RAW = join(FOLDER, 'raw');
const UNITED = join(FOLDER, 'united');
const BUILT = join(ROOT, 'build', 'coverage', 'dist');
const WEB = join(ROOT, 'web');

/** The build puts others in the place of two; one does nothing but begin bundles. */
const REPLACED = [
  'lib/core/default_wasm.js',
  'lib/pool/worker_source.js',
  'lib/element/packaged.js',
];

/**
 * These look at the bundles themselves, at the page around them, at other programs or at
 * the clock, or do again and again what others do once.
 */
const NOT_ABOUT_SOURCES =
  /(install|package|setup|project|listings|readme|reference|recipes|tutorial|tutorial_numbers|bench_page|arithmetic|examples|documents|single|smooth|raw|accessibility|kill|offline|layout|matrix|memory|parity|serve|users|weight)\.test\.mjs$/;

// ---- From counts of copies to counts of the sources ----

/** The file of web/ that a script is a copy of, as a URL; null when it is none. */
function sourceOf(url) {
  const laidOpen = join(DIST, SOURCES);
  const places = [
    [pathToFileURL(WEB).href, WEB],
    [pathToFileURL(laidOpen).href, laidOpen],
    [`http://127.0.0.1/${SOURCES}`, laidOpen],
    [`http://127.0.0.1/dist/${SOURCES}`, laidOpen],
    ['http://127.0.0.1', SITE],
  ];
  const address = url.replace(/^(http:..127.0.0.1):\d+/, '$1');
  const [start, folder] = places.find(([begin]) => address.startsWith(begin)) ?? [];
  if (!start) return null;
  const path = address.slice(start.length).replace(/^\//, '').split('?')[0];
  return isCopy(path, folder) ? pathToFileURL(join(WEB, path)).href : null;
}

const copies = new Map();

function isCopy(path, folder) {
  const key = join(folder, path);
  if (!copies.has(key)) copies.set(key, textOf(key) === (textOf(join(WEB, path)) ?? NaN));
  return copies.get(key);
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** All counts of each file of web/, in one report that c8 understands. */
function uniteAll() {
  const counted = new Map();
  for (const name of readdirSync(RAW)) {
    const { result } = JSON.parse(readFileSync(join(RAW, name), 'utf8'));
    for (const { url: copy, functions } of result) {
      const url = sourceOf(copy);
      if (!url) continue;
      if (!counted.has(url)) counted.set(url, new Counted(readFileSync(new URL(url), 'utf8')));
      counted.get(url).add(name.startsWith('chromium') ? 'chromium' : 'node', functions);
    }
  }
  const result = [...counted].map(([url, all]) => ({ url, functions: all.functions() }));
  rmSync(UNITED, { recursive: true, force: true });
  mkdirSync(UNITED, { recursive: true });
  writeFileSync(join(UNITED, 'coverage-all.json'), JSON.stringify({ result }));
}

// ---- All of it ----

async function runTests(folder, env, output) {
  const files = filesUnder(folder, /\.test\.mjs$/).filter((file) => !NOT_ABOUT_SOURCES.test(file));
  const words = ['--test', '--test-reporter=spec', '--test-concurrency=1'];
  await run(process.execPath, [...words, ...files], { env, output });
}

/** Both at a time: one waits for processes, the other for browsers. None cuts another short. */
async function runAllTests(output) {
  const runs = await Promise.allSettled([
    runTests('tests/node', { NODE_V8_COVERAGE: RAW }, output),
    runTests('tests/browser', { NQUEENS_COVERAGE: RAW }, output),
  ]);
  return runs.find(({ status }) => status === 'rejected')?.reason;
}

/** What was built, as long as the tests see what was laid open in its place. */
async function withSourcesLaidOpen(work) {
  rmSync(BUILT, { recursive: true, force: true });
  cpSync(DIST, BUILT, { recursive: true });
  try {
    await layOpen();
    return await work();
  } finally {
    rmSync(DIST, { recursive: true, force: true });
    renameSync(BUILT, DIST);
  }
}

export function report(output) {
  const words = [
    'report',
    '--all',
    '--merge-async',
    `--src=${WEB}`,
    ...['text', 'html', 'json-summary'].map((name) => `--reporter=${name}`),
    `--reports-dir=${FOLDER}`,
    `--temp-directory=${UNITED}`,
    '--include=web/lib/**/*.js',
    ...REPLACED.map((name) => `--exclude=web/${name}`),
  ];
  return run(join(ROOT, 'node_modules', '.bin', 'c8'), words, { output });
}

export async function coverJs(output) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(RAW, { recursive: true });
  await build(output);
  const trouble = await withSourcesLaidOpen(async () => {
    const failed = await runAllTests(output);
    uniteAll();
    return failed;
  });
  await report(output);
  if (trouble) throw trouble; // what ran is told all the same, but is no figure to keep
  const { total } = JSON.parse(readFileSync(join(FOLDER, 'coverage-summary.json'), 'utf8'));
  const part = ({ total: all, covered: hit }) => ({ all, hit });
  const note = 'in Node and in Chromium';
  return { name: 'JS (package)', lines: part(total.lines), branches: part(total.branches), note };
}
