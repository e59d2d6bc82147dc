/**
 * tutorial-blocks.mjs -- figures, listings, questions and experiments of the tutorial.
 *
 *     {{figure n=4 algorithm=board at=leave:1 code=java}} caption {{/figure}}
 *     {{figure mode=play n=8 queens=0,4,7,5,2,6,1,3}} caption {{/figure}}
 *     {{figure … loop=reject:1-reject:4}}  what the play button repeats
 *     {{figure id=back …}} and {{to back 4 board place:3}} a link that moves that board {{/to}}
 *     {{set back n=8 queens=solution:7}} a link that changes that board in another way {{/to}}
 *     {{live}} what can be done, said only where there is a script {{/live}}
 *     {{picture seam 8}} caption {{/picture}}
 *     {{listing board python is_free fill}}
 *     {{joins 4 pair}}                  pairs of half boards, which the board `pair` can show
 *     {{sources}}                       what to read and to program, at the end
 *     {{question}} … {{answer}} … {{/question}}
 *     {{lab 02-backtracking}} … {{form}} {{field n 4 12 8}} {{/form}} {{table "n|tests"}} {{/lab}}
 *
 * A live board holds its picture and its sentence: they are all that is seen without
 * JavaScript, and on paper.
 */

import { UserError } from '../../../scripts/say.mjs';
import { describeEvent, describeStep } from '../../lib/element/modes/trace/sentences.js';
import { CODE_NAMES } from '../../lib/element/parts/code-pane.js';
import { tokensOf } from '../../lib/element/parts/highlight.js';
import '../../lib/element/board-texts.js';
import { translator } from '../../lib/element/translate.js';
import { imagesOf } from '../../lib/element/worker/handlers/solutions.js';
import { climbing, staircase } from '../tutorial/experiments/lib/staircase.js';
import { LANGUAGES, readListings } from './listings.mjs';
import { readTexts } from './texts.mjs';
import { drawing } from './tutorial-drawings.mjs';
import { joinsTable } from './tutorial-joins.mjs';
import { drawScene, drawShelf, momentOf, playScene, traceScene } from './tutorial-pictures.mjs';
import { sourcesOf } from './tutorial-references.mjs';
import { eventsOf, indexOfEvent, solutionsOf } from './tutorial-values.mjs';

/** `name` is the chapter's file. */
export function blocksIn(language, nq, name) {
  const t = translator(language);
  const say = readTexts(language).tutorial;
  let questions = 0;
  return {
    figure: (...pairs) => `${openFigure(t, nq, Object.fromEntries(pairs.map(pairOf)))}<figcaption>`,
    '/figure': () => '</figcaption></figure>',
    to: (id, n, algorithm, at) =>
      `<a href="#${id}" data-board="${id}" data-step="${indexOfEvent(nq, Number(n), algorithm, at)}">`,
    set: (id, ...pairs) =>
      `<a href="#${id}" data-board="${id}"${dataOf(nq, Object.fromEntries(pairs.map(pairOf)))}>`,
    '/to': () => '</a>',
    live: () => '<span class="live">',
    '/live': () => '</span>',
    picture: (name, ...given) =>
      `<figure class="drawing">${drawing(nq, name, given, t, say)}<figcaption>`,
    '/picture': () => '</figcaption></figure>',
    listing,
    joins: (n, board) => joinsTable(language, Number(n), board),
    sources: () => sourcesOf(language, name),
    question: () => `<section class="question"><h2>${say.question}</h2>`,
    answer: () =>
      `<details id="answer-${++questions}"><summary>${say.answer}</summary><div class="answer">`,
    '/question': () => '</div></details></section>',
    lab: (name) => `<section class="lab" data-lab="${name}"><h2>${say.experiment}</h2>`,
    '/lab': () => `<p class="nojs">${say.needsScript}</p></section>`,
    form: () => '<form hidden><div class="fields">',
    '/form': () =>
      `</div><button type="submit" data-cancel="${say.cancel}">${say.run}</button></form>`,
    field: (name, least, most, value, label = name) =>
      `<label><span>${label}</span> <input type="number" name="${name}" min="${least}" max="${most}" value="${value}" required></label>`,
    text: (name, pattern, value, label = name) =>
      `<label><span>${label}</span> <input type="text" name="${name}" pattern="${pattern}" value="${value}" required></label>`,
    choice: (name, label, ...options) =>
      `<label><span>${label}</span> <select name="${name}">${options.map(optionOf).join('')}</select></label>`,
    table: (heads) => resultsTable(say, heads.split('|')),
  };
}

function pairOf(word) {
  const at = word.indexOf('=');
  if (at < 0) throw new UserError(`tutorial: a figure takes key=value, not ${word}`);
  return [word.slice(0, at), word.slice(at + 1)];
}

/** `value:what it is called`, or the value alone. */
function optionOf(option) {
  const [value, name = value] = option.split(':');
  return `<option value="${value}">${name}</option>`;
}

function resultsTable(say, heads) {
  const cells = heads.map((head) => `<th scope="col">${head}</th>`).join('');
  return `<div class="results" role="status"><table hidden><caption>${say.results}</caption><thead><tr>${cells}</tr></thead><tbody></tbody></table></div>`;
}

// ---- Figures ----

function openFigure(t, nq, { at, ...given }) {
  const spec = { mode: 'trace', ...given };
  const n = Number(spec.n);
  if (spec.mode === 'trace') spec.algorithm ??= 'board';
  if (spec.queens) spec.queens = queensOf(nq, n, spec.queens);
  const stepAt = (where) => indexOfEvent(nq, n, spec.algorithm, where, spec.level);
  if (at !== undefined) spec.step = stepAt(at);
  if (spec.loop) spec.loop = spec.loop.split('-').map(stepAt).join('-');
  const attributes = Object.entries(spec).map(([key, value]) => `${key}="${value}"`);
  return [
    `<figure class="board ${spec.mode} ${spec.controls ?? 'basic'}">`,
    `<n-queens-board ${attributes.join(' ')}>`,
    `<div class="still">${stillOf(t, nq, { ...spec, n })}</div>`,
    '</n-queens-board>',
  ].join('\n');
}

/** What a link sets, as attributes. */
function dataOf(nq, { queens, ...values }) {
  if (queens) values.queens = queensOf(nq, Number(values.n), queens);
  return Object.entries(values)
    .map(([key, value]) => ` data-${key}="${value}"`)
    .join('');
}

/** Movements of the square, by their place among the images of a board. */
const MOVEMENTS = { quarter: 1, half: 2, threequarters: 3, mirror: 4 };

/**
 * `solution:3` is the third solution, `solution:3:half` the same after half a turn, `staircase`
 * the one of chapter nine.
 */
function queensOf(nq, n, text) {
  if (text === 'staircase') return staircase(n).join(',');
  if (text === 'climbing') return Array.from({ length: n }, (_, row) => climbing(n, row)).join(',');
  const [, ordinal, movement] = /^solution:(\d+)(?::([a-z]+))?$/.exec(text) ?? [];
  if (!ordinal) return text;
  const board = solutionsOf(nq, n).at(ordinal - 1);
  return (movement ? imagesOf(board)[MOVEMENTS[movement]] : board).join(',');
}

/** What stands in for a live board. */
function stillOf(t, nq, spec) {
  const title = t('a11y.board', { n: spec.n });
  if (spec.mode === 'solutions') return drawShelf(solutionsOf(nq, spec.n), title);
  if (spec.mode === 'play') return drawScene(playScene(nq, spec), title);
  const step = spec.step ?? 0;
  const events = eventsOf(nq, spec.n, spec.algorithm, spec.level);
  const picture = drawScene(traceScene(nq, spec, step), title);
  const sentence = describeEvent(t, spec, momentOf(nq, spec, step));
  const number = describeStep(t, step, events.length);
  return `${picture}\n<p class="said"><span>${number}</span> ${sentence}</p>`;
}

// ---- Listings ----

const listings = readListings();

/**
 * Some functions of a listing in every language, the named one shown; without names, all of
 * it. A function is named as in that language: `isFree` is `is_free` in another.
 */
function listing(algorithm, language, ...names) {
  const tabs = Object.keys(LANGUAGES).map((code) => {
    const pressed = code === language;
    return `<button type="button" data-code="${code}" aria-pressed="${pressed}">${CODE_NAMES[code]}</button>`;
  });
  const texts = Object.keys(LANGUAGES).map((code) => {
    const hidden = code === language ? '' : ' hidden';
    const text = coloured(code, codeOf(algorithm, code, names));
    return `<pre class="listing" data-code="${code}" tabindex="0" translate="no" lang="en"${hidden}><code>${text}</code></pre>`;
  });
  return `<div class="listings"><div class="codes" translate="no" hidden>${tabs.join('')}</div>${texts.join('\n')}</div>`;
}

function codeOf(algorithm, language, names) {
  const text = listings[algorithm][language].lines.map((line) => line.text).join('\n');
  const parts = text.split(/\n\n+/);
  const chosen = names.length ? names.map((name) => functionNamed(parts, name)) : parts;
  return withoutMargin(chosen.join('\n\n'));
}

function functionNamed(parts, name) {
  const words = name
    .replace(/_?([A-Z])/g, '_$1')
    .toLowerCase()
    .split('_');
  const head = new RegExp(`\\b${words.join('_?')}\\(`, 'i');
  const found = parts.find((part) => head.test(part.split('\n', 1)[0]));
  if (!found) throw new UserError(`tutorial: the listing has no function ${name}`);
  return found.replace(/^ *(public|private):\n/, '');
}

/** The code as HTML, in the colours of the code pane. */
function coloured(language, code) {
  const line = (text) =>
    tokensOf(language, text)
      .map(({ text: piece, kind }) =>
        kind ? `<span class="${kind}">${escaped(piece)}</span>` : escaped(piece),
      )
      .join('');
  return code.split('\n').map(line).join('\n');
}

/** Methods of a class stand to the right; alone they need not. */
function withoutMargin(code) {
  const lines = code.split('\n');
  const margins = lines.filter(Boolean).map((line) => line.search(/\S/));
  const margin = Math.min(...margins);
  return lines.map((line) => line.slice(margin)).join('\n');
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
