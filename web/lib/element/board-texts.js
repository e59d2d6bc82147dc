/**
 * board-texts.js -- loads the board's own texts, which the element needs and a page without one
 * does not.
 */
import en from '../../data/texts/en.js';
import mainland from '../../data/texts/zh-CN.js';
import taiwan from '../../data/texts/zh-TW.js';
import { addTexts } from './texts.js';

addTexts('en', en);
addTexts('zh-CN', mainland);
addTexts('zh-TW', taiwan);
