/**
 * markdown.mjs -- the Markdown of our recipes as HTML: headings that can be linked to, tables
 * and programs that can be scrolled, links to the pages of the site.
 *
 * No HTML passes through, and comments are left out. The site's policy allows no style attributes.
 */
import MarkdownIt from 'markdown-it';

import { slug } from './document.mjs';
import { escaped } from './head.mjs';

const markdown = new MarkdownIt({ html: true });

/** How tokens are written that HTML of our own stands for. */
Object.assign(markdown.renderer.rules, {
  heading_open: (tokens, i) => {
    const id = slug(tokens[i + 1].content);
    return isLinked(tokens[i]) ? `<${tokens[i].tag} id="${id}"><a href="#${id}">` : '<h1>';
  },
  heading_close: (tokens, i) => `${isLinked(tokens[i]) ? '</a>' : ''}</${tokens[i].tag}>\n`,
  fence: (tokens, i) =>
    `<pre tabindex="0"><code>${escaped(tokens[i].content.trimEnd())}</code></pre>\n`,
  table_open: () => '<div class="table" tabindex="0"><table>\n',
  table_close: () => '</table></div>\n',
  th_open: (tokens, i) => `<th scope="col"${side(tokens[i])}>`,
  td_open: (tokens, i) => `<td${side(tokens[i])}>`,
  link_open: (tokens, i) => `<a href="${escaped(placeOf(tokens[i].attrGet('href')))}">`,
  html_block: () => '',
  html_inline: (tokens, i) => escaped(tokens[i].content),
});

export function htmlOf(text) {
  return markdown.render(text).trimEnd();
}

function isLinked({ tag }) {
  return tag !== 'h1';
}

function side(token) {
  return token.attrGet('style') === 'text-align:right' ? ' class="right"' : '';
}

/** A recipe links to another's source; the site has both as pages. Other files are as they are. */
function placeOf(target) {
  return target
    .replace(/^([\w-]+)\.md(#|$)/, '$1.html$2')
    .replace(/^index\.html$/, './index.html')
    .replace('../../data/', '../data/'); // web/data lies in the site, web/site is its top
}
