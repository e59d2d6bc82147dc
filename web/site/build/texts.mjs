/**
 * texts.mjs -- the texts of web/data/texts, for the build and as modules for browsers.
 *
 * A file has three sections: `board` (the element), `page` (what stands around it) and
 * `tutorial`. The first two become a module each, beside the file: <language>.js and
 * <language>.page.js. The texts of a board are also cut into groups, <language>.<group>.js: a
 * board in the package loads those of its mode.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { LANGUAGES } from '../../lib/element/languages.js';

const FOLDER = new URL('../../data/texts/', import.meta.url);

/** { board, page, tutorial } of a language. */
export function readTexts(language) {
  return JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8'));
}

export function writeTextModules() {
  for (const language of LANGUAGES) {
    const { board, page } = readTexts(language);
    writeModule(`${language}.js`, board);
    for (const [group, texts] of Object.entries(groupsOf(board))) {
      writeModule(`${language}.${group}.js`, texts);
    }
    writeModule(`${language}.page.js`, page);
  }
}

/** Groups of texts, by the first part of their keys or by the whole; `frame` has all others. */
const GROUPS = {
  frame: ['trace.row', 'trace.solutions'],
  board: ['a11y', 'cell', 'group', 'mark'],
  play: ['assist', 'goal', 'grade', 'hint', 'paint.open', 'play', 'puzzle', 'rules', 'technique'],
  paint: ['paint'],
  algorithm: ['algorithm'],
  quiz: ['quiz'],
  trace: ['deduction', 'trace'],
  panes: ['tree', 'vars'],
  solutions: ['sol'],
  count: ['count'],
  keys: ['keys'],
};

export function groupOf(key) {
  const first = key.split('.')[0];
  for (const name of [key, first]) {
    const found = Object.keys(GROUPS).find((group) => GROUPS[group].includes(name));
    if (found) return found;
  }
  return 'frame';
}

/** The texts of a board by group. */
function groupsOf(board) {
  const groups = Object.fromEntries(Object.keys(GROUPS).map((group) => [group, {}]));
  for (const [key, text] of Object.entries(board)) groups[groupOf(key)][key] = text;
  return groups;
}

/** A file that is right stays untouched: `npm run dev` watches this folder. */
function writeModule(name, texts) {
  const file = new URL(name, FOLDER);
  const code = `export default ${JSON.stringify(texts)};\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeFileSync(file, code);
}
