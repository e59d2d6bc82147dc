/**
 * warnings.mjs -- a warning of Node is a failure: loaded before every file of tests.
 *
 *     node --import ./tests/node/warnings.mjs --test tests/node/pool.test.mjs
 */
process.on('warning', (warning) => {
  throw warning;
});
