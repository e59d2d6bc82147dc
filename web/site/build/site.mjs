/**
 * site.mjs -- the whole site: page, library, listings, tutorial, documents.
 *
 *     await writeSite('build/dist/site');        // build/dist holds the wasm files
 *
 * web/site is the top of the site, with web/lib and web/data as folders in it.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { ROOT } from '../../../scripts/say.mjs';
import { algorithmNames } from '../../lib/core/algorithm_table.js';
import { tokens } from '../../lib/element/styles/tokens.js';
import { bundleSite } from './bundle.mjs';
import { compressSite } from './compress.mjs';
import { writeDocuments } from './documents.mjs';
import { writeHeader } from './header.mjs';
import { listingModules } from './listings.mjs';
import { writeOembed } from './oembed.mjs';
import { writeServiceWorker } from './offline.mjs';
import { writeTutorial } from './tutorial.mjs';

const WEB = join(ROOT, 'web');

/** `wasm` are the names of files that lie beside the site, and in it, too. */
export async function writeSite(site, wasm) {
  copySources(site);
  for (const name of wasm) cpSync(join(site, '..', name), join(site, name));
  findWasmBeside(site);
  nameAlgorithms(join(site, 'data/schemas/part.schema.json'));
  mkdirSync(join(site, 'data/listings'), { recursive: true });
  for (const [name, text] of listingModules())
    writeFileSync(join(site, 'data/listings', name), text);
  // The page needs the tokens before any script runs, so it also has them as a style sheet.
  writeFileSync(join(site, 'page/tokens.css'), tokens.trimStart());
  await writeTutorial(site);
  writeDocuments(site);
  writeHeader(site);
  writeOembed(site);
}

/** The pages load bundles in the place of single modules; the service worker lists them. */
export async function finishSite(site) {
  await bundleSite(site);
  writeServiceWorker(site);
  await compressSite(site);
}

function copySources(site) {
  const made = ['build', 'offline'].map((name) => join(WEB, 'site', name));
  cpSync(join(WEB, 'site'), site, { recursive: true, filter: (path) => !made.includes(path) });
  importLibrary(site);
  cpSync(join(WEB, 'lib'), join(site, 'lib'), { recursive: true });
  mkdirSync(join(site, 'data'), { recursive: true });
  for (const name of ['data/schemas', 'data/texts']) {
    cpSync(join(WEB, name), join(site, name), { recursive: true });
  }
}

/** Imports of library and data follow them to their place in the site. */
function importLibrary(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  for (const name of names) {
    const file = join(folder, name);
    const top = '../'.repeat(name.split(sep).length - 1) || './';
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replaceAll(/'(?:\.\.\/)+(lib|data)\//g, `'${top}$1/`));
  }
}

/** The sources look for the wasm in dist/; a copy of them has it at its own top. */
function findWasmBeside(site) {
  const file = join(site, 'lib/core/default_wasm.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace('../../../dist/', '../../'));
}

/** The schema of a part takes the algorithms that count. */
function nameAlgorithms(file) {
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  schema.properties.algorithm = { enum: algorithmNames('counts') };
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
}
