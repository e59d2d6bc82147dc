/**
 * matrix.mjs -- the README's table of where the package was tried, from the test run.
 *
 *     node --test tests/browser/users.test.mjs; node tests/browser/users/matrix.mjs
 *
 * The tests of users leave what they saw in build/matrix.json; this writes it into the
 * README, between two marks. Those tests fail while the README says something else.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isMain, main, ROOT, say } from '../../../scripts/say.mjs';
import { Marked, markdownTable } from '../../marked.mjs';

export const RESULTS = join(ROOT, 'build', 'matrix.json');

const PLACE = new Marked(
  join(ROOT, 'README.md'),
  '<!-- where it was tried: written by tests/browser/users/matrix.mjs -->',
  '<!-- end of where it was tried -->',
);

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
  return markdownTable([['', ...COLUMNS], ...rows]);
}

/** The table that the README has now. */
export const tableInReadme = () => PLACE.text;

if (isMain(import.meta.url)) {
  await main(async () => {
    const table = tableOf(JSON.parse(readFileSync(RESULTS, 'utf8')));
    PLACE.replace(table);
    say(table);
  });
}
