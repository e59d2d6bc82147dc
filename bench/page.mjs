/**
 * page.mjs -- how soon the page is there: first paint, board usable, requests, bytes, layout
 * shift, in Chromium with a cold cache.
 *
 *     npm run bench:page
 *
 * "Phone" is 390 x 844 with 150 ms of latency, 1.6 Mbit/s down and a processor that is four
 * times slower. Nothing is asserted: these are figures of this machine, to be read by people.
 */
import { join } from 'node:path';

import { main, ROOT, say } from '../scripts/say.mjs';
import { listen, siteServer } from '../scripts/serve.mjs';

const PAGES = ['', '?mode=trace', '?mode=solutions', '?mode=count', '?mode=race'];
const TUTORIAL = 'tutorial/en/02-backtracking.html';

const PHONE = {
  name: 'phone, slow 4G, 4 x CPU',
  size: { width: 390, height: 844, deviceScaleFactor: 2 },
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
  slower: 4,
};
const LAPTOP = { name: 'laptop', size: { width: 1280, height: 720 } };

/** Runs in the page before its scripts: notes shifts, long tasks and the first board. */
function watch() {
  globalThis.seen = { shift: 0, long: 0, usable: 0 };
  const on = (type, hear) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) globalThis.seen.shift += value;
  });
  on('longtask', ({ duration }) => {
    globalThis.seen.long = Math.max(globalThis.seen.long, duration);
  });
  /** Cells can be clicked on; a trace shows its first step, solutions their first board. */
  const isUsable = () => {
    const root = document.querySelector('n-queens-board')?.shadowRoot;
    if (document.querySelector('.race:not([hidden]) .btn.main')) return true;
    const cells = root?.querySelector('.grid, .units canvas');
    const mode = document.querySelector('n-queens-board')?.mode;
    const waits = { trace: '.code .lit', solutions: '.vector output:not(:empty)' }[mode];
    return cells?.getBoundingClientRect().width > 0 && (!waits || root.querySelector(waits));
  };
  const look = () => {
    if (isUsable()) globalThis.seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function measure(browser, address, sent, { size, network, slower }) {
  sent.length = 0;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  await page.evaluateOnNewDocument(watch);
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (network) await session.send('Network.emulateNetworkConditions', network);
  if (slower) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.seen.usable > 0, { timeout: 60_000 });
  const requests = sent.length;
  const bytes = sent.reduce((sum, size) => sum + size, 0);
  await page.waitForNetworkIdle({ idleTime: 500, timeout: 60_000 });
  const seen = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { ...globalThis.seen, paint: paint?.startTime ?? 0 };
  });
  await context.close();
  return { ...seen, requests, bytes };
}

function row(name, { paint, usable, shift, long, requests, bytes }) {
  const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`.padStart(8);
  const cells = [
    seconds(paint),
    seconds(usable),
    shift.toFixed(3).padStart(7),
    `${Math.round(long)} ms`.padStart(9),
    String(requests).padStart(9),
    `${Math.round(bytes / 1000)} kB`.padStart(8),
  ];
  return `${name.padEnd(36)}${cells.join('')}`;
}

await main(async () => {
  const { default: puppeteer } = await import('puppeteer-core');
  const server = siteServer(join(ROOT, 'dist', 'site'));
  /** The size of every file that was asked for, by the page, its workers or for offline use. */
  const sent = [];
  server.prependListener('request', (_request, response) => {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (status, headers) => {
      sent.push(headers['Content-Length'] ?? 0);
      return writeHead(status, headers);
    };
  });
  const address = await listen(server, 0);
  const options = { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] };
  const browser = await puppeteer.launch(options);
  try {
    for (const device of [LAPTOP, PHONE]) {
      say(`${device.name.padEnd(36)}   paint  usable  shift long task requests   bytes`);
      for (const path of [...PAGES, TUTORIAL]) {
        say(row(path || 'play', await measure(browser, address + path, sent, device)));
      }
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
});
