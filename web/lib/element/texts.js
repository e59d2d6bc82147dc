/**
 * texts.js -- the texts that are loaded, by language and key.
 *
 * The modules are made by the build from web/data/texts/<language>.json. Those of a board are
 * here from the start; a page adds its own.
 */
import en from '../../data/texts/en.js';
import mainland from '../../data/texts/zh-CN.js';
import taiwan from '../../data/texts/zh-TW.js';

const loaded = { en: { ...en }, 'zh-CN': { ...mainland }, 'zh-TW': { ...taiwan } };

/** `texts` are sentences or their plural forms by key. */
export function addTexts(language, texts) {
  Object.assign(loaded[language], texts);
}

/** A sentence, its plural forms, or undefined. */
export function textOf(language, key) {
  return loaded[language][key];
}
