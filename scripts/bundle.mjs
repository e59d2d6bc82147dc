/**
 * bundle.mjs -- the modules that npm gets, made from web/lib/.
 *
 *     index.js   index.cjs     `nqueens`
 *     core.js    core.cjs      `nqueens/core`
 *     engine.js  engine.cjs    what both are made of, so that a program has it once
 *     wasm.js    wasm.cjs      the WebAssembly as text, for the engine alone
 *     *.edge.js                both for platforms that take compiled modules only
 *     worker.js                the worker, a script that needs nothing else
 *     nqueens.global.js        all of it in one script, for a <script> tag
 *     cli.js                   the command
 *
 * No bundler that meets these files later has to find anything else: the worker's code
 * is a string in index, and the WebAssembly one in wasm.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import esbuild from 'esbuild';

import { packed } from './pack.mjs';
import { ROOT } from './say.mjs';

const WEB = join(ROOT, 'web', 'lib');

/** Write all of them into a folder that already holds nqueens.wasm. */
export async function bundle(folder) {
  const write = (name, text) => writeFileSync(join(folder, name), text);
  const wasm = await packedWasm(join(folder, 'nqueens.wasm'));
  const worker = await workerScript();
  write('worker.js', worker);
  write('nqueens.global.js', await globalScript(wasm, worker));
  for (const [name, text] of Object.entries(await modules('esm', '.js', wasm, worker))) {
    write(`${name}.js`, text);
  }
  for (const [name, text] of Object.entries(await modules('esm', '.edge.js'))) {
    write(`${name}.edge.js`, text);
  }
  for (const [name, text] of Object.entries(await modules('cjs', '.cjs', wasm, worker))) {
    write(`${name}.cjs`, text);
  }
  write('cli.js', await command());
}

/**
 * Everything of core that the modules around it use. What the worker does not repeat comes
 * first: the worker's copy must begin within 32 kB, see `index` below.
 */
const ENGINE = [
  './core/default_wasm.js',
  './core/residue.js',
  './core/index.js',
  './core/arguments.js',
  './core/wasm_instance.js',
  './core/node.js',
  './core/option_names.js',
  './core/published.js',
  './core/sections.js',
]
  .map((path) => `export * from '${path}';`)
  .join('\n');

/** Without `wasm` and `worker` those of the edge: the module is a file, and there is no worker. */
async function modules(format, ending, wasm, worker) {
  const engine = beside(`./engine${ending}`);
  const core = Object.keys(await import('../web/lib/core/index.js'));
  return {
    ...(wasm && { wasm: await made({ contents: wasm, format }) }),
    engine: await made({
      contents: ENGINE,
      format,
      instead: wasm
        ? { 'core/default_wasm.js': UNPACKING, 'wasm.js': beside(`./wasm${ending}`) }
        : { 'core/default_wasm.js': COMPILED, 'core/nqueens.wasm?module': beside(WASM_MODULE) },
    }),
    core: await made({
      contents: `export { ${core} } from './core/index.js';`,
      format,
      instead: { 'core/index.js': engine },
    }),
    index: await made({
      // The worker's code comes first, close to the engine that it repeats: gzip finds what
      // is repeated within 32 kB only.
      contents: "import './pool/worker_source.js';\nexport * from './pool/index.js';",
      format,
      instead: { 'core/*': engine, 'pool/worker_source.js': worker ? inside(worker) : NO_WORKER },
    }),
  };
}

/** It never loads anything by itself: the compiled module is posted to it. */
function workerScript() {
  const refusal = "export function defaultWasm() { throw Error('no module'); }";
  return made({
    contents: "import './pool/worker.js';",
    format: 'iife',
    minify: true,
    instead: { 'core/default_wasm.js': { contents: refusal } },
  });
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
    stdin: { contents, resolveDir: WEB },
    bundle: true,
    write: false,
    target: 'es2022',
    platform: 'neutral',
    legalComments: 'none',
    ignoreAnnotations: true, // package.json speaks of what is made here, not of the sources
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
