/**
 * index.js -- the C library, spoken to in JavaScript, on the thread that calls it.
 *
 *     import { load } from 'nqueens/core';
 *
 *     const nq = await load();
 *     nq.count(8);                                     // 92n
 *     for (const columns of nq.solutions(6)) draw(columns);   // number[], four times
 *
 * A solution is one column number per row, top to bottom, counted from 0. Bad arguments
 * throw before any work: TypeError for the wrong kind of value, RangeError for the wrong
 * size, NQueensError for what only C can know. Leaving a for...of early frees its memory.
 *
 * Each function of a section (sections.js) takes the engine first; load() fills that in, and
 * does the steps that it yields (steps.js). To add one, export it from a section, name it in
 * sections.js and declare it in index.d.ts: a promise of the same name comes by itself.
 */
import { compile } from './compile.js';
import { engineOf } from './engine.js';
import { library } from './library.js';
import { checkOptionNames } from './option_names.js';
import { addRenamed } from './renamed.js';
import { FUNCTIONS } from './sections.js';

export { compile } from './compile.js';
export { DeadInstanceError, LoadError, NQueensError } from './errors.js';

/**
 * Start the library. Each call is a separate, isolated instance.
 *
 * @param source where the WebAssembly is: a URL, its bytes, a Response or a compiled
 *   Module. Without it, the one that came with the package.
 */
export async function load(source) {
  const engine = await engineOf(await compile(source));
  return Object.freeze(addRenamed(library(engine, FUNCTIONS, checkOptionNames)));
}
