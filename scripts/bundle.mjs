/**
 * bundle.mjs -- the modules that npm gets, made from web/lib/.
 *
 *     index.js                 `nqueens`
 *     core.js                  `nqueens/core`
 *     element.js               `nqueens/element`
 *     engine.js                for the command, which shares their parts
 *     parts/*.js               what they are made of, so that a program has it once (see parts.mjs);
 *                              some come when they are first needed
 *     *.cjs                    the same for require(): engine.cjs is both index and core,
 *                              wasm.cjs the WebAssembly as text
 *     *.edge.js                for platforms that take compiled modules only
 *     worker.js                the worker, a script that needs nothing else
 *     nqueens.global.js        all of it in one script, for a <script> tag
 *     cli.js                   the command
 *
 * No bundler that meets these files later has to find anything else: the workers' code and
 * the WebAssembly are strings, and parts are imported by literal names.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

import esbuild from 'esbuild';

import { listingModules } from '../web/site/build/listings.mjs';
import { deskPrograms } from './desks.mjs';
import { packed } from './pack.mjs';
import { united } from './parts.mjs';
import { ROOT } from './say.mjs';
import { SMALL_SHEETS } from './sheets.mjs';
import { DESKS } from './wasm.mjs';

const WEB = join(ROOT, 'web', 'lib');

const COMMON = {
  bundle: true,
  write: false,
  target: 'es2022',
  platform: 'neutral',
  legalComments: 'none',
  ignoreAnnotations: true, // package.json speaks of what is made here, not of the sources
};

/** Write all of them into a folder that already holds nqueens.wasm. */
export async function bundle(folder) {
  const write = (name, text) => writeFileSync(join(folder, name), text);
  const wasm = await packedWasm(join(folder, 'nqueens.wasm'));
  const worker = await workerScript();
  // As it is read: of a file below 4 kB Vite makes a `data:` address, which policies refuse.
  write('worker.js', await workerScript({ minify: false }));
  write('nqueens.global.js', await globalScript(wasm, worker));
  await writeParts(folder, wasm, worker);
  for (const [name, text] of Object.entries(await modules('esm', '.edge.js'))) {
    write(`${name}.edge.js`, text);
  }
  for (const [name, text] of Object.entries(await modules('cjs', '.cjs', wasm, worker))) {
    write(`${name}.cjs`, text);
  }
  write('cli.js', await command());
}

/** The modules for import(), with their parts. */
async function writeParts(folder, wasm, worker) {
  const later = (name) => ({ path: join(WEB, 'element/later', name) });
  const built = await esbuild.build({
    ...COMMON,
    metafile: true,
    absWorkingDir: WEB,
    entryPoints: {
      index: './pool/index.js',
      core: './core/index.js',
      element: './element/index.js',
      engine: './engine.js',
      wasm: './wasm.js',
    },
    outdir: folder,
    format: 'esm',
    splitting: true,
    charset: 'utf8', // a module is nothing else
    chunkNames: 'parts/[name]-[hash]',
    plugins: [
      replacing({
        'engine.js': { contents: ENGINE },
        'core/default_wasm.js': UNPACKING,
        'wasm.js': { contents: wasm },
        'pool/worker_source.js': inside(worker),
        'element/modes/index.js': later('modes.js'),
        'element/board-texts.js': later('board-texts.js'),
        'element/worker/engine.js': later('engine.js'),
        'element/worker/start.js': later('start.js'),
        ...(await elementWorkers()),
      }),
      listings(),
      SMALL_SHEETS,
    ],
  });
  mkdirSync(join(folder, 'parts'));
  for (const [path, text] of await united(built, folder)) {
    writeFileSync(path, withHints(text));
  }
}

/** The minifier drops what core/node.js tells bundlers of an import that is not for them. */
const withHints = (code) =>
  code.replaceAll(/\bimport\((\w+)\)/g, 'import(/* webpackIgnore: true */ /* @vite-ignore */ $1)');

/** The element's workers have no more of the library, and of C, than their desk needs. */
async function elementWorkers() {
  const { base, ...programs } = await deskPrograms();
  const files = { 'worker_base.js': textModule(base) };
  for (const desk of DESKS) {
    files[`${desk}_program.js`] = textModule(programs[desk]);
    files[`${desk}_wasm.js`] = await packedWasm(deskWasm(desk));
  }
  const entries = Object.entries(files);
  return Object.fromEntries(
    entries.map(([name, contents]) => [`element/later/${name}`, { contents }]),
  );
}

const textModule = (text) => `export default ${JSON.stringify(text)};`;

/** It is in the package as text alone. */
export const deskWasm = (desk) => join(ROOT, 'build', 'wasm', `nqueens-${desk}.wasm`);

/** The code panes' programs, of which the sources are no modules. */
function listings() {
  const modules = new Map(listingModules());
  return {
    name: 'listings',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /data\/listings\/[\w-]+\.js$/ }, ({ path }) => ({
        path: basename(path),
        namespace: 'listings',
      }));
      onLoad({ filter: /.*/, namespace: 'listings' }, ({ path }) => ({
        contents: modules.get(path),
      }));
    },
  };
}

/** What the command uses of core. */
const ENGINE = [
  './core/default_wasm.js',
  './core/residue.js',
  './core/index.js',
  './core/algorithm_table.js',
  './core/arguments.js',
  './core/wasm_instance.js',
  './core/node.js',
  './core/limits.js',
  './core/option_names.js',
  './core/published.js',
  './core/region_text.js',
  './core/show.js',
  './core/unknown_names.js',
]
  .map((path) => `export * from '${path}';`)
  .join('\n');

/**
 * `nqueens` and `nqueens/core` for others than import(): engine has all of both, once. Without
 * `wasm` and `worker` those of the edge: the module is a file, and there is no worker.
 */
async function modules(format, ending, wasm, worker) {
  const entries = { core: './core/index.js', index: './pool/index.js' };
  const all = { engine: `export * from '${entries.core}'; export * from '${entries.index}';` };
  for (const [name, path] of Object.entries(entries)) {
    const names = Object.keys(await import(`../web/lib/${path}`));
    all[name] = `export { ${names} } from './all.js';`;
  }
  const instead = {
    'all.js': beside(`./engine${ending}`),
    'pool/worker_source.js': worker ? inside(worker) : NO_WORKER,
    ...(wasm
      ? { 'core/default_wasm.js': UNPACKING, 'wasm.js': beside(`./wasm${ending}`) }
      : { 'core/default_wasm.js': COMPILED, 'core/nqueens.wasm?module': beside(WASM_MODULE) }),
  };
  const files = wasm ? { wasm: await made({ contents: wasm, format }) } : {};
  for (const [name, contents] of Object.entries(all)) {
    files[name] = await made({ contents, format, instead });
  }
  return files;
}

/** It never loads anything by itself: the compiled module is posted to it. */
function workerScript({ minify = true } = {}) {
  return made({ contents: "import './pool/worker.js';", format: 'iife', minify });
}

function globalScript(wasm, worker) {
  return made({
    contents: "export * from './pool/global.js';",
    format: 'iife',
    globalName: 'nqueens',
    minify: true,
    instead: {
      'core/default_wasm.js': UNPACKING,
      'wasm.js': { contents: wasm },
      'pool/worker_source.js': inside(worker),
    },
  });
}

async function command() {
  const code = await made({
    contents: "import './cli/index.js';",
    format: 'esm',
    platform: 'node',
    packages: 'external',
    instead: {
      'pool/index.js': beside('./index.js'),
      'core/index.js': beside('./core.js'),
      'core/*': beside('./engine.js'),
      'cli/version.js': VERSION,
    },
  });
  return `#!/usr/bin/env node\n${code}`;
}

// ---- What stands in place of a file of web/lib/ ----

/** A module that lies beside the one that is being made. */
const beside = (file) => ({ path: file, external: true });

const UNPACKING = { contents: readFileSync(join(WEB, 'core/packed_wasm.js'), 'utf8') };

/** Wrangler and Next make a compiled module of a file that is imported by such a name. */
const WASM_MODULE = './nqueens.wasm?module';

const COMPILED = {
  contents: `import module from '${WASM_MODULE}'; export const defaultWasm = () => module;`,
};

const NO_WORKER = { contents: 'export const workerSource = () => null;' };

/** The command lies in dist/, one folder below package.json. */
const VERSION = {
  contents: readFileSync(join(WEB, 'cli/version.js'), 'utf8').replace('../../../', '../'),
};

const inside = (code) => ({
  contents: `export const workerSource = () => ({ code: ${JSON.stringify(code)} });`,
});

/** The module that has the WebAssembly as text. */
export async function packedWasm(file) {
  return `export const packed = '${await packed(file)}';`;
}

/** One file: `instead` says by their paths in web/lib/ which files are replaced. */
async function made({ contents, instead = {}, ...options }) {
  const { outputFiles } = await esbuild.build({
    ...COMMON,
    stdin: { contents, resolveDir: WEB },
    plugins: [replacing(instead)],
    ...options,
  });
  return outputFiles[0].text;
}

function replacing(table) {
  const choose = (path) => table[path] ?? (path.startsWith('core/') ? table['core/*'] : undefined);
  return {
    name: 'replacing',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const file = relative(WEB, join(resolveDir, path)).split(sep).join('/');
        const found = choose(file);
        return found?.contents ? { path: file, namespace: 'replaced' } : found;
      });
      onLoad({ filter: /.*/, namespace: 'replaced' }, ({ path }) => ({
        ...choose(path),
        resolveDir: join(WEB, path, '..'),
      }));
    },
  };
}
