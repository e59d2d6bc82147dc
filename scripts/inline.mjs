/**
 * inline.mjs -- the builds that need no second file: the element, embed.html, nqueens.html.
 *
 * All carry the workers' program and the wasm inside, because a sandboxed frame and a page
 * on a disk may load neither. The pages' script and style are inline, so their policy
 * allows exactly them, by their hashes.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import esbuild from 'esbuild';

import { packed } from './pack.mjs';
import { SMALL_SHEETS } from './sheets.mjs';

const COMMON = {
  bundle: true,
  minify: true,
  write: false,
  target: 'es2022',
  legalComments: 'none',
  ignoreAnnotations: true, // package.json speaks of what is made here, not of the sources
};

const NOWHERE = '"https://nowhere.invalid/"';

/** One script from an entry of a built folder. No file is asked for, so none has an address. */
async function script(folder, entry, options = {}) {
  const { outputFiles } = await esbuild.build({
    ...COMMON,
    format: 'iife',
    ...options,
    entryPoints: [join(folder, entry)],
    plugins: [inlined(folder), IN_BROWSERS, SMALL_SHEETS],
    define: { 'import.meta.url': NOWHERE },
  });
  return outputFiles[0].text;
}

/**
 * The element never runs in Node, so that what is imported there by name is left out:
 * bundlers that read this file again would warn of it.
 */
const IN_BROWSERS = {
  name: 'in browsers',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]lib[/\\]core[/\\]node\.js$/ }, () => ({
      contents: `export const inNode = () => false;
        export const nodeModule = async (name) => { throw new Error('there is no ' + name + ' here'); };`,
    }));
  },
};

/** What `./inlined/worker.js` and its like stand for: programs of workers, and the wasm. */
export async function inlinedTexts(folder) {
  return {
    worker: await workerScript(folder, 'lib/element/worker/program.js'),
    wasm: await packed(join(folder, 'nqueens.wasm')),
  };
}

function inlined(folder) {
  const texts = inlinedTexts(folder);
  return {
    name: 'inlined',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\/inlined\/\w+\.js$/ }, ({ path }) => ({
        path: /(\w+)\.js$/.exec(path)[1],
        namespace: 'inlined',
      }));
      onLoad({ filter: /.*/, namespace: 'inlined' }, async ({ path }) => ({
        contents: (await texts)[path],
        loader: 'text',
      }));
    },
  };
}

async function workerScript(folder, entry) {
  const entryPoints = [join(folder, entry)];
  const define = { 'import.meta.url': NOWHERE };
  const { outputFiles } = await esbuild.build({
    ...COMMON,
    entryPoints,
    format: 'iife',
    plugins: [IN_BROWSERS],
    define,
  });
  return outputFiles[0].text;
}

/** The element as one script, for a <script> tag and for frames that may load no file. */
export function elementScript(folder) {
  return script(folder, 'lib/element/packaged.js');
}

/** The same for `require`. */
export function elementRequired(folder) {
  const globalName = 'element';
  const footer = { js: `module.exports = ${globalName};` };
  return script(folder, 'lib/element/packaged.js', { globalName, footer });
}

/** The whole page in one file, for a disk or a mail. */
export function singlePage(folder) {
  return wholePage(folder, 'index.html', 'page/single.js');
}

/**
 * The embed in one file. In a sandboxed frame WebKit takes nothing for `'self'`, so that a
 * policy could allow its script by hash alone.
 */
export function embedPage(folder) {
  return wholePage(folder, 'embed.html', 'lib/embed/main.js');
}

async function wholePage(folder, name, entry) {
  const page = readFileSync(join(folder, name), 'utf8');
  // A closing tag inside a script would end it early.
  const code = (await script(folder, entry)).replaceAll('</script', '<\\/script');
  const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
  const style = sheets.map(([, sheet]) => readFileSync(join(folder, sheet), 'utf8')).join('\n');
  const icon = readFileSync(join(folder, 'page/icon.svg')).toString('base64');
  return page
    .replace(/content="default-src[^"]+"/, () => `content="${policy(code, style)}"`)
    .replace(/ *<link rel="(stylesheet|modulepreload|manifest)"[^>]*>\n/g, '')
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
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function hash(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
