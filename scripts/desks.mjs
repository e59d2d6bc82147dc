/**
 * desks.mjs -- the programs of the element's workers in the package, as texts: what several desks
 * (web/lib/element/worker/desks/) need is in a text that stands in front of a desk's own.
 */
import { dirname, join, resolve } from 'node:path';

import esbuild from 'esbuild';
import { rollup } from 'rollup';

import { minified } from './minify.mjs';
import { ROOT } from './say.mjs';
import { DESKS } from './wasm.mjs';

const WORKER = join(ROOT, 'web/lib/element/worker');

/** What the text in front is called for the other. */
const BASE = 'base';

const program = (desk) => `
  import { serve } from '../../pool/serve.js';
  import { ${desk} } from './desks/${desk}.js';
  import { boardServer } from './server.js';
  serve(boardServer(${desk}));`;

/** The texts of the desks' programs by name, and the one in front as `base`. */
export async function deskPrograms() {
  const shared = await sharedFiles();
  const programs = {};
  const wanted = new Set();
  for (const desk of DESKS) {
    const { code, importedBindings } = await script(program(desk), shared);
    for (const name of importedBindings[BASE]) wanted.add(name);
    programs[desk] = await minified(code, { isModule: false });
  }
  const all = shared.map((file) => `export * from '${file}';`).join('\n');
  const { code } = await script(`export { ${[...wanted].sort()} } from '${ALL}';`, [], all);
  return { ...programs, [BASE]: await minified(code, { isModule: false }) };
}

/** What no desk can do without. */
const IN_FRONT = [
  './server.js',
  '../../pool/serve.js',
  '../../core/engine.js',
  '../../core/streams.js',
];

/** The files that this takes. */
async function sharedFiles() {
  const { metafile } = await esbuild.build({
    stdin: { contents: IN_FRONT.map((file) => `import '${file}';`).join('\n'), resolveDir: WORKER },
    absWorkingDir: WORKER,
    bundle: true,
    ignoreAnnotations: true,
    write: false,
    format: 'esm',
    metafile: true,
  });
  const files = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>');
  return files.map((file) => join(WORKER, file));
}

const ENTRY = join(WORKER, 'entry.js');
const ALL = join(WORKER, 'all.js');

/** A script without the files that the one in front has; `all` are those for that one. */
async function script(entry, files, all = '') {
  const bundle = await rollup({
    input: ENTRY,
    external: [BASE],
    plugins: [
      {
        name: 'in front',
        resolveId(path, from) {
          const file = from ? resolve(dirname(from), path) : path;
          return files.includes(file) ? { id: BASE, external: true } : file;
        },
        load: (path) => ({ [ENTRY]: entry, [ALL]: all })[path],
      },
    ],
    onwarn({ message }) {
      throw new Error(message);
    },
  });
  const { output } = await bundle.generate({
    format: 'iife',
    name: BASE,
    globals: { [BASE]: BASE },
    exports: 'named',
    esModule: false,
  });
  await bundle.close();
  return output[0];
}
