/**
 * files.mjs -- the files below a folder of the project, by name.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './say.mjs';

/** Paths relative to the project, sorted; an absent folder has no files. */
export function filesUnder(folder, pattern) {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => {
      const name = join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(name, pattern);
      return pattern.test(entry.name) ? [name] : [];
    })
    .sort();
}
