/**
 * bench.mjs -- `npm run bench`: what is fast and how fast, measured here and now.
 *
 *     npm run bench                 everything in bench/
 *     npm run bench -- page         only bench/page.mjs
 *
 * A benchmark exports measure(say). It needs what was built, not a rebuilt one.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { isMain, main, ROOT, say, Trouble } from './say.mjs';

const FOLDER = join(ROOT, 'bench');

async function bench(wanted) {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.mjs'));
  const known = names.map((name) => name.replace('.mjs', ''));
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown) throw new Trouble(`there is no benchmark "${unknown}": ${known.join(', ')}`);
  for (const name of wanted.length ? wanted : known) {
    const { measure } = await import(pathToFileURL(join(FOLDER, `${name}.mjs`)).href);
    await measure(say);
  }
}

if (isMain(import.meta.url)) await main(() => bench(process.argv.slice(2)));
