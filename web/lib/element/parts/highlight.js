/**
 * highlight.js -- colours a line of code: comments, strings, words of the language, numbers.
 */
import { make } from '../dom.js';

const WORDS = {
  c: 'static void int if else return for while continue break bool const enum true false unsigned uint64_t char struct typedef sizeof do',
  java: 'static void int if else return for while continue break boolean final class public private new true false long char null do',
  python:
    'def in not if elif else return for while continue break None True False import from and or class lambda global range',
  javascript:
    'function const let if else return for while continue break new true false of in null import from export do',
};

const CLASSES = ['t-c', 't-s', 't-k', 't-n'];

function patternFor(language) {
  const keywords = WORDS[language].split(' ').join('|');
  const comment = language === 'python' ? '#.*' : '//.*|/\\*.*?\\*/|^#\\w+';
  const source = `(${comment})|('[^']*'|"[^"]*"|\`[^\`]*\`)|\\b(${keywords})\\b|\\b(\\d[\\dxu]*)\\b`;
  return new RegExp(source, 'g');
}

/** Text and spans that together spell the line. */
export function highlight(language, line) {
  const parts = [];
  let at = 0;
  for (const found of line.matchAll(patternFor(language))) {
    if (found.index > at) parts.push(line.slice(at, found.index));
    const group = found.slice(1).findIndex((text) => text !== undefined);
    parts.push(make('span', { class: CLASSES[group] }, found[0]));
    at = found.index + found[0].length;
  }
  if (at < line.length) parts.push(line.slice(at));
  return parts;
}
