/**
 * build.mjs -- everything that is shipped, into dist/.
 *
 *     dist/             what npm gets: modules, types, the command, the wasm files
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
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';

import { DECLARATIONS, declarations, writeFunctions } from '../web/site/build/async-types.mjs';
import { writeTextModules } from '../web/site/build/texts.mjs';
import { customData, manifest, webTypes } from './manifest.mjs';
import { isMain, main, ROOT, say, UserError } from './say.mjs';
import { setUp } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

/** Everything is made here and then put in the place of dist/: a failed build leaves it alone. */
const DIST = join(ROOT, 'build', 'dist');
const SITE = join(DIST, 'site');

const STEPS = [
  ['texts', writeTextModules],
  ['functions', writeFunctions],
  ['wasm', buildWasmFiles],
  ['package', bundleModules],
  ['types', writeTypes],
  ['site', writeSiteFiles],
  ['inline', writeInlined],
  ['bundle', finishSiteFiles],
  ['check', checkPackageNames],
  ['swap', () => replaceFolder(join(ROOT, 'dist'), DIST)],
];

/** `output` takes what the compiler says; without it the terminal does. */
export async function build(output) {
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST, { recursive: true });
  for (const [name, step] of STEPS) {
    const start = performance.now();
    await step(output);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const line = `build: ${name} (${seconds} s)`;
    if (output) output.write(`${line}\n`);
    else say(line);
  }
}

/** Two renames: a build that is stopped in between leaves the old folder beside. */
function replaceFolder(folder, made) {
  const old = `${made}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(made, folder);
  rmSync(old, { recursive: true, force: true });
}

/** The two whole modules that are shipped. */
const WASM = ['nqueens.wasm', 'nqueens-scalar.wasm'];

/** The module without the algorithm fast, for npm alone. */
const BOARD_WASM = 'nqueens-board.wasm';

/**
 * NQUEENS_WASM=checked puts the module that traps on undefined behaviour in the place of
 * both whole ones, so that all tests can run with it; NQUEENS_WASM=debug the one with symbols.
 */
async function buildWasmFiles(output) {
  const instead = process.env.NQUEENS_WASM;
  const files = await buildWasm(instead ? [instead] : [], output);
  for (const name of [...WASM, BOARD_WASM]) {
    const wanted = instead && name !== BOARD_WASM ? `nqueens-${instead}.wasm` : name;
    cpSync(files.find((file) => file.name === wanted).path, join(DIST, name));
    chmodSync(join(DIST, name), 0o644); // the linker believes it made a program
  }
}

async function bundleModules() {
  const { bundle } = await import('./bundle.mjs');
  await bundle(DIST);
  for (const file of Object.values(packageJson().bin)) chmodSync(madeFrom(file), 0o755);
}

/** Types are written once; what a `require` gets differs in the names of files only. */
function writeTypes() {
  for (const [name, path] of Object.entries(DECLARATIONS)) {
    const types = declarations(path)
      .replaceAll("'../core/index.js'", "'./core.js'")
      .replaceAll("'../index.js'", "'./element.js'");
    writeFileSync(join(DIST, `${name}.d.ts`), types);
    const required = types.replaceAll(/((?:from |import\()'\.\/\w+)\.js'/g, "$1.cjs'");
    writeFileSync(join(DIST, `${name}.d.cts`), required);
  }
}

async function writeSiteFiles() {
  const { writeSite } = await import('../web/site/build/site.mjs');
  await writeSite(SITE, WASM);
}

/** After `inline`, which needs the single modules. */
async function finishSiteFiles() {
  const { finishSite } = await import('../web/site/build/site.mjs');
  await finishSite(SITE);
}

async function writeInlined() {
  const { elementRequired, elementScript, embedPage, singlePage } = await import('./inline.mjs');
  const embed = await embedPage(SITE);
  for (const folder of [DIST, SITE]) writeFileSync(join(folder, 'embed.html'), embed);
  writeFileSync(join(DIST, 'element.global.js'), await elementScript(SITE));
  writeFileSync(join(DIST, 'element.cjs'), await elementRequired(SITE));
  for (const [name, value] of Object.entries({
    'custom-elements': manifest(),
    'html-custom-data': customData(),
    'web-types': webTypes(packageJson()),
  })) {
    writeFileSync(join(DIST, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
  }
  writeFileSync(join(SITE, 'nqueens.html'), await singlePage(SITE));
}

/** What package.json promises must be there. */
function checkPackageNames() {
  const { exports, bin } = packageJson();
  const missing = fileNames([exports, bin]).filter((file) => !existsSync(madeFrom(file)));
  if (missing.length > 0) {
    throw new UserError(`package.json names what the build did not make: ${missing.join(', ')}`);
  }
}

/** Where a file of package.json's is made, before it gets into dist/. */
function madeFrom(file) {
  const path = relative('dist', file);
  return path.startsWith('..') ? join(ROOT, file) : join(DIST, path);
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
