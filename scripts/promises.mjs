/**
 * promises.mjs -- the README's table of what was measured: which figure, by which command,
 * with which result, when, and at which commit.
 *
 *     node scripts/promises.mjs          write the table from tests/measured.json
 *     node scripts/promises.mjs take     first take over what build/measured/ holds
 *
 * `npm test`, `npm run test:full`, `npm run coverage` and `npm run mutate` leave their
 * results in build/measured/. Only those of a clean commit are taken over, and nothing
 * that was not measured gets into the table.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { notes } from './measured.mjs';
import { ask, isMain, main, ROOT, say } from './say.mjs';

const FILE = join(ROOT, 'tests', 'measured.json');
const README = join(ROOT, 'README.md');
const BEGIN = '<!-- measured: begin -->';
const END = '<!-- measured: end -->';

/**
 * The figures: what is measured, by which part of the tests, and what its passing means;
 * without that, the part's own figure is shown.
 */
const FIGURES = [
  ['**Correct**'],
  ['counts against OEIS A000170', 'tests', 'equal: every algorithm n = 0–12, `fast` to 17'],
  ['the same on larger boards', 'counts'],
  ['n = 20, killed again and again', 'twenty'],
  ['classes against A002562, A032522, A033148', 'tests', 'equal'],
  ['every solution found is valid', 'tests', 'all of n ≤ 12, by a check of pairs'],
  ['every algorithm finds the same sequence', 'tests', 'byte by byte, n = 0–12'],
  ['nodes per level against A319284, traces pinned', 'tests', 'equal'],
  [
    'wasm = native: walks, units, checkpoints, traces',
    'engines',
    'equal, n ≤ 12; units of `fast` to 17; three browsers and their workers, n = 8 and 10',
  ],
  ['sums that do not fit are refused; residues beside sums', 'tests', 'refused'],
  ['subtotals by the first queen add up, left = right', 'tests', 'equal'],
  ['a unit that contradicts its mirror image', 'tests', 'refused, in every count by searching'],
  ['**Robust C**'],
  ['coverage of `src/`', 'coverage-c'],
  ['mutants, all of them', 'all-mutants'],
  ['mutants, a sample', 'mutants'],
  ['allocation k fails, for every k, once and from then on', 'tests', 'right status, 0 leaks'],
  ['ASan, UBSan and leaks', 'engines', '0 reports'],
  ['MemorySanitizer', 'msan'],
  ['valgrind', 'valgrind'],
  ['gcc and clang at -O0, -O2, -O3', 'compilers'],
  ['other machines and compilers', 'targets'],
  ["clang-tidy's analyzer", 'analyzer'],
  ['fuzzing, 100 000 runs of each target; the corpus replayed', 'engines', '0 crashes, 0 leaks'],
  ['fuzzing, 20 minutes of each target', 'fuzz'],
  ['one allocation for each walk', 'tests', 'holds'],
  ['from an abort to the end of the work', 'abort'],
  ['**Robust JavaScript and wasm**'],
  ['coverage of the package', 'coverage-js'],
  ['1 000 000 walks opened and closed, 100 000 broken off', 'tests', 'not one page more'],
  ['the end of memory at 1 MiB', 'tests', 'named, and works again'],
  ['all tests with wasm that traps on undefined behaviour', 'checked'],
  ['after a trap the instance refuses, others live', 'tests', 'holds'],
  ['wrong, cut-off or missing wasm is refused by name', 'tests', 'holds'],
  ['**Nothing lost**'],
  ['100 deaths of workers in a count of n = 16', 'engines', 'right total, each unit entered once'],
  ['the third death of one unit ends the count, by name', 'tests', 'holds, 14 kinds of death'],
  ['200 × `kill -9` of a native count', 'kills'],
  ['200 × `kill -9` of `nqueens count --checkpoint`', 'cli-kills'],
  ['20 × `kill -9` of Chromium and of Firefox', 'tab-kills'],
  ['a checkpoint cut off anywhere, or with any bit flipped', 'tests', 'refused, all of them'],
  ['storage that is full, blocked or absent', 'tests', 'the count goes on, and it is said'],
  ['two tabs at one count', 'tests', 'one counts, the other watches'],
  ['**Page and embed**'],
  ['strict policy, by header and by `<meta>`', 'tests', '0 violations, 0 requests elsewhere'],
  ['1000 random messages to the embed', 'tests', 'nothing changes'],
  ['1000 random messages to a worker and to the pool', 'tests', 'nothing changes'],
  ['1000 random addresses', 'tests', 'the page still works'],
  ['errors and warnings on the console', 'tests', '0'],
  ['**Shipping**'],
  ['files of the package, pinned; no dependencies', 'engines', 'as pinned'],
  ['two clean builds of the wasm', 'same'],
  ['what `npm audit` knows of', 'audit'],
  ['everything that `npm test` runs', 'tests'],
  ['everything that `npm run test:engines` runs', 'engines'],
  ['the whole suite again and again, in random order', 'order'],
  ['tests whose processes are stopped and let go at random', 'shaken'],
];

const COMMANDS = {
  tests: '`npm test`',
  abort: '`npm test`',
  engines: '`npm run test:engines`',
  'coverage-c': '`npm run coverage -- c`',
  'coverage-js': '`npm run coverage -- js`',
  'all-mutants': '`npm run mutate`',
};

const commandOf = (part) => COMMANDS[part] ?? `\`npm run test:full -- ${part}\``;

/** What was measured, by the names of parts. */
export function measured() {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** The lines between the marks of the README. */
export function table(results = measured()) {
  const rows = FIGURES.map(([what, part, words]) => {
    if (!part) return [what, '', '', ''];
    const found = results[part];
    const when = found ? `${found.date}, ${found.commit}` : '';
    return [what, found ? (words ?? found.figure) : 'not yet measured', commandOf(part), when];
  });
  return aligned([['figure', 'measured', 'by', 'when, at which commit'], ...rows]);
}

/** Rows as the formatter wants them: every column as wide as its widest cell. */
function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const [head, ...rest] = rows.map(line);
  return [head, rule, ...rest].join('\n');
}

/** The README with its table renewed. */
export function withTable(readme, lines = table()) {
  const [before, rest] = readme.split(BEGIN);
  const after = rest.split(END)[1];
  return `${before}${BEGIN}\n\n${lines}\n\n${END}${after}`;
}

/** Results of files that were not committed belong to no commit. */
function take() {
  const results = measured();
  for (const [name, { changed, ...result }] of Object.entries(notes())) {
    if (changed || !isInHistory(result.commit)) say(`not taken: ${name}, of no commit`);
    else results[name] = result;
  }
  const sorted = Object.fromEntries(Object.entries(results).sort());
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

const isInHistory = (commit) =>
  ask('git', '-C', ROOT, 'merge-base', '--is-ancestor', commit, 'HEAD') !== null;

if (isMain(import.meta.url)) {
  await main(() => {
    if (process.argv[2] === 'take') take();
    writeFileSync(README, withTable(readFileSync(README, 'utf8')));
  });
}
