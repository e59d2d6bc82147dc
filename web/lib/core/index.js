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
 * Each function of a section (sections.js) takes the engine first; load() fills that in. To
 * add one, export it from a section and declare it in index.d.ts: a promise of the same name
 * comes by itself.
 */
import { defaultAlgorithms, defaultFor, describeAlgorithms } from './algorithms.js';
import { compile } from './compile.js';
import { LoadError } from './errors.js';
import { checkOptionNames } from './option_names.js';
import { addRenamed } from './renamed.js';
import { SECTIONS } from './sections.js';
import { WasmInstance } from './wasm_instance.js';

export { compile } from './compile.js';
export { DeadInstanceError, LoadError, NQueensError } from './errors.js';

/**
 * Start the library. Each call is a separate, isolated instance.
 *
 * @param source where the WebAssembly is: a URL, its bytes, a Response or a compiled
 *   Module. Without it, the one that came with the package.
 */
export async function load(source) {
  const module = await compile(source);
  try {
    const { exports } = await WebAssembly.instantiate(
      /** @type {WebAssembly.Module} */ (module),
      {},
    );
    const nq = api(new WasmInstance(exports));
    selfTest(nq);
    return nq;
  } catch (cause) {
    // The engine of JavaScript says so by a RangeError; the file itself may be fine.
    const full = cause instanceof RangeError;
    const why = full
      ? 'there is no memory for WebAssembly'
      : 'this WebAssembly is not that of nqueens';
    throw new LoadError(`${why}: ${cause.message}`, { cause });
  }
}

function api(engine) {
  const nq = {
    algorithms: describeAlgorithms(engine),
    defaults: defaultAlgorithms(engine),
    defaultFor: (task, n) => defaultFor(engine, task, n),
    formats: engine.names('format_name'),
    methods: engine.names('solve_method'),
    rules: engine.names('rules_name'),
    version: engine.text(engine.wasm.engine_version()),
  };
  for (const section of SECTIONS) {
    for (const [name, run] of Object.entries(section)) {
      nq[name] = (...values) => {
        checkOptionNames(name, values);
        return run(engine, ...values);
      };
    }
  }
  return Object.freeze(addRenamed(nq));
}

// A damaged file may well compile. Four boards of size 6 tell whether it can be trusted.
const SIX = '1 3 5 0 2 4 / 2 5 1 4 0 3 / 3 0 4 1 5 2 / 4 2 0 5 3 1';

function selfTest(nq) {
  const found = [...nq.solutions(6)].map((columns) => columns.join(' ')).join(' / ');
  if (found !== SIX) throw new Error(`for n = 6 it finds ${found || 'nothing'}`);
}
