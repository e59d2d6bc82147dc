/**
 * library.js -- functions as people call them, on the instance of this thread: those that are
 * wanted, for what a bundle does not name is not in it.
 */
import { defaultAlgorithms, defaultFor, describeAlgorithms } from './algorithms.js';
import { functionsOn } from './steps.js';

/** An object with these functions, and with what is known without asking. */
export function library(engine, functions, check) {
  return {
    algorithms: describeAlgorithms(engine),
    defaults: defaultAlgorithms(engine),
    defaultFor: (task, n) => defaultFor(engine, task, n),
    formats: engine.names('format_name'),
    methods: engine.names('solve_method'),
    rules: engine.names('rules_name'),
    version: engine.ask('text', 'engine_version'),
    ...functionsOn(engine, functions, check),
  };
}
