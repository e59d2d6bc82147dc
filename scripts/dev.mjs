/**
 * dev.mjs -- `npm run dev`: the site, built again and reloaded whenever a source changes.
 *
 * A build that fails is told here, and the page stays as it was. The compiler only looks
 * at C files that changed, so that a change of JavaScript is seen after some seconds.
 */
import { watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { isMain, main, ROOT, run, say } from './say.mjs';
import { listen, readPort, siteServer } from './serve.mjs';
import { setUp } from './setup.mjs';

const SOURCES = ['include', 'src', 'web'];

/** An editor writes a file in several steps. */
const SETTLE_MS = 100;

const EVENTS = '/dev/events';
const SCRIPT = '/dev/reload.js';
const OFFLINE = '/sw.js';
const RELOAD = `new EventSource('${EVENTS}').onmessage = () => location.reload();\n`;
const TAG = `<script src="${SCRIPT}"></script>\n`;

/** The server of the site; its pages also load a script that waits for `reload()`. */
export function reloadingServer(folder) {
  const site = siteServer(folder);
  const pages = new Set();
  const server = createServer((request, response) => {
    if (request.url === EVENTS) return follow(response, pages);
    if (request.url === SCRIPT) {
      return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(RELOAD);
    }
    // Nothing that a browser kept from before, and nothing compressed, to which is appended.
    if (request.url.startsWith(OFFLINE)) return response.writeHead(404).end();
    delete request.headers['accept-encoding'];
    appendTag(response);
    return site.emit('request', request, response);
  });
  /** Tells how many pages were reached. */
  const reload = () => {
    for (const page of pages) page.write('data: built\n\n');
    return pages.size;
  };
  return { server, reload };
}

function follow(response, pages) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.flushHeaders();
  pages.add(response);
  response.on('close', () => pages.delete(response));
}

function appendTag(response) {
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response);
  response.writeHead = (status, headers) => {
    if (status !== 200 || !/html/.test(headers['Content-Type'])) return writeHead(status, headers);
    response.end = () => end(TAG);
    const length = headers['Content-Length'] + TAG.length;
    return writeHead(status, { ...headers, 'Content-Length': length });
  };
}

/** Call `work` after changes, never twice at a time. */
function onChange(folders, work) {
  let timer;
  let running = Promise.resolve();
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work);
    }, SETTLE_MS);
  };
  for (const folder of folders) watch(join(ROOT, folder), { recursive: true }, soon);
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const port = readPort();
    await setUp(['build']);
    const build = () => run(process.execPath, [join(ROOT, 'scripts', 'build.mjs')]);
    await build();
    const { server, reload } = reloadingServer(join(ROOT, 'dist', 'site'));
    say(`\n  ${await listen(server, port)}\n\nChanges are built and shown; Ctrl-C ends it.`);
    onChange(SOURCES, () => build().then(reload, (error) => say(error.message)));
  });
}
