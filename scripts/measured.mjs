/**
 * measured.mjs -- notes what was measured, when, and of which commit.
 *
 * Notes go to build/measured/, one file for each part of the tests. The README shows
 * those that `node scripts/promises.mjs` took over into tests/measured.json.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesUnder } from './files.mjs';
import { ask, ROOT } from './say.mjs';

const FOLDER = join('build', 'measured');

/** `figure` is what the README will say, in one line. */
export function note(name, figure) {
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  const measured = { figure, date, ...commitOfNow() };
  writeFileSync(join(ROOT, FOLDER, `${name}.json`), `${JSON.stringify(measured, null, 2)}\n`);
}

/** The commit that the files are of; `changed` when they are not quite. */
function commitOfNow() {
  const commit = ask('git', '-C', ROOT, 'rev-parse', '--short=10', 'HEAD')?.trim() ?? 'unknown';
  const changed = ask('git', '-C', ROOT, 'status', '--porcelain') !== '';
  return changed ? { commit, changed } : { commit };
}

/** All notes by their names. */
export function notes() {
  const files = existsSync(join(ROOT, FOLDER)) ? filesUnder(FOLDER, /\.json$/) : [];
  return Object.fromEntries(
    files.map((file) => [
      /([\w-]+)\.json$/.exec(file)[1],
      JSON.parse(readFileSync(join(ROOT, file), 'utf8')),
    ]),
  );
}
