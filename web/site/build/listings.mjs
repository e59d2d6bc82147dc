/**
 * listings.mjs -- the programs of web/data/listings/, as data for a code pane.
 *
 * A line that is a step of the algorithm ends with a mark that the reader does not see:
 *
 *     board[row][column] = 'Q';  //@ place
 *
 * The steps are those that the events of a trace name, so a pane can light the line that
 * is running. The data is listings[algorithm][language].lines, each { text, steps }.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../../scripts/say.mjs';

const FOLDER = join(ROOT, 'web', 'data', 'listings');

/** In the order of the pane's tabs, with the ending of their files. */
export const LANGUAGES = { c: '.c', cpp: '.cpp', java: '.java', python: '.py', javascript: '.js' };

/** The file of a listing: the one with that language's ending in the algorithm's folder. */
export function listingFile(algorithm, language) {
  const folder = join(FOLDER, algorithm);
  const name = readdirSync(folder).find((file) => file.endsWith(LANGUAGES[language]));
  if (!name) throw new Error(`there is no listing of ${algorithm} in ${language}`);
  return join(folder, name);
}

export function readListings() {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((f) => f.isDirectory());
  return fromKeys(folders.map((folder) => folder.name).sort(), (algorithm) =>
    fromKeys(Object.keys(LANGUAGES), (language) => ({
      lines: linesOf(readFileSync(listingFile(algorithm, language), 'utf8')),
    })),
  );
}

/** The modules that the build writes: text by name, a file for each algorithm. */
export function listingModules() {
  return Object.entries(readListings()).map(([algorithm, listing]) => [
    `${algorithm}.js`,
    `export default ${JSON.stringify(listing)};\n`,
  ]);
}

function fromKeys(keys, make) {
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}

function linesOf(source) {
  return source.trimEnd().split('\n').map(lineOf);
}

function lineOf(line) {
  const [text, labels = ''] = line.split(/(?:\/\/|#)@/);
  return { text: text.trimEnd(), steps: labels.split(' ').filter(Boolean) };
}
