/**
 * recipes.mjs -- the recipes of web/site/recipes as pages of the site.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesUnder } from '../../../scripts/files.mjs';
import { ROOT } from '../../../scripts/say.mjs';
import { filledIn } from './arithmetic.mjs';
import { documentPage } from './document.mjs';
import { htmlOf } from './markdown.mjs';

export function recipeFiles() {
  return filesUnder('web/site/recipes', /\.md$/);
}

/** A recipe's text, with what is computed in its place. */
export function recipeText(file) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return file.endsWith('on-paper.md') ? filledIn(text) : text;
}

/** The pages by their place in the site. */
export function recipePages() {
  return Object.fromEntries(recipeFiles().map((file) => page(file)));
}

function page(file) {
  const text = recipeText(file);
  const path = `recipes/${basename(file, '.md')}.html`;
  const [, title] = /^# (.*)$/m.exec(text);
  const [, first] = /^# .*\n\n(.*?)\n\n/s.exec(text);
  const description = first.replace(/\s+/g, ' ').replace(/[`*]|\[|\]\([^)]*\)/g, '');
  return [path, documentPage({ path, title, description, body: htmlOf(text) })];
}
