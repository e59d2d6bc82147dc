/**
 * offline.test.mjs -- the site without a network: one cache for each build, never a file of
 * another build in it, and nothing of it in a frame.
 */
import assert from 'node:assert/strict';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { ROOT } from '../../scripts/say.mjs';
import { writeServiceWorker } from '../../web/site/build/offline.mjs';
import { launch } from './engines.mjs';
import { openSite } from './site.mjs';

let folder;
let site;
let browser;
let reachable = true;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nqueens-offline-'));
  cpSync(join(ROOT, 'dist', 'site'), folder, {
    recursive: true,
    filter: (path) => !/[\\/]lib$|\.(br|gz)$/.test(path),
  });
  site = await openSite(folder, '/', () => reachable);
  browser = await launch('chromium');
});

after(async () => {
  await browser?.close();
  site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The names of the files in every cache. */
async function cachedFiles() {
  const found = {};
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    found[name] = requests.map(({ url }) => new URL(url).pathname.slice(1)).sort();
  }
  return found;
}

const isReady = () =>
  navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.active));

/** Visits, waits until the newest worker serves the page, and gives what is cached. */
async function visitUntilActive(person) {
  await person.until(isReady, 'an active service worker');
  return person.evaluate(cachedFiles);
}

const bundled = (pattern) => readdirSync(join(folder, 'bundle')).find((name) => pattern.test(name));

test('after one visit the page, its workers and its WebAssembly work without a network', async () => {
  const person = await site.visit(browser, '');
  await person.ready();
  const cached = await visitUntilActive(person);
  assert.equal(Object.keys(cached).length, 1);
  const [files] = Object.values(cached);
  for (const wanted of ['index.html', `bundle/${bundled(/^nqueens-[0-9a-z]{8}\.wasm$/)}`]) {
    assert.ok(files.includes(wanted), `${wanted} in ${files}`);
  }
  reachable = false;
  await person.page.goto(`${site.address}?mode=trace&n=4`);
  await person.ready();
  await person.shows('.say-kind', /Step 1 of 128$/);
  await person.shows('.code .lit code', /row/);
  await person.page.goto(`${site.address}?mode=count&n=8`);
  await person.ready();
  await person.evaluate(() => document.querySelector('n-queens-board').play());
  await person.shows('.tally output', '92');
  reachable = true;
  await person.close();
});

test('what is kept for later is asked for when the board shows its first step', async () => {
  const seen = () => {
    globalThis.shown = [];
    ServiceWorkerContainer.prototype.register = async () => {
      const { shadowRoot } = document.querySelector('n-queens-board');
      globalThis.shown.push(shadowRoot.querySelector('.say-kind').textContent);
    };
  };
  for (const address of ['?mode=trace&n=4', 'tutorial/en/02-backtracking.html']) {
    const person = await site.visit(browser, address, { script: seen });
    await person.until(() => globalThis.shown.length > 0, 'the service worker');
    assert.match((await person.evaluate(() => globalThis.shown))[0], /Step \d/, address);
    await person.close();
  }
});

test('a document that was read is there without a network, one that was not is not', async () => {
  const person = await site.visit(browser, 'tutorial/en/01-the-puzzle.html');
  await person.until(
    async (path) =>
      Boolean(await caches.match(new URL(path, location.href), { ignoreSearch: true })),
    'the chapter in the cache',
    '01-the-puzzle.html',
  );
  reachable = false;
  await person.page.reload();
  assert.match(await person.evaluate(() => document.title), /queens/i);
  await assert.rejects(person.page.goto(`${site.address}tutorial/en/09-a-million-queens.html`));
  reachable = true;
  await person.close();
});

/** The site as another build: its script differs, and so does the script's name. */
function buildAnew(name) {
  const old = bundled(/^page-[0-9a-z]{8}\.js$/);
  const fresh = `page-${name}.js`;
  renameSync(join(folder, 'bundle', old), join(folder, 'bundle', fresh));
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(old, fresh));
  writeServiceWorker(folder);
  return { old, fresh };
}

test('a site that is half replaced keeps the build that was whole', async () => {
  const keep = join(folder, 'kept');
  cpSync(join(folder, 'bundle'), keep, { recursive: true });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const { old, fresh } = buildAnew('HALFHALF');
  // The new list is there; the script is still another one than the list says.
  writeFileSync(join(folder, 'bundle', fresh), '// of another build');
  const person = await site.visit(browser, '');
  const states = await person.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    const update = await found.update().catch((error) => error);
    const fresh = update.installing;
    if (!fresh) return 'none';
    return new Promise((resolve) => {
      fresh.addEventListener('statechange', () => resolve(fresh.state));
    });
  });
  assert.match(states, /redundant|none/);
  const cached = await person.evaluate(cachedFiles);
  assert.equal(Object.keys(cached).length, 1);
  assert.ok(Object.values(cached)[0].includes(`bundle/${old}`));
  await person.close();
  rmSync(join(folder, 'bundle'), { recursive: true });
  renameSync(keep, join(folder, 'bundle'));
  writeFileSync(join(folder, 'index.html'), page);
  writeServiceWorker(folder);
});

/** A browser ends a page some time after its tab was closed: visits until that cache is gone. */
async function visitWithout(cache) {
  for (;;) {
    const person = await site.visit(browser, '');
    await person.ready();
    if (!Object.hasOwn(await person.evaluate(cachedFiles), cache)) return person;
    await person.close();
  }
}

const A_MINUTE = { timeout: 60_000 };

test(
  'a new build takes over when no page of the old one is open, and deletes its cache',
  A_MINUTE,
  async () => {
    const person = await site.visit(browser, '');
    await person.ready();
    const [before] = Object.keys(await visitUntilActive(person));
    const { old, fresh } = buildAnew('ANEWANEW');
    await person.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      await found.update();
    });
    await person.until(
      () => navigator.serviceWorker.getRegistration().then((found) => Boolean(found.waiting)),
      'the new worker',
    );
    // Both wait side by side: the open page still finds all of its own files.
    const both = await person.evaluate(cachedFiles);
    assert.equal(Object.keys(both).length, 2);
    assert.ok(both[before].includes(`bundle/${old}`));
    await person.close();
    const next = await visitWithout(before);
    const files = Object.values(await next.evaluate(cachedFiles));
    assert.equal(files.length, 1);
    assert.ok(files[0].includes(`bundle/${fresh}`));
    assert.ok(!files[0].includes(`bundle/${old}`));
    reachable = false;
    await next.reload();
    await next.clickCell(0, 0);
    await next.shows('.say-kind', /^1 of 8/);
    reachable = true;
    await next.close();
  },
);

test('a frame registers no service worker and is served by none', async () => {
  const fresh = await launch('chromium');
  const person = await site.visit(fresh, 'embed.html?n=4');
  await person.until(() => document.readyState === 'complete', 'the frame');
  await person.ready();
  const found = await person.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    return (await navigator.serviceWorker.getRegistrations()).length;
  });
  assert.equal(found, 0);
  assert.doesNotMatch(readFileSync(join(folder, 'sw.js'), 'utf8'), /"embed\.html"/);
  await fresh.close();
});

test('the manifest names files that exist', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  for (const { src } of manifest.icons) assert.ok(readFileSync(join(folder, src)).length > 0);
  assert.equal(manifest.start_url, './');
});
