/**
 * load.js -- an instance of the library from a compiled Module, with the functions that are
 * wanted: what a bundle does not name is not in it.
 */
import { defaultAlgorithms, defaultFor, describeAlgorithms } from './algorithms.js';
import { LoadError } from './errors.js';
import { solutions } from './walks.js';
import { WasmInstance } from './wasm_instance.js';

/**
 * `sections` are modules, or lists, of functions that take the engine first; `check` looks at
 * the name and the values of a call before it is made.
 */
export async function instantiate(module, sections, check = (_name, _values) => {}) {
  try {
    const { exports } = await WebAssembly.instantiate(
      /** @type {WebAssembly.Module} */ (module),
      {},
    );
    const engine = new WasmInstance(exports);
    selfTest(engine);
    return api(engine, sections, check);
  } catch (cause) {
    // The engine of JavaScript says so by a RangeError; the file itself may be fine.
    const full = cause instanceof RangeError;
    const why = full
      ? 'there is no memory for WebAssembly'
      : 'this WebAssembly is not that of nqueens';
    throw new LoadError(`${why}: ${cause.message}`, { cause });
  }
}

function api(engine, sections, check) {
  const nq = {
    algorithms: describeAlgorithms(engine),
    defaults: defaultAlgorithms(engine),
    defaultFor: (task, n) => defaultFor(engine, task, n),
    formats: engine.names('format_name'),
    methods: engine.names('solve_method'),
    rules: engine.names('rules_name'),
    version: engine.text(engine.wasm.engine_version()),
  };
  for (const section of sections) {
    for (const [name, run] of Object.entries(section)) {
      nq[name] = (...values) => {
        check(name, values);
        return run(engine, ...values);
      };
    }
  }
  return nq;
}

// A damaged file may well compile. Four boards of size 6 tell whether it can be trusted.
const SIX = '1 3 5 0 2 4 / 2 5 1 4 0 3 / 3 0 4 1 5 2 / 4 2 0 5 3 1';

function selfTest(engine) {
  const found = [...solutions(engine, 6)].map((columns) => columns.join(' ')).join(' / ');
  if (found !== SIX) throw new Error(`for n = 6 it finds ${found || 'nothing'}`);
}
