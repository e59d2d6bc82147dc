/**
 * engines.mjs -- the three browser engines, started and driven from a test.
 *
 *     const browser = await launch('firefox');      // chromium, firefox or webkit
 *     const page = await browser.open(address);
 *     await page.evaluate(async (n) => ..., 8);      // JSON values in and out
 *     await browser.close();
 *
 * Chromium and Firefox are puppeteer's; `page.puppeteer` and `browser.puppeteer` give
 * all of it. WebKit is Debian's MiniBrowser on a screen that nobody sees, spoken to in
 * plain WebDriver.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import puppeteer from 'puppeteer-core';

import { find } from '../../scripts/say.mjs';
import { enginesFor } from '../tiers.mjs';
import { MEASURED, measure } from './measured.mjs';

/** The engines that a file of tests is run in. Only Chromium can tell which lines were run. */
export function enginesOf(url) {
  return MEASURED ? ['chromium'] : enginesFor(url);
}

/** The oldest Firefox that the driver's protocol fits. */
const OLDEST_FIREFOX = 153;

/** Longer than any start took, even on a busy machine. */
const START_MS = 60_000;

/** `folder` is where the browser keeps what it stores; without it, nothing is kept. */
export function launch(engine, { folder } = {}) {
  return { chromium, firefox, webkit }[engine](folder);
}

async function chromium(userDataDir) {
  // Chromium's sandbox refuses to run as root, as which containers often run tests.
  const args = ['--no-sandbox', '--disable-gpu'];
  // Frames in processes of their own would be counted by nobody.
  if (MEASURED)
    args.push('--disable-site-isolation-trials', '--disable-features=IsolateSandboxedIframes');
  const executablePath = find('chromium');
  const options = { executablePath, userDataDir, headless: true, args };
  return puppeteerBrowser(await puppeteer.launch(options), userDataDir, MEASURED);
}

async function firefox(userDataDir) {
  const executablePath = find('firefox-esr') ?? find('firefox');
  refuseOldFirefox(spawnSync(executablePath, ['--version'], { encoding: 'utf8' }).stdout);
  const options = { browser: 'firefox', executablePath, userDataDir, headless: true };
  return puppeteerBrowser(await puppeteer.launch(options), userDataDir);
}

/** The driver fails in an older one with the name of a command that it does not know. */
export function refuseOldFirefox(printed) {
  const version = Number(/(\d+)\.\d/.exec(printed)?.[1]);
  if (version >= OLDEST_FIREFOX) return;
  throw new Error(
    `the tests need Firefox ${OLDEST_FIREFOX} or newer; the installed one is "${printed.trim()}"`,
  );
}

function puppeteerBrowser(browser, folder = '', measured = false) {
  const counts = [];
  return {
    puppeteer: browser,
    async open(address) {
      const page = await browser.newPage();
      page.setDefaultNavigationTimeout(START_MS);
      const counted = measured ? await measure(page) : async () => {};
      counts.push(counted);
      await page.goto(address);
      return {
        puppeteer: page,
        mouse: page.mouse,
        keyboard: page.keyboard,
        evaluate: (work, ...args) => page.evaluate(work, ...args),
        goto: (url) => counted().then(() => page.goto(url)),
        reload: () => counted().then(() => page.reload()),
        screenshot: () => page.screenshot(),
        close: () => counted().then(() => page.close()),
      };
    },
    close: () => Promise.all(counts.map((counted) => counted())).then(() => browser.close()),
    kill: () => killed(browser.process(), folder),
  };
}

/** All processes of a browser end at once, as in a crash. It leads a group of its own. */
async function killed(leader, folder) {
  const ended = new Promise((resolve) => leader.once('exit', resolve));
  process.kill(-leader.pid, 'SIGKILL');
  await ended;
  // The driver puts settings back that it changed; the next start must not meet it.
  const backups = ['prefs.js', 'user.js'].map((name) => join(folder, `${name}.puppeteer`));
  while (backups.some((file) => existsSync(file))) await wait(20);
}

async function webkit() {
  const port = await freePort();
  const command = ['-a', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'];
  // A group of its own, so that the screen, the driver and the browser end together.
  const driver = spawn('xvfb-run', command, { detached: true, stdio: 'ignore' });
  const end = () => process.kill(-driver.pid, 'SIGTERM');
  process.once('exit', end);

  const ask = webDriver(`http://127.0.0.1:${port}`);
  const close = async (session) => {
    if (session) await ask('DELETE', `/session/${session}`);
    process.removeListener('exit', end);
    const ended = new Promise((resolve) => driver.once('exit', resolve));
    end();
    await ended;
  };
  try {
    await answering(ask);
    const session = await newSession(ask);
    return { open: (address) => openPage(ask, session, address), close: () => close(session) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** One call of the protocol; a refusal becomes an Error with the driver's own words. */
function webDriver(address) {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      body: body && JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function answering(ask) {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const ready = await ask('GET', '/status').catch((error) => error);
    if (!(ready instanceof Error)) return;
    if (Date.now() > deadline) throw ready;
    await wait(50);
  }
}

async function newSession(ask) {
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options };
  const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch } });
  await ask('POST', `/session/${sessionId}/timeouts`, { script: 120_000 });
  return sessionId;
}

function miniBrowser() {
  for (const name of ['libwebkit2gtk-4.1-0', 'libwebkit2gtk-4.0-37', 'libwebkitgtk-6.0-4']) {
    const { stdout } = spawnSync('dpkg', ['-L', name], { encoding: 'utf8' });
    const path = stdout?.split('\n').find((line) => line.endsWith('/MiniBrowser'));
    if (path) return path;
  }
  throw new Error('no MiniBrowser is installed');
}

async function openPage(ask, session, address) {
  const goto = (url) => ask('POST', `/session/${session}/url`, { url });
  await goto(address);
  const act = (actions) => ask('POST', `/session/${session}/actions`, { actions });
  return {
    goto,
    reload: () => ask('POST', `/session/${session}/refresh`, {}),
    mouse: { click: (x, y) => act([clickAt(x, y)]) },
    keyboard: { press: (key) => act([pressKey(key)]) },
    async close() {
      await goto('about:blank');
    },
    async evaluate(work, ...args) {
      const script = `
        const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${work})(...Array.from(arguments).slice(0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = await ask('POST', `/session/${session}/execute/async`, { script, args });
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    },
    /** A PNG of what is on the screen. */
    async screenshot() {
      return Buffer.from(await ask('GET', `/session/${session}/screenshot`), 'base64');
    },
  };
}

function clickAt(x, y) {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
  const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  return { type: 'pointer', id: 'mouse', actions: [move, down, up] };
}

/** WebDriver's code points for keys that have no character. */
const KEYS = {
  Enter: '\ue007',
  Escape: '\ue00c',
  Home: '\ue011',
  End: '\ue010',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
  Delete: '\ue017',
  Space: ' ',
  Tab: '\ue004',
};

function pressKey(key) {
  const value = KEYS[key] ?? key;
  const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  return { type: 'key', id: 'keyboard', actions };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
