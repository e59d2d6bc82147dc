/**
 * build.mjs -- the same program by four bundlers; a warning of any of them is an error.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build as esbuild } from 'esbuild';
import { rollup } from 'rollup';
import { createLogger, build as vite } from 'vite';
import webpack from 'webpack';

const ENTRY = 'common/main.js';
const page = '<!doctype html><html lang="en"><meta charset="utf-8"><title>user</title><body>';

function refuse(warning) {
  throw new Error(`a warning: ${warning}`);
}

for (const name of ['esbuild', 'vite', 'webpack', 'rollup']) {
  mkdirSync(name, { recursive: true });
  writeFileSync(`${name}/index.html`, `${page}<script type="module" src="main.js"></script>`);
}

const { warnings } = await esbuild({
  entryPoints: [ENTRY],
  bundle: true,
  format: 'esm',
  outfile: 'esbuild/main.js',
});
if (warnings.length > 0) refuse(warnings[0].text);

const bundle = await rollup({
  input: ENTRY,
  plugins: [nodeResolve({ browser: true })],
  onwarn: ({ message }) => refuse(message),
});
await bundle.write({ dir: 'rollup', entryFileNames: 'main.js', format: 'es' });

const compiler = webpack({
  mode: 'production',
  entry: `./${ENTRY}`,
  output: { path: `${process.cwd()}/webpack`, filename: 'main.js' },
  // The program is as large as it is.
  performance: { hints: false },
});
await new Promise((resolve, reject) => {
  compiler.run((error, stats) => {
    const said = stats?.toString({ all: false, errors: true, warnings: true });
    if (error || said) reject(error ?? new Error(said));
    else resolve();
  });
});

const customLogger = { ...createLogger(), warn: refuse, warnOnce: refuse };
await vite({
  configFile: false,
  customLogger,
  build: {
    outDir: 'vite',
    emptyOutDir: false,
    chunkSizeWarningLimit: 2000,
    rollupOptions: { input: ENTRY, output: { entryFileNames: 'main.js' } },
  },
});
