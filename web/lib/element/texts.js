/**
 * texts.js -- the texts that are loaded, by language and key.
 *
 * The modules are made by the build from web/data/texts/<language>.json. The element adds those
 * of a board, a page its own.
 */
import { LANGUAGES } from './languages.js';

const loaded = Object.fromEntries(LANGUAGES.map((language) => [language, {}]));

/** `texts` are sentences or their plural forms by key. */
export function addTexts(language, texts) {
  Object.assign(loaded[language], texts);
}

/** A sentence, its plural forms, or undefined. */
export function textOf(language, key) {
  return loaded[language][key];
}
