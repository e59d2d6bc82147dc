/**
 * build.mjs -- everything that is shipped, into dist/.
 *
 *     dist/             what npm gets: modules, types, the command, both wasm files
 *     dist/site/        what a web server gets: the page and the same modules
 *
 * One step after the other; only the compiler's step is slow, and it does nothing for
 * files that did not change. This file is read before the set-up has installed anything,
 * so steps that use a package of npm import their modules when it is their turn.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, posix, sep } from 'node:path';
import { algorithmNames } from '../web/lib/core/algorithm_table.js';
import { DECLARATIONS, declarations } from '../web/site/build/async-types.mjs';
import { writeDocuments } from '../web/site/build/documents.mjs';
import { writeTutorial } from '../web/site/build/tutorial.mjs';
import { listingsModule } from './listings.mjs';
import { manifest } from './manifest.mjs';
import { isMain, main, ROOT, say, Trouble } from './say.mjs';
import { setUp } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

const DIST = join(ROOT, 'dist');
const SITE = join(DIST, 'site');
const WEB = join(ROOT, 'web');

const STEPS = [
  ['wasm', buildWasmFiles],
  ['package', bundleModules],
  ['types', writeTypes],
  ['site', copySite],
  ['listings', writeListings],
  ['styles', writeStyles],
  ['tutorial', () => writeTutorial(SITE)],
  ['documents', () => writeDocuments(SITE)],
  ['preload', preloadModules],
  ['inline', writeInlined],
  ['check', checkPackageNames],
];

/** `output` takes what the compiler says; without it the terminal does. */
export async function build(output) {
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST);
  for (const [name, step] of STEPS) {
    const start = performance.now();
    await step(output);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const line = `build: ${name} (${seconds} s)`;
    if (output) output.write(`${line}\n`);
    else say(line);
  }
}

/**
 * NQUEENS_WASM=checked puts the module that traps on undefined behaviour in the place of
 * both, so that all tests can run with it.
 */
async function buildWasmFiles(output) {
  const instead = process.env.NQUEENS_WASM;
  const files = await buildWasm(instead ? [instead] : [], output);
  for (const name of ['nqueens.wasm', 'nqueens-scalar.wasm']) {
    const wanted = instead ? `nqueens-${instead}.wasm` : name;
    cpSync(files.find((file) => file.name === wanted).path, join(DIST, name));
    chmodSync(join(DIST, name), 0o644); // the linker believes it made a program
  }
}

async function bundleModules() {
  const { bundle } = await import('./bundle.mjs');
  await bundle(DIST);
  for (const file of Object.values(packageJson().bin)) chmodSync(join(ROOT, file), 0o755);
}

/** Types are written once; what a `require` gets differs in the names of files only. */
function writeTypes() {
  for (const [name, path] of Object.entries(DECLARATIONS)) {
    const types = declarations(path).replaceAll("'../core/index.js'", "'./core.js'");
    writeFileSync(join(DIST, `${name}.d.ts`), types);
    const required = types.replaceAll(/((?:from |import\()'\.\/\w+)\.js'/g, "$1.cjs'");
    writeFileSync(join(DIST, `${name}.d.cts`), required);
  }
}

/** The sources look for the wasm in dist/; a copy of them has it at its own top. */
function findWasmBeside(folder) {
  const file = join(folder, 'lib/core/default_wasm.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace('../../../dist/', '../../'));
}

/** The generator of the site is no part of it. */
function isPart(path) {
  return path !== join(WEB, 'site', 'build');
}

/** web/site is the top of the site, with web/lib as a folder in it: imports follow. */
function importLibrary(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  for (const name of names) {
    const file = join(folder, name);
    const top = '../'.repeat(name.split(sep).length - 1) || './';
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replaceAll(/'(?:\.\.\/)+lib\//g, `'${top}lib/`));
  }
}

/** The schema of a part takes the algorithms that count. */
function nameAlgorithms(file) {
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  schema.properties.algorithm = { enum: algorithmNames('counts') };
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
}

function copySite() {
  cpSync(join(WEB, 'site'), SITE, { recursive: true, filter: isPart });
  importLibrary(SITE);
  cpSync(join(WEB, 'lib'), join(SITE, 'lib'), { recursive: true });
  cpSync(join(WEB, 'data/schemas'), join(SITE, 'data/schemas'), { recursive: true });
  nameAlgorithms(join(SITE, 'data/schemas/part.schema.json'));
  findWasmBeside(SITE);
  for (const name of ['nqueens.wasm', 'nqueens-scalar.wasm']) {
    cpSync(join(DIST, name), join(SITE, name));
  }
}

function writeListings() {
  mkdirSync(join(SITE, 'data'), { recursive: true });
  writeFileSync(join(SITE, 'data/listings.js'), listingsModule());
}

/** The page needs the tokens before any script runs, so it also has them as a style sheet. */
async function writeStyles() {
  const { tokens } = await import('../web/lib/element/styles/tokens.js');
  writeFileSync(join(SITE, 'page/tokens.css'), tokens.trimStart());
}

/** The page's modules are named in its head, so that a browser asks for all of them at once. */
function preloadModules() {
  const file = join(SITE, 'index.html');
  const links = modulesOf('page/page.js').map(
    (path) => `    <link rel="modulepreload" href="${path}">\n`,
  );
  const page = readFileSync(file, 'utf8');
  writeFileSync(file, page.replace(/( *<script type="module")/, `${links.join('')}$1`));
}

/** A module of the site and what it imports, from the site's top. */
function modulesOf(entry, found = new Set()) {
  if (found.has(entry)) return [...found];
  found.add(entry);
  const source = readFileSync(join(SITE, entry), 'utf8');
  for (const [, path] of source.matchAll(/^(?:import|export) [^;]*?'(\.[^']+)';/gm)) {
    modulesOf(posix.join(posix.dirname(entry), path), found);
  }
  return [...found];
}

async function writeInlined() {
  const { elementModule, elementRequired, embedPage, singlePage } = await import('./inline.mjs');
  const embed = await embedPage(SITE);
  for (const folder of [DIST, SITE]) writeFileSync(join(folder, 'embed.html'), embed);
  writeFileSync(join(DIST, 'element.js'), await elementModule(SITE));
  writeFileSync(join(DIST, 'element.cjs'), await elementRequired(SITE));
  writeFileSync(join(DIST, 'custom-elements.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(SITE, 'nqueens.html'), await singlePage(SITE));
}

/** What package.json promises must be there. */
function checkPackageNames() {
  const { exports, bin } = packageJson();
  const missing = fileNames([exports, bin]).filter((file) => !existsSync(join(ROOT, file)));
  if (missing.length > 0) {
    throw new Trouble(`package.json names what the build did not make: ${missing.join(', ')}`);
  }
}

function fileNames(value) {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(fileNames);
}

function packageJson() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await setUp(['build']);
    await build();
  });
}
