/**
 * tutorial-frame.mjs -- what stands around a chapter of the tutorial: head, list, footer.
 */
import { LANGUAGES } from '../../lib/element/languages.js';
import { head } from './head.mjs';
import { header } from './header.mjs';
import { readTexts } from './texts.mjs';

/** A chapter's whole page. */
export function framed(language, chapters, i) {
  const { name, title, lead, text } = chapters[i];
  const body = `<article>\n${text.trim()}\n</article>\n${turnPages(language, chapters, i)}`;
  return page(language, { name, title, description: lead, body, chapters, scripts: labsOf(text) });
}

/** The list of chapters, as a page of its own. */
export function contentsPage(language, chapters) {
  const { tutorial, description } = readTexts(language).tutorial;
  const items = chapters.map(
    ({ name, title, lead }) => `<li><a href="${name}">${title}</a><p>${lead}</p></li>`,
  );
  const body = `<article>\n<h1>${tutorial}</h1>\n<p class="lead">${description}</p>\n<ol class="contents">\n${items.join('\n')}\n</ol>\n</article>`;
  return page(language, {
    name: 'index.html',
    title: '',
    description,
    body,
    chapters,
    scripts: [],
  });
}

/** The experiments that a chapter holds. */
function labsOf(text) {
  return [...text.matchAll(/data-lab="([^"]+)"/g)].map(([, name]) => `../experiments/${name}.js`);
}

function page(language, { name, title, description, body, chapters, scripts }) {
  const say = readTexts(language).tutorial;
  const start = head({
    ...{ language, description, title: `${title ? `${title} · ` : ''}${say.tutorial}` },
    top: '../../',
    view: ', viewport-fit=cover',
    links: `${alternates(name)}\n`,
    sheet: '../tutorial.css',
    scripts: ['../tutorial.js', ...scripts],
  });
  return `${start}
  <body>
    <a class="skip" href="#text">${say.skip}</a>
    ${header({ top: '../../', language, current: 'tutorial' })}
    <div class="columns">
      <main id="text" tabindex="-1">
${body}
      </main>
      <nav class="chapters" aria-label="${say.chapters}">
        <h2><a href="index.html">${say.tutorial}</a></h2>
        <ol>
${chapters.map((chapter) => chapterLink(chapter, name)).join('\n')}
        </ol>
      </nav>
    </div>
    <footer>
      <p>${say.foot}</p>
      <nav class="languages" aria-label="${say.language}">
${languageLinks(language, name)}
      </nav>
      <nav class="more" aria-label="nqueens">
${documentLinks(say, language)}
      </nav>
    </footer>
  </body>
</html>
`;
}

/** The documents beside the tutorial; they are in English only. */
function documentLinks(say, language) {
  const foreign = language === 'en' ? '' : ' hreflang="en"';
  const documents = [
    ['recipes/index.html', say.recipes],
    ['reference/js.html', say.js],
    ['reference/c.html', say.c],
    ['bench.html', say.bench],
  ];
  return [
    `        <a href="../../index.html">${say.page}</a>`,
    ...documents.map(([path, name]) => `        <a href="../../${path}"${foreign}>${name}</a>`),
  ].join('\n');
}

function alternates(name) {
  return LANGUAGES.map(
    (tag) => `    <link rel="alternate" hreflang="${tag}" href="../${tag}/${name}">`,
  ).join('\n');
}

function languageLinks(language, name) {
  return LANGUAGES.map((tag) => {
    const text = readTexts(tag).page['language.name'];
    const current = tag === language ? ' aria-current="true"' : '';
    return `        <a href="../${tag}/${name}" hreflang="${tag}" lang="${tag}"${current}>${text}</a>`;
  }).join('\n');
}

function chapterLink({ name, title }, current) {
  const mark = name === current ? ' aria-current="page"' : '';
  return `          <li><a href="${name}"${mark}>${title}</a></li>`;
}

function turnPages(language, chapters, i) {
  const { previous, next } = readTexts(language).tutorial;
  const link = (chapter, rel, label) =>
    chapter
      ? `<a rel="${rel}" href="${chapter.name}"><span>${label}</span> ${chapter.title}</a>`
      : '';
  const links = [link(chapters[i - 1], 'prev', previous), link(chapters[i + 1], 'next', next)];
  return `<nav class="turn" aria-label="${previous} / ${next}">${links.join('')}</nav>`;
}
