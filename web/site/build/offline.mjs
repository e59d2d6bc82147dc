/**
 * offline.mjs -- writes sw.js, the service worker of a built site, with the list of the
 * files that belong to this build and their digests.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Single modules are for tests; a frame in somebody's page and a file on a disk are no app. */
const NOT_CACHED =
  /^(lib|data|pictures)\/|^(embed|nqueens)\.html$|^sw\.js$|^page\/.*\.js$|\.(br|gz|md|mdx|jsx|conf|sh|sbatch)$|^tutorial\/.*\.js$|^examples\/.|^nqueens.*\.wasm$|^element\.js$/;

/** What the page needs before it is offline; documents are added when they are read. */
const APP = /^index\.html$|^manifest\.webmanifest$|^page\/icon\.svg$/;

/** `name -> digest` of all files of the build that a page may ask for. */
export function filesOfBuild(site) {
  const names = readdirSync(site, { recursive: true })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => statSync(join(site, name)).isFile() && !NOT_CACHED.test(name));
  return Object.fromEntries(names.sort().map((name) => [name, digest(join(site, name))]));
}

/** The files that the page loads: those named in it, and what their bundles name. */
function appOf(site, files) {
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const found = new Set(Object.keys(files).filter((name) => APP.test(name)));
  const look = (text) => {
    for (const name of Object.keys(files)) {
      const [, short] = /^bundle\/(.*)$/.exec(name) ?? [];
      if (!short || found.has(name) || !text.includes(short)) continue;
      found.add(name);
      if (name.endsWith('.js')) look(readFileSync(join(site, name), 'utf8'));
    }
  };
  look(page);
  return [...found].sort();
}

export function writeServiceWorker(site) {
  const files = filesOfBuild(site);
  const app = appOf(site, files);
  const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const source = readFileSync(new URL('../offline/service-worker.js', import.meta.url), 'utf8');
  const build = JSON.stringify({ id, app, files });
  writeFileSync(
    join(site, 'sw.js'),
    source.replace('globalThis.NQUEENS_BUILD', () => build),
  );
}

function digest(file) {
  return createHash('sha256').update(readFileSync(file)).digest('base64');
}
