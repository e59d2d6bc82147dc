/**
 * inline.mjs -- the builds that need no second file: the embed's script, nqueens.html.
 *
 * Both carry the workers' program and the wasm inside, because a sandboxed frame and a
 * page on a disk may load neither. The single page's script and style are inline, so its
 * policy allows exactly them, by their hashes.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

import esbuild from 'esbuild';

const COMMON = {
  bundle: true,
  minify: true,
  write: false,
  target: 'es2022',
  legalComments: 'none',
};

const NOWHERE = '"https://nowhere.invalid/"';

/** One script from an entry of a built folder. No file is asked for, so none has an address. */
async function script(folder, entry, format = 'iife') {
  const { outputFiles } = await esbuild.build({
    ...COMMON,
    format,
    entryPoints: [join(folder, entry)],
    plugins: [inlined(folder)],
    define: { 'import.meta.url': NOWHERE },
  });
  return outputFiles[0].text;
}

/** What `inlined:desk`, `inlined:worker` and `inlined:wasm` stand for. */
function inlined(folder) {
  return {
    name: 'inlined',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^inlined:/ }, ({ path }) => ({ path, namespace: 'inlined' }));
      const worker = (entry) => async () => ({
        contents: await workerScript(folder, entry),
        loader: 'text',
      });
      onLoad({ filter: /desk$/, namespace: 'inlined' }, worker('element/desk.js'));
      onLoad({ filter: /worker$/, namespace: 'inlined' }, worker('worker.js'));
      onLoad({ filter: /wasm$/, namespace: 'inlined' }, () => ({
        contents: deflateRawSync(readFileSync(join(folder, 'nqueens.wasm')), { level: 9 }).toString(
          'base64',
        ),
        loader: 'text',
      }));
    },
  };
}

async function workerScript(folder, entry) {
  const entryPoints = [join(folder, entry)];
  const define = { 'import.meta.url': NOWHERE };
  const { outputFiles } = await esbuild.build({ ...COMMON, entryPoints, format: 'iife', define });
  return outputFiles[0].text;
}

/** The script of embed.html. */
export function embedScript(folder) {
  return script(folder, 'embed/main.js');
}

/** The element as one module. */
export function elementModule(folder) {
  return script(folder, 'element/packaged.js', 'esm');
}

/** The whole page in one file. */
export async function singlePage(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  // A closing tag inside a script would end it early.
  const code = (await script(folder, 'page/single.js')).replaceAll('</script', '<\\/script');
  const names = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(
    ([, name]) => name,
  );
  const style = names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const icon = readFileSync(join(folder, 'page/icon.svg')).toString('base64');
  return page
    .replace(/content="default-src[^"]+"/, () => `content="${policy(code, style)}"`)
    .replace(/ *<link rel="(stylesheet|modulepreload)"[^>]*>\n/g, '')
    .replace(/ *<script[^>]*><\/script>\n/, '')
    .replace('href="page/icon.svg"', `href="data:image/svg+xml;base64,${icon}"`)
    .replace('</head>', () => `<style>${style}</style>\n  </head>`)
    .replace('</body>', () => `<script>${code}</script>\n  </body>`);
}

function policy(code, style) {
  return [
    "default-src 'none'",
    `script-src '${hash(code)}' 'wasm-unsafe-eval'`,
    'worker-src blob:',
    `style-src '${hash(style)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function hash(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
