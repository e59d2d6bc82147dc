/**
 * board-texts.js -- in the package: the texts of a board, those of a mode and a language when they
 * are first wanted.
 */
import { addTexts } from '../texts.js';
import { piecesOf } from './loaded.js';

/** Groups are made by web/site/build/texts.mjs; names are literal, so that bundlers find the files. */
const GROUPS = {
  en: {
    board: () => import('../../../data/texts/en.board.js'),
    frame: () => import('../../../data/texts/en.frame.js'),
    play: () => import('../../../data/texts/en.play.js'),
    paint: () => import('../../../data/texts/en.paint.js'),
    algorithm: () => import('../../../data/texts/en.algorithm.js'),
    trace: () => import('../../../data/texts/en.trace.js'),
    panes: () => import('../../../data/texts/en.panes.js'),
    quiz: () => import('../../../data/texts/en.quiz.js'),
    solutions: () => import('../../../data/texts/en.solutions.js'),
    count: () => import('../../../data/texts/en.count.js'),
    keys: () => import('../../../data/texts/en.keys.js'),
  },
  'zh-CN': {
    board: () => import('../../../data/texts/zh-CN.board.js'),
    frame: () => import('../../../data/texts/zh-CN.frame.js'),
    play: () => import('../../../data/texts/zh-CN.play.js'),
    paint: () => import('../../../data/texts/zh-CN.paint.js'),
    algorithm: () => import('../../../data/texts/zh-CN.algorithm.js'),
    trace: () => import('../../../data/texts/zh-CN.trace.js'),
    panes: () => import('../../../data/texts/zh-CN.panes.js'),
    quiz: () => import('../../../data/texts/zh-CN.quiz.js'),
    solutions: () => import('../../../data/texts/zh-CN.solutions.js'),
    count: () => import('../../../data/texts/zh-CN.count.js'),
    keys: () => import('../../../data/texts/zh-CN.keys.js'),
  },
  'zh-TW': {
    board: () => import('../../../data/texts/zh-TW.board.js'),
    frame: () => import('../../../data/texts/zh-TW.frame.js'),
    play: () => import('../../../data/texts/zh-TW.play.js'),
    paint: () => import('../../../data/texts/zh-TW.paint.js'),
    algorithm: () => import('../../../data/texts/zh-TW.algorithm.js'),
    trace: () => import('../../../data/texts/zh-TW.trace.js'),
    panes: () => import('../../../data/texts/zh-TW.panes.js'),
    quiz: () => import('../../../data/texts/zh-TW.quiz.js'),
    solutions: () => import('../../../data/texts/zh-TW.solutions.js'),
    count: () => import('../../../data/texts/zh-TW.count.js'),
    keys: () => import('../../../data/texts/zh-TW.keys.js'),
  },
};

/** The groups of each mode, of the list of keys, and of tree and variables beside a trace. */
export const GROUPS_OF = {
  diagram: ['board'],
  play: ['board', 'frame', 'play'],
  paint: ['board', 'frame', 'play', 'paint'],
  trace: ['board', 'frame', 'algorithm', 'trace'],
  quiz: ['board', 'frame', 'algorithm', 'trace', 'quiz'],
  deduction: ['board', 'frame', 'algorithm', 'trace', 'play'],
  solutions: ['board', 'frame', 'solutions'],
  count: ['board', 'frame', 'algorithm', 'count'],
  keys: ['frame', 'keys'],
  panes: ['panes'],
};

const added = piecesOf((name) => {
  const [language, group] = name.split(' ');
  return GROUPS[language][group]().then((texts) => addTexts(language, texts.default));
});

/** Has the texts of a mode loaded: a promise where they are not all there yet. */
export function boardTexts(language, mode) {
  const groups = GROUPS_OF[mode].map((group) => added(`${language} ${group}`));
  return groups.some((group) => group instanceof Promise) ? Promise.all(groups) : null;
}
