/**
 * declarations.mjs -- a header or a file of types, cut into declarations and what is said of them.
 *
 * Both languages write the comment before the thing, and end a thing with a semicolon or
 * a closing brace: that is all that has to be known of either.
 */

/**
 * The pieces of a source in their order: `{ doc, code }` for a declaration, `{ section }`
 * for a ruled-off title, `{ text }` for a comment that belongs to no declaration.
 */
export function pieces(source) {
  const found = [];
  let doc = '';
  for (let rest = source.trimStart(); rest; rest = rest.trimStart()) {
    const comment = /^\/\*.*?\*\//s.exec(rest)?.[0] ?? /^\/\/.*/.exec(rest)?.[0];
    if (comment?.startsWith('/**')) doc = plainText(comment);
    else if (comment) found.push(ownComment(comment));
    const code = comment ?? codeAtStart(rest);
    if (!comment) {
      found.push({ doc, code: code.trimEnd() });
      doc = '';
    }
    rest = rest.slice(code.length);
  }
  return found;
}

function ownComment(comment) {
  const title = /^\/\* -+ (.*?) -+ \*\/$/.exec(comment);
  return title ? { section: title[1] } : { text: plainText(comment) };
}

/** A comment without its stars, but with its own indentation. */
export function plainText(comment) {
  return comment
    .replace(/^\/\*+|\*+\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .replace(/^\s*\n|\s+$/g, '')
    .replace(/^ (?=\S)/, '');
}

/** One declaration, to the end of its line. */
function codeAtStart(text) {
  if (text.startsWith('#')) return /^#.*(\n#define.*)*/.exec(text)[0];
  let depth = 0;
  for (const { 0: mark, index } of text.matchAll(/\/\*.*?\*\/|'[^'\n]*'|[{}();]/gs)) {
    if ('{('.includes(mark)) depth++;
    if ('})'.includes(mark)) depth--;
    if (depth === 0 && (mark === ';' || endsHere(mark, text.slice(index + 1)))) {
      return text.slice(0, index + 1);
    }
  }
  return text;
}

/** A brace ends an interface or a class, but a type or a C struct goes on to its semicolon. */
function endsHere(mark, after) {
  return mark === '}' && /^\s*(\n|$)/.test(after);
}

/** The members of an interface, class or namespace, which are declarations themselves. */
export function members(code) {
  const inside = /\{(.*)\}$/s.exec(code)?.[1] ?? '';
  return pieces(inside.replace(/^ {2}/gm, ''));
}
