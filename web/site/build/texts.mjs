/**
 * texts.mjs -- the texts of web/data/texts, for the build and as modules for browsers.
 *
 * A file has three sections: `board` (the element), `page` (what stands around it) and
 * `tutorial`. The first two become a module each, beside the file: <language>.js and
 * <language>.page.js.
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
    writeModule(`${language}.page.js`, page);
  }
}

/** A file that is right stays untouched: `npm run dev` watches this folder. */
function writeModule(name, texts) {
  const file = new URL(name, FOLDER);
  const code = `export default ${JSON.stringify(texts)};\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeFileSync(file, code);
}
