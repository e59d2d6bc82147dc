/**
 * environments.mjs -- where a timed run can take place: natively, in a worker of Node, in Chromium.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

import { buildPreset } from '../scripts/native.mjs';
import { find, ROOT } from '../scripts/say.mjs';
import { listen, siteServer } from '../scripts/serve.mjs';

const CLANG = '-DCMAKE_C_COMPILER=clang';
const ask = promisify(execFile);

/** The native program; clang makes it faster than gcc does, so it is taken where it is. */
export async function native() {
  const folder = await buildPreset('bench', silent, find('clang') ? [CLANG] : []);
  const line = async (...words) => {
    const { stdout } = await ask(join(folder, 'nq_bench'), words.map(String));
    return JSON.parse(stdout);
  };
  return {
    time: ({ algorithm, n, runs }) =>
      algorithm ? line('count', algorithm, n, runs) : line('half', n, runs),
    first: (algorithm, n) => line('first', algorithm, n),
    threads: (threads, n, runs) => line('threads', threads, n, runs),
    part: (n, every) => line('part', n, every),
    close() {},
  };
}

const silent = { write() {} };

/** A plain worker of Node. */
export async function nodeWorker() {
  const worker = new Worker(new URL('node_worker.mjs', import.meta.url));
  await once(worker, 'message');
  return {
    async time(task) {
      worker.postMessage(task);
      const [result] = await once(worker, 'message');
      return result;
    },
    close: () => worker.terminate(),
  };
}

/** A module worker on a page in Chromium, or null where there is no Chromium. */
export async function chromiumWorker() {
  const executablePath = find('chromium');
  if (!executablePath) return null;
  const site = mkdtempSync(join(tmpdir(), 'nqueens-bench-'));
  cpSync(join(ROOT, 'dist'), site, { recursive: true });
  cpSync(join(ROOT, 'bench'), join(site, 'bench'), { recursive: true });
  const server = siteServer(site);
  await listen(server, 0);
  const { default: puppeteer } = await import('puppeteer-core');
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await puppeteer.launch({ executablePath, headless: true, args });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/bench/page.html`);
  await page.evaluate(startWorker);
  return {
    time: (task) => page.evaluate(inPage, task),
    async close() {
      await browser.close();
      server.close();
      rmSync(site, { recursive: true });
    },
  };
}

/** The worker says that it has loaded; one that cannot is an error here, not a silence. */
function startWorker() {
  return new Promise((resolve, reject) => {
    globalThis.bench = new Worker('browser_worker.js', { type: 'module' });
    globalThis.bench.onmessage = () => resolve();
    globalThis.bench.onerror = () => reject(new Error('browser_worker.js does not load'));
  });
}

function inPage(task) {
  return new Promise((resolve, reject) => {
    globalThis.bench.onmessage = ({ data }) => resolve(data);
    globalThis.bench.onerror = ({ message }) => reject(new Error(message));
    globalThis.bench.postMessage(task);
  });
}
