/**
 * warnings.mjs -- a warning of Node is a failure: loaded before every file of tests.
 *
 *     node --import ./tests/node/warnings.mjs --test tests/node/pool.test.mjs
 */
/** What a test uses of Node's own test tools may be experimental; the product may not. */
const isTestTool = ({ name, message }) =>
  name === 'ExperimentalWarning' && message.includes('MockTimers');

process.on('warning', (warning) => {
  if (isTestTool(warning)) return;
  throw warning;
});
