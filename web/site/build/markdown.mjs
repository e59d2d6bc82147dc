/**
 * markdown.mjs -- the small part of Markdown that our recipes use, as HTML.
 *
 * Headings, paragraphs, fenced programs, lists of one level, tables, links, emphasis.
 * Everything else is text: no HTML passes through.
 */
import { slug } from './document.mjs';
import { escaped } from './head.mjs';

/** A block starts with one of these; what starts with none is a paragraph. */
const BLOCKS = [
  [/^```\w*\n(.*?)\n```$/s, ([, code]) => `<pre tabindex="0"><code>${escaped(code)}</code></pre>`],
  [/^<!--.*-->$/s, () => ''],
  [/^(#{1,4}) (.*)$/, ([, marks, title]) => heading(marks.length, title)],
  [/^\|.*\|$/s, ([text]) => table(text.split('\n'))],
  [/^- .*$/s, ([text]) => list('ul', text.split(/\n(?=- )/), /^- /)],
  [/^1\. .*$/s, ([text]) => list('ol', text.split(/\n(?=\d+\. )/), /^\d+\. /)],
  [/^.*$/s, ([text]) => `<p>${inline(text)}</p>`],
];

export function htmlOf(markdown) {
  const blocks =
    markdown.match(/^```[\s\S]*?^```$|^<!--[\s\S]*?-->$|(?:^(?!```|<!--|#).+\n?)+|^#.*$/gm) ?? [];
  return blocks
    .map((block) => block.trimEnd())
    .map((block) => {
      const [pattern, write] = BLOCKS.find(([known]) => known.test(block));
      return write(pattern.exec(block));
    })
    .filter(Boolean)
    .join('\n');
}

function heading(level, title) {
  const id = slug(title);
  if (level === 1) return `<h1>${inline(title)}</h1>`;
  return `<h${level} id="${id}"><a href="#${id}">${inline(title)}</a></h${level}>`;
}

function list(name, items, mark) {
  const lines = items.map((item) => `<li>${inline(item.replace(mark, ''))}</li>`);
  return `<${name}>\n${lines.join('\n')}\n</${name}>`;
}

/** The second line of a table says which columns stand to the right. */
function table([head, rule, ...rows]) {
  const cells = (line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
  const right = cells(rule).map((cell) => cell.endsWith(':'));
  const row = (line, name, more = '') =>
    `<tr>${cells(line)
      .map(
        (cell, i) => `<${name}${more}${right[i] ? ' class="right"' : ''}>${inline(cell)}</${name}>`,
      )
      .join('')}</tr>`;
  const body = rows.map((line) => row(line, 'td')).join('\n');
  const title = row(head, 'th', ' scope="col"');
  return `<div class="table" tabindex="0"><table>\n<thead>${title}</thead>\n<tbody>\n${body}\n</tbody>\n</table></div>`;
}

/** Code first, since nothing inside of it means anything. */
function inline(text) {
  return text
    .replace(/\n\s*/g, ' ')
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`') ? `<code>${escaped(part.slice(1, -1))}</code>` : marked(part),
    )
    .join('')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words, target) => link(words, target));
}

function marked(text) {
  return escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>');
}

/** A recipe links to another's source; the site has both as pages. Other files are as they are. */
function link(words, target) {
  const address = target
    .replace(/^([\w-]+)\.md(#|$)/, '$1.html$2')
    .replace(/^index\.html$/, './index.html')
    .replace('../../data/', '../data/'); // web/data lies in the site, web/site is its top
  return `<a href="${address}">${words}</a>`;
}
