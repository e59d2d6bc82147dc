/**
 * coverage.mjs -- `npm run coverage`: how much of the project do its tests run?
 *
 *     npm run coverage                C and JavaScript
 *     npm run coverage -- c           src/ alone, by the native tests
 *     npm run coverage -- js          the package alone, by the tests of Node and of Chromium
 *
 * Clang counts every line and branch of src/ while ctest runs; V8 counts those of the
 * package while the tests of Node and of the browser run.
 * Tables come first, then the figures, last. build/coverage/html/index.html and
 * build/coverage/js/index.html show the lines themselves.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../../scripts/files.mjs';
import { buildPreset, runTests } from '../../scripts/native.mjs';
import { isMain, main, ROOT, run, say, Transcript, UserError } from '../../scripts/say.mjs';
import { setUp } from '../../scripts/setup.mjs';
import { coverJs } from './javascript.mjs';

const FOLDER = join(ROOT, 'build', 'coverage');
const PROFILES = join(FOLDER, 'profiles');
const MERGED = join(FOLDER, 'merged.profdata');

// ---- C ----

async function runNativeTests(output) {
  await buildPreset('coverage', output);
  rmSync(PROFILES, { recursive: true, force: true });
  mkdirSync(PROFILES);
  // %p is the process, so that no test overwrites what another one counted.
  const env = { LLVM_PROFILE_FILE: join(PROFILES, '%p.profraw') };
  await runTests(FOLDER, output, { env });
}

/** What llvm-cov wants to know in each of its forms. */
function measured() {
  const tests = filesUnder('tests/native', /^test_.*\.c$/).map((name) =>
    join(FOLDER, name.replace(/\.c$/, '')),
  );
  return [
    tests[0],
    ...tests.slice(1).flatMap((test) => ['-object', test]),
    `-instr-profile=${MERGED}`,
    `-compilation-dir=${ROOT}`, // our file names are relative to the project
    '-ignore-filename-regex=tests/native/',
  ];
}

async function coverC(output) {
  await runNativeTests(output);
  const profiles = readdirSync(PROFILES).map((name) => join(PROFILES, name));
  await run('llvm-profdata', ['merge', '-sparse', '-o', MERGED, ...profiles], { output });
  const html = ['-format=html', `-output-dir=${join(FOLDER, 'html')}`, '-show-branches=count'];
  await run('llvm-cov', ['show', ...html, ...measured()], { output });
  await run('llvm-cov', ['report', '-show-region-summary=false', ...measured()], { output });
  const { stdout } = spawnSync('llvm-cov', ['export', '-summary-only', ...measured()], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const { lines, branches } = JSON.parse(stdout).data[0].totals;
  return figure('C (src)', share(lines), share(branches), exclusions());
}

/** Branches that are taken out of the figures, each with its reason beside it. */
function exclusions() {
  const sources = filesUnder('src', /\.[ch]$/).map((file) => readFileSync(join(ROOT, file)));
  const uses = sources.join('').match(/^(?!#define).*\bNEVER\(/gm) ?? [];
  return `${uses.length} exclusions`;
}

function share({ count, covered }) {
  return { all: count, hit: covered };
}

// ---- Both ----

function figure(name, lines, branches, note) {
  return { name, lines, branches, note };
}

export function percent({ all, hit }) {
  // Rounded down: only all of them are 100 %.
  return `${(Math.floor((1e4 * hit) / all) / 100).toFixed(2)} %`;
}

export function formatCoverage({ name, lines, branches, note }) {
  const part = (what, of) => `${percent(of)} of ${of.all} ${what}`;
  return `${name}: ${part('lines', lines)}, ${part('branches', branches)}; ${note}`;
}

const PARTS = { c: coverC, js: coverJs };

/** The figures of these parts; `output` takes what the tools say. */
export async function cover(names = Object.keys(PARTS), output = undefined) {
  const figures = [];
  for (const name of names) figures.push(await PARTS[name](output));
  return figures;
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const asked = process.argv.slice(2);
    const unknown = asked.find((name) => !(name in PARTS));
    if (unknown) throw new UserError(`there is no part "${unknown}": ${Object.keys(PARTS)}`);
    await setUp(['build', 'test', 'browsers', 'engines']);
    const output = new Transcript({ live: true });
    const figures = await cover(asked.length > 0 ? asked : undefined, output);
    say(`\n${figures.map(formatCoverage).join('\n')}`);
  });
}
