/**
 * site.mjs -- the built site, served for a test, and a person to use it.
 *
 *     const site = await openSite();
 *     const person = await site.visit(browser, '?mode=trace');
 *     await person.click('.dock .main');                 // inside of the board
 *     await person.until(() => ..., 'what is waited for');
 *     await site.close();
 *
 * A visit notes what must not happen: errors on the console, errors that nobody caught,
 * violations of the policy, requests to elsewhere. The policy's violations are also
 * reported to the server by the browser itself, which every engine does.
 */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { ROOT } from '../../scripts/say.mjs';
import { listen, siteServer } from '../../scripts/serve.mjs';
import { MEASURED } from './measured.mjs';

/** Pictures that a person can look at after the tests. */
const PICTURES = join(ROOT, 'build', 'screenshots');

/** Longer than anything here takes on a busy machine. */
const TIMEOUT_MS = 60_000;

/**
 * `prefix` is the path below which the folder lies on its host; while `isReachable` says no,
 * every connection breaks off.
 */
export async function openSite(
  folder = join(ROOT, 'dist', 'site'),
  prefix = '/',
  isReachable = () => true,
) {
  const reports = [];
  const server = reportingServer(siteServer(folder), prefix, reports);
  server.prependListener('request', (request) => {
    if (!isReachable()) request.destroy();
  });
  if (MEASURED) server.prependListener('request', letSandboxesIn);
  const address = new URL(prefix, await listen(server, 0)).href;
  server.unref(); // a test that fails before it closes the site must not keep its process alive
  return {
    address,
    reports,
    visit: (browser, query = '', options = {}) => visit(browser, address + query, options),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** While it is tested the site does not change; a page has more than a hundred files. */
const LASTING = 'max-age=3600';

/** The same answers, but every policy asks for reports, which are kept. */
function reportingServer(site, prefix, reports) {
  return createServer((request, response) => {
    if (request.destroyed) return undefined;
    if (request.url === '/violations') return keep(request, response, reports);
    if (!request.url.startsWith(prefix)) return response.writeHead(404).end();
    request.url = request.url.slice(prefix.length - 1);
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (status, headers) => {
      const policy = `${headers['Content-Security-Policy']}; report-uri /violations`;
      const changed = { 'Content-Security-Policy': policy, 'Cache-Control': LASTING };
      return writeHead(status, { ...headers, ...changed });
    };
    return site.emit('request', request, response);
  });
}

async function keep(request, response, reports) {
  let text = '';
  for await (const piece of request) text += piece;
  const report = JSON.parse(text)['csp-report'];
  reports.push(`${report['violated-directive']} ${report['blocked-uri']}`);
  response.writeHead(204).end();
}

/** The embed is measured as modules, which a frame without an origin may not load otherwise. */
function letSandboxesIn(_request, response) {
  response.setHeader('Access-Control-Allow-Origin', '*');
}

/** A page of another origin with an empty main, as a tutorial would be. */
export async function openHost() {
  const page = '<!doctype html><title>A tutorial</title><main id="main"></main>';
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(page);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Notes every violation and every error that nobody caught, from here on. */
function watchPolicy() {
  globalThis.violations = [];
  const note = (error) => globalThis.violations.push(String(error));
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  document.addEventListener('securitypolicyviolation', (event) => {
    globalThis.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
}

/** `script` is a function that runs in the page before any of its own scripts. */
export async function visit(
  browser,
  address,
  { width = 1280, height = 860, dark, still, script } = {},
) {
  const page = await browser.open('about:blank');
  const trouble = [];
  const tab = page.puppeteer;
  if (tab) {
    tab.on('console', (message) => {
      if (['error', 'warn', 'warning'].includes(message.type())) trouble.push(message.text());
    });
    tab.on('pageerror', (error) => trouble.push(String(error)));
    tab.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(new URL(address).origin) && !/^(blob|data|about|file):/.test(url)) {
        trouble.push(`asked for ${url}`);
      }
    });
    await tab.setViewport({ width, height });
    await tab.evaluateOnNewDocument(watchPolicy);
    if (script) await tab.evaluateOnNewDocument(script);
    await wish(tab, { dark, still });
  }
  await page.goto(address);
  // WebKit's driver has no earlier moment than this.
  if (!tab) await page.evaluate(watchPolicy);
  return new Person(page, trouble);
}

/** Firefox cannot be asked for these through its protocol; it then keeps its own. */
async function wish(tab, { dark, still }) {
  const features = [];
  if (dark !== undefined)
    features.push({ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' });
  if (still) features.push({ name: 'prefers-reduced-motion', value: 'reduce' });
  if (features.length) await tab.emulateMediaFeatures(features).catch(() => {});
}

class Person {
  constructor(page, trouble) {
    this.page = page;
    this.trouble = trouble;
  }

  evaluate(work, ...args) {
    return this.page.evaluate(work, ...args);
  }

  /** Waits until `work` is truthy in the page, and gives what it was. */
  async until(work, what, ...args) {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      const value = await this.evaluate(work, ...args);
      if (value) return value;
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
      await wait(25);
    }
  }

  /** The page has settled: its board is there, has its size and can be clicked on. */
  ready() {
    return this.until(() => {
      const page = document.querySelector('#bar ~ main:has(> #board)');
      if (page && !page.dataset.ready) return false;
      const board = document.querySelector('n-queens-board');
      if (board?.hidden) return true;
      // A count has a map instead of a grid.
      const cells = board?.shadowRoot?.querySelector('.grid, .units canvas');
      return cells?.getBoundingClientRect().width > 0;
    }, 'the board');
  }

  async reload() {
    await this.page.reload();
    await this.ready();
  }

  /** The text of the first match, in the page or inside of the board. */
  text(selector) {
    return this.evaluate((wanted) => {
      const root = document.querySelector('n-queens-board')?.shadowRoot;
      const found = root?.querySelector(wanted) ?? document.querySelector(wanted);
      return found?.textContent ?? null;
    }, selector);
  }

  /** Waits until the first match says what is wanted, a string or a pattern. */
  async shows(selector, wanted) {
    const fits = (text) =>
      wanted instanceof RegExp ? text !== null && wanted.test(text) : text === wanted;
    const deadline = Date.now() + TIMEOUT_MS;
    let text = await this.text(selector);
    while (!fits(text) && Date.now() < deadline) {
      await wait(25);
      text = await this.text(selector);
    }
    if (wanted instanceof RegExp) assert.match(text ?? '', wanted, selector);
    else assert.equal(text, wanted, selector);
  }

  /** Waits until `work` gives this value in the page. */
  async gives(work, wanted, ...args) {
    const text = JSON.stringify(wanted);
    const deadline = Date.now() + TIMEOUT_MS;
    let value = await this.evaluate(work, ...args);
    while (JSON.stringify(value) !== text && Date.now() < deadline) {
      await wait(25);
      value = await this.evaluate(work, ...args);
    }
    assert.deepEqual(value, wanted);
  }

  async click(selector) {
    const [x, y] = await this.#middle(selector);
    await this.page.mouse.click(x, y);
  }

  /** Clicks the button of the board that says this and can be seen. */
  pressButton(words) {
    return this.evaluate((wanted) => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const found = [...root.querySelectorAll('.btn')].find(
        (button) => button.textContent === wanted && button.checkVisibility(),
      );
      if (!found) throw new Error(`there is no button ${wanted}`);
      found.click();
    }, words);
  }

  /** Clicks on a cell of the board. */
  async clickCell(row, column) {
    const [x, y] = await this.cellPoint(row, column);
    await this.page.mouse.click(x, y);
  }

  cellPoint(row, column) {
    return this.evaluate(
      (r, c) => {
        const grid = document.querySelector('n-queens-board').shadowRoot.querySelector('.grid');
        const box = grid.getBoundingClientRect();
        const cell = box.width / Number(grid.getAttribute('aria-colcount'));
        return [box.left + (c + 0.5) * cell, box.top + (r + 0.5) * cell];
      },
      row,
      column,
    );
  }

  #middle(selector) {
    return this.evaluate((wanted) => {
      const root = document.querySelector('n-queens-board')?.shadowRoot;
      const found = root?.querySelector(wanted) ?? document.querySelector(wanted);
      if (!found) throw new Error(`there is no ${wanted}`);
      found.scrollIntoView({ block: 'center' });
      const box = found.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    }, selector);
  }

  press(key) {
    return this.page.keyboard.press(key);
  }

  async picture(name) {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(join(PICTURES, `${name}.png`), await this.page.screenshot());
  }

  violations() {
    return this.evaluate(() => globalThis.violations ?? []);
  }

  close() {
    return this.page.close();
  }
}
