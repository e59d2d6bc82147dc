/**
 * documents.mjs -- the pages of the site that are made of other files.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { referencePages } from './reference.mjs';

/** Write them into the site; what they were made of is not part of it. */
export function writeDocuments(site) {
  rmSync(join(site, 'reference/examples'), { recursive: true, force: true });
  for (const [path, page] of Object.entries(referencePages()))
    writeFileSync(join(site, path), page);
}
