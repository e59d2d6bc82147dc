/**
 * documents.mjs -- the pages of the site that are made of other files.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { benchPages } from './bench-page.mjs';
import { documentPage } from './document.mjs';
import { recipeFiles, recipePages } from './recipes.mjs';
import { referencePages } from './reference.mjs';

/** Write them into the site; what they were made of is not part of it. */
export function writeDocuments(site) {
  rmSync(join(site, 'reference/examples'), { recursive: true, force: true });
  for (const file of recipeFiles()) rmSync(join(site, 'recipes', basename(file)), { force: true });
  const pages = { ...referencePages(), ...recipePages(), ...benchPages(), ...examplePages() };
  for (const [path, page] of Object.entries(pages)) writeFileSync(join(site, path), page);
}

function examplePages() {
  const body = `<h1>Examples</h1>
<p>Boards in your own pages, from a page without any build to a framework.</p>
<ul>
<li><a href="plain/index.html">Plain HTML</a>: a tutorial page without any build.</li>
<li><a href="jekyll/eight-queens.md">Markdown and Jekyll</a>: a frame and an element in a post.</li>
<li><a href="react/Board.jsx">React</a>: the element as a component.</li>
<li><a href="mdx/eight-queens.mdx">MDX</a>: the element in a document.</li>
</ul>`;
  const path = 'examples/index.html';
  const description = 'Boards in your own pages: plain HTML, Markdown, React and MDX.';
  return { [path]: documentPage({ path, title: 'Examples', description, body }) };
}
