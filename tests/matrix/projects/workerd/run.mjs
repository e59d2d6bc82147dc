/**
 * run.mjs -- bundles as wrangler does (condition "workerd", wasm as modules), and asks.
 */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { demand } from './common/program.js';

const wasm = {
  name: 'wasm',
  setup({ onResolve }) {
    onResolve({ filter: /\.wasm(\?module)?$/ }, () => ({ path: './nqueens.wasm', external: true }));
  },
};
const { outputFiles, warnings } = await build({
  entryPoints: ['worker.js'],
  bundle: true,
  write: false,
  format: 'esm',
  conditions: ['workerd', 'worker', 'browser'],
  plugins: [wasm],
});
if (warnings.length > 0) throw new Error(`a warning: ${warnings[0].text}`);

const miniflare = new Miniflare({
  compatibilityDate: '2025-01-01',
  modules: [
    { type: 'ESModule', path: 'worker.js', contents: outputFiles[0].text },
    {
      type: 'CompiledWasm',
      path: 'nqueens.wasm',
      contents: readFileSync('node_modules/nqueens/dist/nqueens.wasm'),
    },
  ],
});
try {
  const response = await miniflare.dispatchFetch('http://localhost/');
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  demand(JSON.parse(text));
  console.log('right');
} finally {
  await miniflare.dispose();
}
