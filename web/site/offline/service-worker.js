/**
 * service-worker.js -- the site without a network. The build writes it to sw.js.
 *
 * There is one cache for each build. A file enters it only with the digest that the build
 * wrote down, so that two builds never mix; a new worker waits until no page of the old
 * build is open, and then deletes the old cache. Pages come from the network while there is
 * one; scripts and WebAssembly, which are named by their content, from the cache.
 */
const BUILD = globalThis.NQUEENS_BUILD;

const SCOPE = self.registration.scope;
const CACHES = `nqueens ${SCOPE} `;
const CACHE = CACHES + BUILD.id;

self.addEventListener('install', (event) => event.waitUntil(storeApp()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const name = request.method === 'GET' ? nameOf(request.url) : null;
  if (name === null || !Object.hasOwn(BUILD.files, name)) return;
  const answer = request.mode === 'navigate' ? networkFirst : cacheFirst;
  event.respondWith(answer(event, name));
});

/** The file of the site that an address names, or null when it lies elsewhere. */
function nameOf(address) {
  const [path] = address.split(/[?#]/);
  if (!path.startsWith(SCOPE)) return null;
  const name = decodeURI(path.slice(SCOPE.length));
  return name === '' || name.endsWith('/') ? `${name}index.html` : name;
}

/** All of it or nothing: while a site is being replaced, files of two builds may be there. */
async function storeApp() {
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(BUILD.app.map((name) => storeFile(cache, name)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** What is named by its content may come from the browser's own cache. */
async function storeFile(cache, name) {
  const mode = name.startsWith('bundle/') ? 'default' : 'no-cache';
  const response = await fetch(new URL(name, SCOPE), { cache: mode });
  if (!(await store(cache, name, response))) throw new Error(`${name} is of another build`);
}

/** Keeps a response when it is the file that this build was made of. */
async function store(cache, name, response) {
  if (!response.ok) return false;
  const copy = response.clone();
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  const digest = btoa(String.fromCharCode(...new Uint8Array(hash)));
  if (digest !== BUILD.files[name]) return false;
  await cache.put(new URL(name, SCOPE), copy);
  return true;
}

async function deleteOldCaches() {
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function networkFirst(event, name) {
  try {
    return await fetchAndStore(event, name);
  } catch (error) {
    const stored = await match(name);
    if (stored) return stored;
    throw error;
  }
}

async function cacheFirst(event, name) {
  return (await match(name)) ?? fetchAndStore(event, name);
}

async function match(name) {
  const cache = await caches.open(CACHE);
  return cache.match(new URL(name, SCOPE));
}

async function fetchAndStore(event, name) {
  const response = await fetch(event.request);
  const copy = response.clone();
  event.waitUntil(caches.open(CACHE).then((cache) => store(cache, name, copy)));
  return response;
}
