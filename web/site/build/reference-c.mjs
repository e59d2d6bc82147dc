/**
 * reference-c.mjs -- the C reference: include/nqueens.h as a page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/say.mjs';
import { pieces } from './declarations.mjs';
import { documentPage, slug } from './document.mjs';
import { escaped } from './head.mjs';
import { contents, entry, heading, paragraphs, withoutFileName } from './reference-entry.mjs';

/** The header without what only C++ and the preprocessor care about. */
export function cPieces() {
  const header = readFileSync(join(ROOT, 'include/nqueens.h'), 'utf8');
  const plain = header
    .replace(/^#ifdef __cplusplus\n.*?^#endif\n/gms, '')
    .replace(/^#if defined\(_WIN32\).*?^#define NQ_MUST_CHECK\n#endif\n/gms, '')
    .replaceAll(/^NQ_API (NQ_MUST_CHECK )?/gm, '');
  return pieces(plain).filter(({ code }) => !/^#(ifndef|include|endif)/.test(code ?? ''));
}

/** What is declared: the last word of a typedef, the word before a parenthesis. */
export function cName(code) {
  const patterns = [/^#define (\w+)/, /^typedef .*?(\w+);$/s, /(\w+)\(/];
  return patterns.map((pattern) => pattern.exec(code)).find(Boolean)[1];
}

export function cPage() {
  const [intro, ...rest] = cPieces();
  const known = new Set(rest.filter(({ code }) => code).map(({ code }) => cName(code)));
  const prose = (text) => paragraphs(text, (word) => (known.has(word) ? `#${word}` : null));
  const titles = rest.flatMap(({ section }) => section ?? []);
  return documentPage({
    path: 'reference/c.html',
    title: 'C reference',
    description: 'Every function, type and constant of nqueens.h.',
    body: [
      '<h1>C reference</h1>',
      prose(withoutFileName(intro.text)),
      contents(titles.map((title) => [slug(title), title])),
      ...rest.map((piece) => cPart(piece, prose)),
    ].join('\n'),
  });
}

function cPart({ section, text, doc, code }, prose) {
  if (section) return heading(2, slug(section), escaped(section));
  if (text) return prose(text);
  const name = cName(code);
  const title = heading(3, name, `<code>${name}</code>`);
  return entry({ title, name, doc, code, prose, folder: 'c' });
}
