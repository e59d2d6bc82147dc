/**
 * texts.js -- adds the page's own texts to those of the board.
 */
import en from '../../data/texts/en.page.js';
import mainland from '../../data/texts/zh-CN.page.js';
import taiwan from '../../data/texts/zh-TW.page.js';
import { addTexts } from '../../lib/element/texts.js';

addTexts('en', en);
addTexts('zh-CN', mainland);
addTexts('zh-TW', taiwan);
