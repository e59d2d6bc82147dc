/**
 * start.mjs -- `npm start`: set up what is missing, build, and show the page.
 */
import { build } from './build.mjs';
import { main } from './say.mjs';
import { readHosts, readPort, serve } from './serve.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  // What is wrong with PORT and NQUEENS_HOSTS is said before the long part.
  const port = readPort();
  readHosts();
  await setUp(['build']);
  await build();
  await serve(port);
});
