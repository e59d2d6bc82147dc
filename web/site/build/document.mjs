/**
 * document.mjs -- the frame of the pages that are read, and the characters of HTML.
 *
 * The reference, the recipes, the benchmarks and the examples are plain HTML for readers,
 * printers and search engines alike; their one script makes the header work.
 */
import { POLICY } from '../../../scripts/serve.mjs';
import { header } from './header.mjs';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text) {
  return String(text).replace(/[&<>"]/g, (character) => ENTITIES[character]);
}

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
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="${escaped(description)}">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)} · nqueens</title>
    <link rel="icon" href="${top}page/icon.svg" type="image/svg+xml">
    <link rel="manifest" href="${top}manifest.webmanifest">
    <link rel="stylesheet" href="${top}page/tokens.css">
    <link rel="stylesheet" href="${top}page/bar.css">
    <link rel="stylesheet" href="${top}reference/document.css">
    <script type="module" src="${top}page/document.js"></script>
  </head>
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
