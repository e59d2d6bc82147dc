/**
 * parts.mjs -- the modules of the package that share parts: what is loaded for one purpose
 * becomes one file.
 *
 * esbuild cuts a part wherever two modules have something in common, which makes dozens of small
 * files: each is a request, and gzip finds less in it than in a large one. Rollup puts them
 * together by who needs them.
 */
import { basename, dirname, join } from 'node:path';

import { rollup } from 'rollup';

import { minified } from './minify.mjs';

/** What is imported without a board. */
const LIBRARY = ['core/index.js', 'pool/index.js', 'replaced:engine.js'];

const modeOf = (name) => `element/modes/${name}/mode.js`;

/** A deduction is a kind of trace, and painting comes from a game. */
const MODES = ['play', 'trace', 'solutions', 'count'].map(modeOf);
const PUZZLES = ['play', 'paint', 'deduction'].map(modeOf);

/**
 * Parts by name: the first whose function gives true has it. `needs(entry)` tells whether an
 * entry, a module that is imported from outside or later, needs what is to be placed.
 */
const PARTS = {
  common: (needs) => needs('element/index.js') && LIBRARY.some(needs),
  board: (needs) => needs('element/index.js') || needs(modeOf('diagram')),
  around: (needs) => needs('element/surroundings.js') || MODES.filter(needs).length > 1,
  puzzles: (needs) => PUZZLES.filter(needs).length > 1,
  pool: (needs) => needs('element/worker/lanes.js') && needs('pool/index.js'),
  asking: (needs) => needs('element/worker/lanes.js'),
  engine: (needs) => needs('element/worker/solver.js') && needs('core/index.js'),
  counting: (needs) => needs('element/worker/solver.js') && needs('pool/index.js'),
  whole: (needs) => needs('replaced:wasm.js') && needs('core/index.js'),
};

/** `built` is what esbuild made, with its metafile, in `folder`. Gives pairs of path and text. */
export async function united({ outputFiles, metafile }, folder) {
  const graph = new Graph(metafile.outputs, folder);
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const bundle = await rollup({
    input: graph.inputs,
    preserveEntrySignatures: 'strict',
    plugins: [inMemory(texts), SMALL],
    onwarn({ message }) {
      throw new Error(message);
    },
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => `parts/${name.replace(/-[A-Z0-9]{8}$/, '')}-[hash].js`,
    hashCharacters: 'base36',
    onlyExplicitManualChunks: true,
    manualChunks: (path) => graph.partOf(path),
  });
  await bundle.close();
  return output.map(({ fileName, code }) => [join(folder, fileName), code]);
}

/** Which entries need which files. */
class Graph {
  /** By entry: the files that are there before it runs. */
  #needed;
  /** The files that are imported from outside, by name. */
  inputs = {};

  constructor(outputs, folder) {
    const files = Object.entries(outputs).map(([name, output]) => ({
      ...output,
      path: join(folder, basename(dirname(name)) === 'parts' ? 'parts' : '', basename(name)),
    }));
    const byName = new Map(files.map((file) => [basename(file.path), file]));
    const follow = (file, found = new Set()) => {
      if (found.has(file.path)) return found;
      found.add(file.path);
      for (const { path, kind } of file.imports) {
        if (kind === 'import-statement') follow(byName.get(basename(path)), found);
      }
      return found;
    };
    const entries = files.filter(({ entryPoint }) => entryPoint);
    this.#needed = new Map(entries.map((file) => [file.entryPoint, follow(file)]));
    for (const { path } of entries) {
      if (dirname(path) === folder) this.inputs[basename(path, '.js')] = path;
    }
  }

  partOf(path) {
    const needs = (entry) => this.#needed.get(entry).has(path);
    return Object.keys(PARTS).find((name) => PARTS[name](needs));
  }
}

const inMemory = (texts) => ({
  name: 'in memory',
  resolveId: (path, from) => (from ? join(dirname(from), path) : path),
  load: (path) => texts.get(path),
});

const SMALL = { name: 'small', renderChunk: (code) => minified(code) };
