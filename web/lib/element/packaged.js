/**
 * packaged.js -- the element as npm ships it: one module with everything inside, so that
 * no bundler has to be told where workers and wasm lie.
 */
import '../embed/inlined.js';

export * from './index.js';
