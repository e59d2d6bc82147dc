/**
 * board-texts.js -- the texts of a board in all languages. In the package
 * later/board-texts.js stands here: a language comes when it is first wanted.
 */
import en from '../../data/texts/en.js';
import mainland from '../../data/texts/zh-CN.js';
import taiwan from '../../data/texts/zh-TW.js';
import { addTexts } from './texts.js';

addTexts('en', en);
addTexts('zh-CN', mainland);
addTexts('zh-TW', taiwan);

/** Has the texts of a language loaded: a promise where they are not there yet. */
export const boardTexts = (_language, _mode) => null;
