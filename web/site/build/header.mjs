/**
 * header.mjs -- the one header of all pages of the site, as HTML: it is there before any
 * script runs. page/header.js makes it work.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICONS } from '../../lib/element/icons.js';
import { LANGUAGES } from '../../lib/element/languages.js';
import { readTexts } from './texts.mjs';

const MARK =
  '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path class="ray" d="M16 16V1.5M16 16 5.5 5.5M16 16h14.5M16 16 5.5 26.5M16 16v14.5M16 16 26.5 5.5M16 16H1.5M16 16l10.5 10.5"/><circle class="eye" cx="16" cy="16" r="6.5"/></svg>';

const HALF =
  '<svg class="i" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="6.5"/><path class="fill" d="M10 3.5a6.5 6.5 0 0 1 0 13z"/></svg>';

/** The modes of the page, and the documents beside it. */
const MODES = ['play', 'trace', 'solutions', 'count', 'race'];

/**
 * The header of a page. `top` is the way to the site's top, `current` the id of the link that
 * leads to where the reader is; `isPage` says that this is the page with the board.
 */
export function header({ top = '', language = 'en', current = '', isPage = false }) {
  const texts = textsOf(language);
  const word = (key) => texts[key].replace('{theme}', texts['theme.auto']);
  const link = (id, href, key) => {
    const here = id === current ? ' aria-current="page"' : '';
    return `            <a id="${id}" href="${href}" data-word="${key}"${here}>${word(key)}</a>`;
  };
  const page = isPage ? '' : `${top}index.html`;
  const links = [
    ...MODES.map((mode) =>
      link(`mode-${mode}`, mode === 'play' ? page || '?' : `${page}?mode=${mode}`, `mode.${mode}`),
    ),
    link('tutorial', `${top}tutorial/${language}/index.html`, 'shell.tutorial'),
    link('documents', `${top}recipes/index.html`, 'shell.documents'),
  ];
  return `<header class="bar" id="bar"${isPage ? '' : ` lang="${language}"`}>
      <nav class="modes" aria-label="${word('nav.modes')}" data-label="nav.modes">
        <div class="roving">
          <a class="brand" id="brand" href="${isPage ? '?' : `${top}index.html`}">${MARK}<span translate="no">nqueens</span></a>
          <div class="links">
${links.join('\n')}
          </div>
        </div>
      </nav>
      <div class="tools roving" role="group" aria-label="${word('shell.settings')}" data-label="shell.settings">
${isPage ? '        <a class="pill" id="running" href="?mode=count" hidden></a>\n' : ''}        <label class="pick quiet"><select id="language" aria-label="${word('shell.language')}" data-label="shell.language">${languages(language)}</select>${icon('down')}</label>
${tools(word, isPage)}
      </div>
    </header>`;
}

function textsOf(language) {
  const { board, page } = readTexts(language);
  return { ...board, ...page };
}

function tools(word, isPage) {
  const button = (id, key, drawing, extra = '') =>
    `        <button type="button" class="icon ${id}" id="${id}" aria-label="${word(key)}" data-label="${key}">${drawing}${extra}</button>`;
  const label = `<span class="lbl" data-word="shell.share">${word('shell.share')}</span>`;
  return [
    ...(isPage ? [button('keys', 'shell.keys', icon('keys'))] : []),
    button('theme', 'shell.theme', HALF),
    ...(isPage ? [button('share', 'shell.share', icon('share'), label)] : []),
  ].join('\n');
}

function languages(language) {
  return LANGUAGES.map((tag) => {
    const chosen = tag === language ? ' selected' : '';
    return `<option value="${tag}" lang="${tag}"${chosen}>${textsOf(tag)['language.name']}</option>`;
  }).join('');
}

function icon(name) {
  const { d, fill } = ICONS[name];
  return `<svg class="i" viewBox="0 0 20 20" aria-hidden="true"><path${fill ? ' class="fill"' : ''} d="${d}"/></svg>`;
}

/** The empty board that is seen until the script has drawn the real one. */
function firstBoard() {
  const dark = Array.from({ length: 64 }, (_, i) => [i % 8, i >> 3])
    .filter(([x, y]) => (x + y) % 2)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('');
  const texts = textsOf('en');
  const label = texts['a11y.board'].replaceAll('{n}', '8');
  return `<svg class="first-board" viewBox="0 0 8 8" role="img" aria-label="${label}"><path class="light" d="M0 0h8v8H0z"/><path class="dark" d="${dark}"/></svg>
        <p class="first-goal">${texts['goal.classic'].replaceAll('{n}', '8')}</p>`;
}

/** Fills in the holes of the page with the board. */
export function writeHeader(site) {
  const file = join(site, 'index.html');
  const html = readFileSync(file, 'utf8')
    .replace('<header class="bar" id="bar"></header>', () =>
      header({ current: 'mode-play', isPage: true }),
    )
    .replace('<p class="first-board"></p>', firstBoard);
  writeFileSync(file, html);
}
