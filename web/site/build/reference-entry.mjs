/**
 * reference-entry.mjs -- a declaration and what its comment says, as HTML.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../../../scripts/files.mjs';
import { ROOT } from '../../../scripts/say.mjs';
import { escaped } from './head.mjs';

const EXAMPLES = 'web/site/reference/examples';

/** The programs of the reference, each named after what it is an example of. */
export function exampleFiles() {
  return filesUnder(EXAMPLES, /\.(c|mjs)$/);
}

/** The title of a file's first line is that of the page, too; the sentence after it stays. */
export function withoutFileName(text) {
  return text.replace(/^\S+ -- /, '').replace(/^./, (letter) => letter.toUpperCase());
}

export function heading(level, id, html) {
  return `<h${level} id="${escaped(id)}"><a href="#${escaped(id)}">${html}</a></h${level}>`;
}

export function contents(titles) {
  const items = titles.map(([id, title]) => `<li><a href="#${id}">${escaped(title)}</a></li>`);
  return `<nav class="contents" aria-label="On this page"><ul>${items.join('')}</ul></nav>`;
}

/** `folder` is where examples of the entry's kind are; without a title, only the rest. */
export function entry({ title, name, doc, code, prose, folder }) {
  return [title, program(signature(code)), prose(doc), example(folder, name)]
    .filter(Boolean)
    .join('\n');
}

function signature(code) {
  return code.replace(/^export (declare )?/, '');
}

/** It can be scrolled, so the keyboard must reach it. */
export function program(code) {
  return `<pre tabindex="0"><code>${escaped(code)}</code></pre>`;
}

function example(folder, name) {
  const file = exampleFiles().find((path) => path.startsWith(`${EXAMPLES}/${folder}/${name}.`));
  if (!file) return '';
  const code = readFileSync(join(ROOT, file), 'utf8').replace(/^\/\*.*?\*\/\n/s, '');
  return `<p class="label">Example</p>\n${program(code.trim())}`;
}

/**
 * A comment as HTML: paragraphs, indented programs, tags. `target` gives the address of a
 * name's own entry, or null.
 */
export function paragraphs(text, target) {
  return blocks(text)
    .map((block) => {
      if (block.startsWith('    ')) return program(block.replace(/^ {4}/gm, ''));
      if (block.startsWith('@')) return tags(block, target);
      return `<p>${words(block, target)}</p>`;
    })
    .join('\n');
}

/** Empty lines end a paragraph, but not a program; tags begin on lines of their own. */
function blocks(text) {
  const found = [];
  for (const part of text.split(/\n\n|\n(?=@)/).filter(Boolean)) {
    const kind = ['    ', '@'].find((start) => part.startsWith(start));
    const goesOn = kind && found.at(-1)?.startsWith(kind);
    if (goesOn) found.push(`${found.pop()}${kind === '@' ? '\n' : '\n\n'}${part}`);
    else found.push(part);
  }
  return found;
}

function tags(block, target) {
  const isExample = (tag) => tag.startsWith('@example\n');
  const all = block.split(/\n(?=@)/);
  const examples = all.filter(isExample).map((tag) => program(tag.replace(/^.*\n/, '').trim()));
  const items = all
    .filter((tag) => !isExample(tag))
    .map((tag) => {
      const [, kind, rest] = /^@(\w+) (.*)$/s.exec(tag);
      const [, type, said] = /^(?:\{(.*?)\} )?(.*)$/s.exec(rest);
      if (type) return `<li>${kind} <code>${escaped(type)}</code>: ${words(said, target)}</li>`;
      const [, name, about] = /^(\S+) (.*)$/s.exec(said);
      return `<li><code>${escaped(name)}</code>: ${words(about, target)}</li>`;
    });
  const list = items.length > 0 ? [`<ul>${items.join('')}</ul>`] : [];
  return [...list, ...examples].join('\n');
}

/** Words in backticks are code; known names are links, in backticks or with parentheses. */
function words(text, target) {
  const plain = escaped(text.replace(/\s+/g, ' '));
  return plain.replace(/`([^`]+)`|\b(\w+)(\(\))?/g, (all, code, word, call = '') => {
    const name = code ?? (call || /^nq_|^NQ_/.test(word) ? word : null);
    if (name === null) return all;
    const html = `<code>${name}${call}</code>`;
    const address = target(name.replace(/\(.*$/, ''));
    return address ? `<a href="${address}">${html}</a>` : html;
  });
}
