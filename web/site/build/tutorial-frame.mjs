/**
 * tutorial-frame.mjs -- what stands around a chapter of the tutorial: head, list, footer.
 */
import { POLICY } from '../../../scripts/serve.mjs';
import { header } from './header.mjs';

const NAMES = { en: 'English', 'zh-CN': '简体中文', 'zh-TW': '繁體中文' };

/** The tutorial's own words; those of the boards are in web/lib/element/strings.js. */
export const STRINGS = {
  en: {
    tutorial: 'The queens, step by step',
    description: 'From the first queen to a million, in ten chapters with live boards.',
    skip: 'Skip to the text',
    chapters: 'Chapters',
    language: 'Language',
    page: 'To the board',
    previous: 'Previous',
    next: 'Next',
    question: 'A question',
    answer: 'Show the answer',
    experiment: 'Experiment',
    run: 'Run',
    cancel: 'Cancel',
    results: 'What this machine found',
    needsScript: 'This experiment runs in your browser and needs JavaScript.',
    recipes: 'Recipes',
    js: 'JavaScript reference',
    c: 'C reference',
    bench: 'Benchmarks',
    foot: 'Every number and picture on this page was made by the same engine that runs the boards.',
  },
  'zh-CN': {
    tutorial: '一步一步学 N 皇后',
    description: '从第一个皇后到一百万个，十章，棋盘都能动手操作。',
    skip: '跳到正文',
    chapters: '章节',
    language: '语言',
    page: '打开棋盘',
    previous: '上一章',
    next: '下一章',
    question: '想一想',
    answer: '看答案',
    experiment: '动手试试',
    run: '运行',
    cancel: '取消',
    results: '本机的结果',
    needsScript: '这个实验在你的浏览器里运行，需要 JavaScript。',
    recipes: '实用指南',
    js: 'JavaScript 参考',
    c: 'C 参考',
    bench: '性能测试',
    foot: '本页的每个数字和每幅图，都由驱动棋盘的同一个引擎算出。',
  },
  'zh-TW': {
    tutorial: '一步一步學 N 皇后',
    description: '從第一個皇后到一百萬個，十章，棋盤都能動手操作。',
    skip: '跳至內文',
    chapters: '章節',
    language: '語言',
    page: '開啟棋盤',
    previous: '上一章',
    next: '下一章',
    question: '想一想',
    answer: '看答案',
    experiment: '動手試試',
    run: '執行',
    cancel: '取消',
    results: '這台電腦的結果',
    needsScript: '這個實驗在你的瀏覽器裡執行，需要 JavaScript。',
    recipes: '實用指南',
    js: 'JavaScript 參考',
    c: 'C 參考',
    bench: '效能測試',
    foot: '本頁的每個數字和每幅圖，都由驅動棋盤的同一個引擎算出。',
  },
};

/** A chapter's whole page. */
export function framed(language, chapters, i) {
  const { name, title, lead, text } = chapters[i];
  const body = `<article>\n${text.trim()}\n</article>\n${turnPages(language, chapters, i)}`;
  return page(language, { name, title, description: lead, body, chapters, scripts: labsOf(text) });
}

/** The list of chapters, as a page of its own. */
export function contentsPage(language, chapters) {
  const { tutorial, description } = STRINGS[language];
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
  const say = STRINGS[language];
  const modules = ['../tutorial.js', ...scripts];
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="description" content="${escaped(description)}">
    <meta name="color-scheme" content="light dark">
    <title>${title ? `${title} · ` : ''}${say.tutorial}</title>
    <link rel="icon" href="../../page/icon.svg" type="image/svg+xml">
    <link rel="manifest" href="../../manifest.webmanifest">
${alternates(name)}
    <link rel="stylesheet" href="../../page/tokens.css">
    <link rel="stylesheet" href="../../page/bar.css">
    <link rel="stylesheet" href="../tutorial.css">
${modules.map((src) => `    <script type="module" src="${src}"></script>`).join('\n')}
  </head>
  <body>
    <a class="skip" href="#text">${say.skip}</a>
    ${header({ top: '../../', language, current: 'tutorial' })}
    <div class="desk">
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
  return Object.keys(NAMES)
    .map((tag) => `    <link rel="alternate" hreflang="${tag}" href="../${tag}/${name}">`)
    .join('\n');
}

function languageLinks(language, name) {
  return Object.entries(NAMES)
    .map(([tag, text]) => {
      const current = tag === language ? ' aria-current="true"' : '';
      return `        <a href="../${tag}/${name}" hreflang="${tag}" lang="${tag}"${current}>${text}</a>`;
    })
    .join('\n');
}

function chapterLink({ name, title }, current) {
  const mark = name === current ? ' aria-current="page"' : '';
  return `          <li><a href="${name}"${mark}>${title}</a></li>`;
}

function turnPages(language, chapters, i) {
  const { previous, next } = STRINGS[language];
  const link = (chapter, rel, label) =>
    chapter
      ? `<a rel="${rel}" href="${chapter.name}"><span>${label}</span> ${chapter.title}</a>`
      : '';
  const links = [link(chapters[i - 1], 'prev', previous), link(chapters[i + 1], 'next', next)];
  return `<nav class="turn" aria-label="${previous} / ${next}">${links.join('')}</nav>`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
