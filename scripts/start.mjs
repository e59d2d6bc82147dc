/**
 * start.mjs -- `npm start`: set up what is missing, build, and show the page.
 */
import { build } from './build.mjs';
import { main } from './say.mjs';
import { readPort, serve } from './serve.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  const port = readPort(); // a bad PORT is said before the long part
  await setUp(['build']);
  await build();
  await serve(port);
});
