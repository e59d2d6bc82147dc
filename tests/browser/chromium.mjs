/**
 * chromium.mjs -- the built site and a Chromium for the tests of the file that imports
 * them; both are closed after its last test.
 *
 * They are opened here and not in a hook: a file's own hooks already use them.
 */
import { after } from 'node:test';

import { launch } from './engines.mjs';
import { openSite } from './site.mjs';

export const browser = await launch('chromium');
export const site = await openSite();

after(async () => {
  await browser.close();
  site.close();
});
