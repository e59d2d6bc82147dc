/**
 * reference-js.mjs -- the JavaScript reference: the package's types as a page.
 */
import { DECLARATIONS, declarations, signature } from './async-types.mjs';
import { members, pieces, plainText } from './declarations.mjs';
import { documentPage, slug } from './document.mjs';
import { escaped } from './head.mjs';
import { contents, entry, heading, paragraphs, withoutFileName } from './reference-entry.mjs';

/** The modules that a program can import, in the order of the page. */
export const MODULES = Object.entries(DECLARATIONS).map(([name, file]) => [
  name === 'index' ? 'nqueens' : `nqueens/${name}`,
  file,
]);

export function jsPage() {
  return documentPage({
    path: 'reference/js.html',
    title: 'JavaScript reference',
    description: 'Every module, function and type of the nqueens package.',
    body: [
      '<h1>JavaScript reference</h1>',
      contents(MODULES.map(([name]) => [slug(name), name])),
      ...MODULES.map(([name, file]) => modulePart(name, jsModule(file))),
    ].join('\n'),
  });
}

/** What a module says of itself, and what it exports; not what it passes on. */
export function jsModule(file) {
  const source = declarations(file);
  const about = withoutFileName(plainText(/^\/\*\*.*?\*\//s.exec(source)[0]));
  const shown = pieces(source).map((piece) => ({ ...piece, code: signature(piece.code) }));
  return { about, entries: shown.filter(({ code }) => jsName(code)) };
}

/** The name of an exported declaration; undefined for anything else. */
export function jsName(code) {
  const pattern = /^export (?:declare )?(?:type|interface|class|function|const) (\w+)/;
  return pattern.exec(code ?? '')?.[1];
}

export function memberName(code) {
  return /^(?:static |readonly )*(\w+)/.exec(code ?? '')?.[1];
}

function modulePart(module, { about, entries }) {
  const folder = slug(module);
  const known = new Set(entries.map(({ code }) => jsName(code)));
  const target = (word) => (known.has(word) ? `#${folder}-${word}` : null);
  const place = { folder, prose: (text) => paragraphs(text, target), seen: new Set() };
  return [
    heading(2, folder, `<code>${escaped(module)}</code>`),
    place.prose(about),
    ...entries.map((piece) => exported(piece, place)),
  ].join('\n');
}

function exported({ doc, code }, place) {
  const name = jsName(code);
  if (!hasFunctions(code)) return titled(3, name, { doc, code }, place);
  const head = titled(3, name, { doc, code: code.replace(/ \{.*$/s, '') }, place);
  const inside = members(code).filter((member) => memberName(member.code));
  return [head, ...inside.map((m) => titled(4, `${name}.${memberName(m.code)}`, m, place))].join(
    '\n',
  );
}

/** Options and results are shown as they are; what has functions is shown one by one. */
function hasFunctions(code) {
  const withMembers = /^export (declare )?(interface|class) /.test(code);
  return withMembers && members(code).some((member) => /^(readonly )?\w+\(/.test(member.code));
}

/** A second signature of the same name has no title of its own. */
function titled(level, name, { doc, code }, { folder, prose, seen }) {
  const again = seen.has(name);
  seen.add(name);
  const title = again
    ? ''
    : heading(level, `${folder}-${name.replace('.', '-')}`, `<code>${name}</code>`);
  return entry({ title, name: again ? '' : name, doc, code, prose, folder });
}
