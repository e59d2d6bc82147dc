/**
 * lay_open.mjs -- a built dist/ whose modules lead to copies of the sources, file by file.
 *
 * Bundles would hide which file of web/lib a line comes from. The copies are those of the
 * site, in dist/sources/; where the build puts another file in the place of one, so does this.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesUnder } from '../../scripts/files.mjs';
import { ROOT } from '../../scripts/say.mjs';

export const DIST = join(ROOT, 'dist');
export const SITE = join(DIST, 'site');

/** Where the modules of the package lead to, in dist/. */
export const SOURCES = 'sources';

const passingOn = (...files) => files.map((file) => `export * from '${file}';\n`).join('');

/** In the package these stand in the place of others, which the site has. */
const LATER = {
  'element/modes/index.js': '../later/modes.js',
  'element/board-texts.js': './later/board-texts.js',
  'element/worker/engine.js': '../later/engine.js',
  'element/worker/start.js': '../later/start.js',
};

const ENTRIES = {
  'index.js': ['pool/index'],
  'core.js': ['core/index'],
  'engine.js': ['index', 'arguments', 'wasm_instance', 'node'].map((name) => `core/${name}`),
  'element.js': ['element/index'],
  'worker.js': ['pool/worker'],
};

/**
 * The text of a worker imports its program. Until that is there it keeps what it is told, as a
 * worker whose text is all of it would not have to.
 */
const WORKER = `
const early = [];
const keep = (event) => early.push(event);
globalThis.addEventListener?.('message', keep);
import(PROGRAM).then(() => {
  globalThis.removeEventListener?.('message', keep);
  for (const { data } of early) dispatchEvent(new MessageEvent('message', { data }));
});`;

/** A module that gives the text of a worker, whose program is another module. */
const textOf = (file, exported) => `
const text = ${JSON.stringify(WORKER)}.replace('PROGRAM', () =>
  JSON.stringify(new URL('${file}', import.meta.url).href));
export ${exported};
`;

export async function layOpen() {
  const { deskWasm, packedWasm } = await import('../../scripts/bundle.mjs');
  const { DESKS } = await import('../../scripts/wasm.mjs');
  const { inlinedTexts } = await import('../../scripts/inline.mjs');
  const { unbundled } = await import('../../web/site/build/bundle.mjs');
  for (const name of ['lib', 'data']) {
    cpSync(join(SITE, name), join(DIST, SOURCES, name), { recursive: true });
  }
  cpSync(join(ROOT, 'package.json'), join(DIST, 'package.json'));
  const write = (name, text) => writeFileSync(join(DIST, SOURCES, 'lib', name), text);
  write('wasm.js', await packedWasm(join(DIST, 'nqueens.wasm')));
  write('core/default_wasm.js', passingOn('./packed_wasm.js'));
  write(
    'pool/worker_source.js',
    textOf('./worker.js', 'const workerSource = () => ({ code: text })'),
  );
  write('element/later/worker_base.js', "export default '';\n");
  for (const desk of DESKS) {
    const later = `element/later/${desk}`;
    write(`${later}_program.js`, textOf('../worker/program.js', 'default text'));
    write(`${later}_wasm.js`, await packedWasm(deskWasm(desk)));
  }
  for (const [name, file] of Object.entries(LATER)) write(name, passingOn(file));
  for (const [name, files] of Object.entries(ENTRIES)) {
    const paths = files.map((file) => `./${SOURCES}/lib/${file}.js`);
    writeFileSync(join(DIST, name), passingOn(...paths));
  }
  writeFileSync(
    join(DIST, 'cli.js'),
    `#!/usr/bin/env node\nimport './${SOURCES}/lib/cli/index.js';\n`,
  );
  writeInlined(await inlinedTexts(SITE));
  const embed = readFileSync(join(ROOT, 'web/site/embed.html'), 'utf8');
  const asModule = embed.replace('<script defer', '<script type="module"');
  writeFileSync(join(SITE, 'embed.html'), asModule);
  const index = readFileSync(join(SITE, 'index.html'), 'utf8');
  writeFileSync(join(SITE, 'index.html'), unbundled(index, 'page/page.js'));
  // What was compressed is what was bundled.
  for (const file of filesUnder('dist/site', /\.(br|gz)$/)) rmSync(join(ROOT, file));
}

/** The embed as modules, so that its files can be told apart. */
function writeInlined(texts) {
  const folder = join(SITE, 'lib/embed/inlined');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(join(folder, `${name}.js`), `export default ${JSON.stringify(text)};\n`);
  }
}
