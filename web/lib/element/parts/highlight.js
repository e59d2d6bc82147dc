/**
 * highlight.js -- colours a line of code: comments, strings, words of the language, numbers.
 */
import { make } from '../dom.js';

const WORDS = {
  c: 'static void int if else return for while continue break bool const enum true false unsigned uint64_t char struct typedef sizeof do',
  cpp: 'static void int if else return for while continue break bool const constexpr class public private explicit using true false auto std',
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

/** The pieces of a line: { text, kind }, where the kind is a class or null. */
export function tokensOf(language, line) {
  const tokens = [];
  let at = 0;
  for (const found of line.matchAll(patternFor(language))) {
    if (found.index > at) tokens.push({ text: line.slice(at, found.index), kind: null });
    const group = found.slice(1).findIndex((text) => text !== undefined);
    tokens.push({ text: found[0], kind: CLASSES[group] });
    at = found.index + found[0].length;
  }
  if (at < line.length) tokens.push({ text: line.slice(at), kind: null });
  return tokens;
}

/** Text and spans that together spell the line. */
export function highlight(language, line) {
  return tokensOf(language, line).map(({ text, kind }) =>
    kind ? make('span', { class: kind }, text) : text,
  );
}
