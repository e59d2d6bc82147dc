/**
 * tutorial.mjs -- the tutorial: chapters of web/site/tutorial/, filled in by the engine.
 *
 *     node web/site/build/tutorial.mjs               into dist/site, which must have been built
 *
 * A chapter is HTML with holes, `{{count 8}}` and the like. Whatever is filled in was
 * computed a moment ago by the same engine that the reader runs, so that no number and
 * no picture of the text can be wrong on its own. tutorial-values.mjs lists the values,
 * tutorial-blocks.mjs the figures, questions and experiments.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, main, ROOT, UserError } from '../../../scripts/say.mjs';
import { load } from '../../lib/core/index.js';
import { LANGUAGES } from '../../lib/element/languages.js';
import { blocksIn } from './tutorial-blocks.mjs';
import { contentsPage, framed } from './tutorial-frame.mjs';
import { composed } from './tutorial-type.mjs';
import { valuesIn } from './tutorial-values.mjs';

export const FOLDER = join(ROOT, 'web', 'site', 'tutorial');

/** The chapters of a language, in order: { name, source }. */
export function chaptersOf(language) {
  const folder = join(FOLDER, language);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^\d\d-[a-z-]+\.html$/.test(name));
  return names.sort().map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }));
}

/** A hole: its name and its words; quotes hold words together. */
const HOLE = /\{\{(\/?[a-z-]+)((?:\s+(?:[a-z]+=)?(?:"[^"]*"|[^\s"{}]+))*)\s*\}\}/g;

export function holesOf(source) {
  return [...source.matchAll(HOLE)].map(([whole, name, rest]) => ({
    whole,
    name,
    words: wordsOf(rest),
  }));
}

function wordsOf(rest) {
  return (rest.match(/(?:[a-z]+=)?(?:"[^"]*"|[^\s"]+)/g) ?? []).map((word) =>
    word.replaceAll('"', ''),
  );
}

/** A chapter's text with every hole filled. */
export function filled(source, known) {
  const text = source.replace(HOLE, (whole, name, rest) => {
    const fill = known[name];
    if (!fill) throw new UserError(`tutorial: nothing is called ${whole}`);
    return String(fill(...wordsOf(rest)));
  });
  const left = /\{\{.{0,40}/.exec(text);
  if (left) throw new UserError(`tutorial: this cannot be read: ${left[0]}`);
  return text;
}

/** Every page of the tutorial: { path, html }; `wasm` is what load() takes. */
export async function tutorialPages(wasm) {
  const nq = await load(wasm);
  const pages = [];
  for (const language of LANGUAGES) {
    const chapters = chaptersOf(language).map(({ name, source }) => {
      const known = { ...valuesIn(language, nq), ...blocksIn(language, nq, name) };
      return { name, ...partsOf(composed(filled(source, known))) };
    });
    chapters.forEach((_, i) => {
      const path = `${language}/${chapters[i].name}`;
      pages.push({ path, html: framed(language, chapters, i) });
    });
    pages.push({ path: `${language}/index.html`, html: contentsPage(language, chapters) });
  }
  return pages;
}

/** What the frame needs to know of a chapter. */
function partsOf(text) {
  const title = plain(/<h1>(.*?)<\/h1>/s.exec(text)?.[1] ?? '');
  const lead = plain(/<p class="lead">(.*?)<\/p>/s.exec(text)?.[1] ?? '');
  return { title, lead, text };
}

function plain(html) {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export async function writeTutorial(site) {
  const wasm = readFileSync(join(site, 'nqueens.wasm'));
  for (const language of LANGUAGES)
    mkdirSync(join(site, 'tutorial', language), { recursive: true });
  for (const { path, html } of await tutorialPages(wasm)) {
    writeFileSync(join(site, 'tutorial', path), html);
  }
}

if (isMain(import.meta.url)) await main(() => writeTutorial(join(ROOT, 'dist', 'site')));
