/**
 * matrix.mjs -- the README's table of where the package was tried, from the test run.
 *
 *     node --test tests/browser/users.test.mjs; node tests/browser/users/matrix.mjs
 *
 * The tests of users leave what they saw in build/matrix.json; this writes it into the
 * README, between two marks. Those tests fail while the README says something else.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isMain, main, ROOT, say } from '../../../scripts/say.mjs';

export const RESULTS = join(ROOT, 'build', 'matrix.json');
const README = join(ROOT, 'README.md');

const BEGIN = '<!-- where it was tried: written by tests/browser/users/matrix.mjs -->';
const END = '<!-- end of where it was tried -->';

const COLUMNS = ['Node', 'Chromium', 'Firefox', 'WebKit'];

/** `blob` and `own` are the two policies of the tests; nothing is what was not tried. */
function cell(variants) {
  if (!variants) return '–';
  return variants.length === 2 ? 'yes' : `only ${variants}`;
}

/** `seen` has the variants that worked, by way and column. */
export function tableOf(seen) {
  const rows = Object.entries(seen).map(([way, cells]) => [
    way,
    ...COLUMNS.map((column) => cell(cells[column])),
  ]);
  const table = [['', ...COLUMNS], ...rows];
  const widths = table[0].map((_, i) => Math.max(...table.map((row) => row[i].length)));
  const line = (cells) => `| ${cells.map((text, i) => text.padEnd(widths[i])).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(table[0]), rule, ...rows.map(line)].join('\n');
}

/** The table that the README has now. */
export function tableInReadme() {
  return parts()[1].trim();
}

/** What comes before, between and after the two marks. */
function parts() {
  const [before, rest] = readFileSync(README, 'utf8').split(BEGIN);
  const [table, after] = rest.split(END);
  return [before, table, after];
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const table = tableOf(JSON.parse(readFileSync(RESULTS, 'utf8')));
    const [before, , after] = parts();
    writeFileSync(README, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
    say(table);
  });
}
