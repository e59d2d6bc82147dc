/**
 * dev.test.mjs -- a page of `npm run dev` loads itself again after a build.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { reloadingServer } from '../../scripts/dev.mjs';
import { ROOT } from '../../scripts/say.mjs';
import { listen } from '../../scripts/serve.mjs';
import { scratch } from '../node/examples.mjs';
import { browser } from './chromium.mjs';
import { visit } from './site.mjs';

const folder = scratch('dev');
cpSync(join(ROOT, 'dist', 'site'), folder, { recursive: true });
const { server, reload } = reloadingServer(folder);

after(() => {
  server.closeAllConnections();
  server.close();
});

test('a page loads itself again when the site was built', async () => {
  const person = await visit(browser, await listen(server, 0));
  await person.ready();
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/<title>.*?</, '<title>built again<'));
  // The events may not be followed yet.
  const again = setInterval(reload, 100);
  await person.until(() => document.title === 'built again', 'the new page');
  clearInterval(again);
  await person.close();
});
