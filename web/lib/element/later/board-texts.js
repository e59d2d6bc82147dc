/**
 * board-texts.js -- in the package: the texts of a board, a language when it is first wanted.
 */
import { addTexts } from '../texts.js';
import { piecesOf } from './loaded.js';

const add = (language, { default: texts }) => addTexts(language, texts);

/** Has the texts of a language loaded: a promise where they are not there yet. */
export const boardTexts = piecesOf({
  en: async () => add('en', await import('../../../data/texts/en.js')),
  'zh-CN': async () => add('zh-CN', await import('../../../data/texts/zh-CN.js')),
  'zh-TW': async () => add('zh-TW', await import('../../../data/texts/zh-TW.js')),
});
