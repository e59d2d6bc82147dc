/**
 * build.mjs -- main.js or main.jsx and all that it imports, by esbuild, as out/index.html.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

/** Vue asks every bundler for these. */
const FLAGS_OF_VUE = {
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};

export async function bundle(plugins = []) {
  const entry = ['main.jsx', 'main.js'].find(existsSync);
  mkdirSync('out', { recursive: true });
  const { warnings } = await build({
    entryPoints: [entry],
    outdir: 'out',
    bundle: true,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"', ...FLAGS_OF_VUE },
    plugins,
  });
  if (warnings.length > 0) throw new Error(`a warning: ${warnings[0].text}`);
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>user</title>';
  const script = '<script type="module" src="main.js"></script>';
  writeFileSync('out/index.html', `${head}<body>${script}</body></html>`);
}

if (process.argv.includes('--bundle')) await bundle();
