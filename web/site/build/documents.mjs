/**
 * documents.mjs -- the pages of the site that are made of other files.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { benchPages } from './bench-page.mjs';
import { recipeFiles, recipePages } from './recipes.mjs';
import { referencePages } from './reference.mjs';

/** Write them into the site; what they were made of is not part of it. */
export function writeDocuments(site) {
  rmSync(join(site, 'reference/examples'), { recursive: true, force: true });
  for (const file of recipeFiles()) rmSync(join(site, 'recipes', basename(file)), { force: true });
  const pages = { ...referencePages(), ...recipePages(), ...benchPages() };
  for (const [path, page] of Object.entries(pages)) writeFileSync(join(site, path), page);
}
