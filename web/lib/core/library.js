/**
 * library.js -- functions as people call them, on the instance of this thread: those that are
 * wanted, for what a bundle does not name is not in it.
 */
import { defaultAlgorithms, defaultFor, describeAlgorithms } from './algorithms.js';
import { runNow } from './steps.js';

/**
 * An object with these functions; `check` looks at the name and the values of a call before it
 * is made.
 */
export function library(engine, functions, check = (_name, _values) => {}) {
  const nq = {
    algorithms: describeAlgorithms(engine),
    defaults: defaultAlgorithms(engine),
    defaultFor: (task, n) => defaultFor(engine, task, n),
    formats: engine.names('format_name'),
    methods: engine.names('solve_method'),
    rules: engine.names('rules_name'),
    version: engine.ask('text', 'engine_version'),
  };
  for (const [name, run] of Object.entries(functions)) {
    nq[name] = (...values) => {
      check(name, values);
      return runNow(engine, /** @type {any} */ (run)(engine, ...values));
    };
  }
  return nq;
}
