/**
 * project.mjs -- an empty project into which the packed tarball is installed, and the
 * same small program for every way of using it.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from '../../../scripts/say.mjs';

/** The program, after the lines that bring in what it uses. */
const PROGRAM = `
async function run() {
  const nq = await load();
  const found = [nq.count(6), await count(10), await firstSolution(6)];
  for await (const columns of solutions(8)) {
    found[3] = columns;
  }
  return found.map(String);
}
`;

/** What it must give: two counts (OEIS A000170), the first board of 6, the last one of 8. */
export const EXPECTED = ['4', '724', '1,3,5,0,2,4', '7,3,0,2,5,1,6,4'];

const NAMES = 'count, firstSolution, init, solutions';

const imports = (index, core) =>
  `import { ${NAMES} } from '${index}';\nimport { load } from '${core}';\n`;

const BY_NAME = imports('nqueens', 'nqueens/core');

const INSTALLED = './node_modules/nqueens/dist';

const BY_ADDRESS = imports(`${INSTALLED}/index.js`, `${INSTALLED}/core.js`);

const REQUIRED = `const { ${NAMES} } = require('nqueens');
const { load } = require('nqueens/core');
`;

const GLOBAL = `const { ${NAMES}, core } = nqueens;
const { load } = core;
`;

const PRINT = 'run().then((found) => console.log(found.join("\\n")));\n';

/** A page leaves what it got where the test looks for it. */
const SHOW = `
globalThis.violations = [];
document.addEventListener('securitypolicyviolation', (event) => {
  violations.push(event.violatedDirective + ' ' + event.blockedURI);
});
run().then(
  (found) => { globalThis.result = found; },
  (error) => { globalThis.result = [String(error)]; },
);
`;

/** How a program says where the worker is, where its project can name the file. */
const WORKER = {
  file: "init({ worker: 'worker.js' });\n",
  vite: "import worker from 'nqueens/worker?url';\ninit({ worker });\n",
  webpack: "init({ worker: new URL('nqueens/worker', import.meta.url) });\n",
};

/** The programs by file name: `blob` leaves the worker to the package, `own` names it. */
const SOURCES = {
  'main.mjs': BY_NAME + PROGRAM + PRINT,
  'main.cjs': REQUIRED + PROGRAM + PRINT,
  'blob.js': BY_NAME + PROGRAM + SHOW,
  'own.js': BY_NAME + WORKER.file + PROGRAM + SHOW,
  'own.vite.js': BY_NAME + WORKER.vite + PROGRAM + SHOW,
  'own.webpack.js': BY_NAME + WORKER.webpack + PROGRAM + SHOW,
  'blob.plain.js': BY_ADDRESS + PROGRAM + SHOW,
  'own.plain.js': BY_ADDRESS + WORKER.file + PROGRAM + SHOW,
  'blob.global.js': GLOBAL + PROGRAM + SHOW,
  'own.global.js': GLOBAL + WORKER.file + PROGRAM + SHOW,
};

const run = (command, words, cwd) =>
  execFileSync(command, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Pack the package, install the tarball into a new folder, and write the programs. */
export function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), 'nqueens-user-'));
  const words = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const tarball = run('npm', words, ROOT).trim();
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'user', private: true }));
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], folder);
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(folder, name), text);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A folder inside of the project for what a bundler makes. */
export function outputFolder(project, name) {
  const path = join(project.folder, name);
  mkdirSync(path, { recursive: true });
  return path;
}

/** The worker's file, copied to where the page is. */
export function copyWorker(project, folder) {
  const from = join(project.folder, 'node_modules/nqueens/dist/worker.js');
  copyFileSync(from, join(folder, 'worker.js'));
}

/** A page that runs scripts, by their addresses; nothing of it is inline. */
export function pageWith(...scripts) {
  return `<!doctype html><meta charset="utf-8"><title>user</title>\n${scripts.join('\n')}\n`;
}

/** What a program prints in Node. */
export function printedBy(project, file) {
  return run(process.execPath, [file], project.folder).trim().split('\n');
}
