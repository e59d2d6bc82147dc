/**
 * document.mjs -- the frame of the pages that are read, and the characters of HTML.
 *
 * The reference, the recipes, the benchmarks and the examples are plain HTML for readers,
 * printers and search engines alike; their one script makes the header work.
 */
import { escaped, head } from './head.mjs';
import { header } from './header.mjs';

/** What a heading is called in an address. */
export function slug(title) {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The documents of the site, as every one of them lists them. */
const DOCUMENTS = [
  ['recipes/index.html', 'Recipes'],
  ['reference/js.html', 'JavaScript'],
  ['reference/c.html', 'C'],
  ['bench.html', 'Benchmarks'],
  ['examples/index.html', 'Examples'],
];

/**
 * A whole page. `path` is where it lies in the site, `body` its content as HTML, which
 * may use `{top}` for the way to the site's top.
 */
export function documentPage({ path, title, description, body }) {
  const top = '../'.repeat(path.split('/').length - 1);
  const start = head({
    ...{ top, description, title: `${escaped(title)} · nqueens` },
    sheet: `${top}reference/document.css`,
    scripts: [`${top}page/document.js`],
  });
  return `${start}
  <body>
    <a class="skip" href="#content">Skip to the text</a>
    ${header({ top, current: 'documents' })}
    <nav class="documents" aria-label="Documents">
${DOCUMENTS.map((document) => `      ${linkTo(document, path, top)}`).join('\n')}
    </nav>
    <main id="content">
${body.replaceAll('{top}', top)}
    </main>
  </body>
</html>
`;
}

function linkTo([target, name], path, top) {
  const here = target === path ? ' aria-current="page"' : '';
  return `<a href="${top}${target}"${here}>${name}</a>`;
}
