/**
 * bundlers.mjs -- the ways to bring the package to a page, each as its users have it.
 *
 * A way gets the project and a variant ('blob', where the package starts its worker from
 * a blob, or 'own', where the program names the worker's address), and gives the folder
 * and the page to be served. No bundler is told anything about the package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'esbuild';
import { rollup } from 'rollup';
import { build as vite } from 'vite';
import webpack from 'webpack';

import { ROOT } from '../../../scripts/say.mjs';
import { copyWorker, outputFolder, pageWith } from './project.mjs';

const moduleTag = (address) => `<script type="module" src="${address}"></script>`;
const scriptTag = (address) => `<script src="${address}"></script>`;

function finished(project, folder) {
  writeFileSync(join(folder, 'index.html'), pageWith(moduleTag('main.js')));
  copyWorker(project, folder);
  return { folder, page: 'index.html' };
}

async function withVite(project, variant) {
  const page = `${variant}.vite.html`;
  const entry = variant === 'own' ? 'own.vite.js' : 'blob.js';
  writeFileSync(join(project.folder, page), pageWith(moduleTag(`/${entry}`)));
  const folder = outputFolder(project, `vite-${variant}`);
  const rolldownOptions = { input: join(project.folder, page) };
  await vite({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, rolldownOptions },
  });
  return { folder, page };
}

async function withWebpack(project, variant) {
  const folder = outputFolder(project, `webpack-${variant}`);
  const entry = variant === 'own' ? './own.webpack.js' : './blob.js';
  const output = { path: folder, filename: 'main.js' };
  // The program is as large as it is: about that, webpack need not warn.
  const performance = { hints: false };
  const options = { mode: 'production', context: project.folder, entry, output, performance };
  const compiler = webpack(options);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const complaints = stats.toString({ all: false, errors: true, warnings: true });
  if (complaints) throw new Error(complaints);
  return finished(project, folder);
}

async function withRollup(project, variant) {
  const folder = outputFolder(project, `rollup-${variant}`);
  const input = join(project.folder, `${variant}.js`);
  const onwarn = (warning) => {
    throw new Error(warning.message);
  };
  const bundle = await rollup({ input, plugins: [nodeResolve({ browser: true })], onwarn });
  // What is seldom asked for is a file of its own, so the output is a folder.
  await bundle.write({ dir: folder, entryFileNames: 'main.js', format: 'es' });
  await bundle.close();
  return finished(project, folder);
}

async function withEsbuild(project, variant) {
  const folder = outputFolder(project, `esbuild-${variant}`);
  const { warnings } = await esbuild.build({
    entryPoints: [join(project.folder, `${variant}.js`)],
    outfile: join(folder, 'main.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    logLevel: 'silent',
  });
  if (warnings.length > 0) throw new Error(warnings[0].text);
  return finished(project, folder);
}

/** Without a bundler the project's own folder is served, and has the page. */
function unbundled(project, page, ...tags) {
  writeFileSync(join(project.folder, page), pageWith(...tags));
  copyWorker(project, project.folder);
  return { folder: project.folder, page };
}

function asModule(project, variant) {
  return unbundled(project, `${variant}.module.html`, moduleTag(`${variant}.plain.js`));
}

function asScript(project, variant) {
  const scripts = ['node_modules/nqueens/dist/nqueens.global.js', `${variant}.global.js`];
  return unbundled(project, `${variant}.script.html`, ...scripts.map(scriptTag));
}

/** The first number of an installed tool's version, or two while that is zero. */
function version(name) {
  const file = join(ROOT, 'node_modules', name, 'package.json');
  const [major, minor] = JSON.parse(readFileSync(file, 'utf8')).version.split('.');
  return major === '0' ? `0.${minor}` : major;
}

/** In the order of the README's table. */
export const WAYS = {
  [`Vite ${version('vite')}`]: withVite,
  [`webpack ${version('webpack')}`]: withWebpack,
  [`Rollup ${version('rollup')}`]: withRollup,
  [`esbuild ${version('esbuild')}`]: withEsbuild,
  'no bundler, `<script type="module">`': asModule,
  'no bundler, `<script>`': asScript,
};
