/**
 * dev.test.mjs -- a page of `npm run dev` loads itself again after a build.
 */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

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
  writeFileSync(page, readFileSync(page, 'utf8').replace('<html', '<html data-build="2"'));
  const loaded = person.page.puppeteer.waitForNavigation();
  while (reload() === 0) await wait(25); // nobody follows the events yet
  await loaded;
  assert.equal(await person.evaluate(() => document.documentElement.dataset.build), '2');
  await person.close();
});
