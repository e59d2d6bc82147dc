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
 * violations of the policy, requests to elsewhere.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { ROOT } from '../../scripts/say.mjs';
import { listen, siteServer } from '../../scripts/serve.mjs';

/** Pictures that a person can look at after the tests. */
const PICTURES = join(ROOT, 'build', 'screenshots');

/** Longer than anything here takes on a busy machine. */
const PATIENCE = 60_000;

export async function openSite(folder = join(ROOT, 'dist', 'site')) {
  const server = siteServer(folder);
  const address = await listen(server, 0);
  return {
    address,
    visit: (browser, query = '', options = {}) => visit(browser, address + query, options),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A page of another origin with an empty main, as a tutorial would be. */
export async function openHost() {
  const page = '<!doctype html><title>A tutorial</title><main id="main"></main>';
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(page);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Notes every violation from the first script on. */
function watchPolicy() {
  globalThis.violations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    globalThis.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
}

export async function visit(browser, address, { width = 1280, height = 860, dark, still } = {}) {
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
    await wish(tab, { dark, still });
  }
  await page.goto(address);
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

export class Person {
  constructor(page, trouble) {
    this.page = page;
    this.trouble = trouble;
  }

  evaluate(work, ...args) {
    return this.page.evaluate(work, ...args);
  }

  /** Waits until `work` is truthy in the page, and gives what it was. */
  async until(work, what, ...args) {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const value = await this.evaluate(work, ...args);
      if (value) return value;
      if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
      await wait(25);
    }
  }

  /** The page has settled: its board is there and has drawn itself. */
  ready() {
    return this.until(() => {
      const board = document.querySelector('n-queens-board');
      const canvas = board?.shadowRoot?.querySelector('canvas');
      return Boolean(canvas && canvas.width > 1);
    }, 'the board');
  }

  async reload() {
    await this.page.reload();
    await this.ready();
  }

  /** The text of the first match, in the page or inside of the board. */
  text(selector) {
    return this.evaluate((wanted) => {
      const root = document.querySelector('n-queens-board').shadowRoot;
      const found = root.querySelector(wanted) ?? document.querySelector(wanted);
      return found?.textContent ?? null;
    }, selector);
  }

  async click(selector) {
    const [x, y] = await this.#middle(selector);
    await this.page.mouse.click(x, y);
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
