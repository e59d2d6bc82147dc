/**
 * bundle.mjs -- the site's pages load bundled scripts and style sheets; the single modules
 * stay beside them for tests and examples.
 *
 * Every bundled file has a hash of its content in its name, and a script names its workers
 * and its WebAssembly by their hashed names, so that no cache can mix two builds.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, posix, sep } from 'node:path';

const FOLDER = 'bundle';

/** Names of files end with a hash of what is in them; a small piece joins a larger one. */
const OUTPUT = {
  format: 'es',
  hashCharacters: 'base36',
  entryFileNames: '[name]-[hash].js',
  chunkFileNames: '[name]-[hash].js',
  experimentalMinChunkSize: 8_000,
};

/** These pages hold everything themselves, or are examples of pages without a build. */
const NOT_BUNDLED = /^(embed|nqueens)\.html$|^examples\/\w+\//;

const SCRIPT = / *<script type="module" src="([^"]+)"><\/script>\n/g;
const SHEET = / *<link rel="stylesheet" href="([^"]+)">\n/g;

/** Bundles what the pages of a built site name, and rewrites the pages. */
export async function bundleSite(site) {
  const { transform } = await import('esbuild');
  mkdirSync(join(site, FOLDER), { recursive: true });
  const pages = pagesOf(site);
  const scripts = await bundleScripts(transform, site, pages);
  const sheets = new Map();
  for (const page of pages) {
    const { name, html } = page;
    const top = '../'.repeat(name.split('/').length - 1);
    const sheet = await sheetOf(transform, site, page, sheets);
    const rest = html.replace(SCRIPT, '').replace(SHEET, '');
    const head = headLines(page, scripts, sheet).map((line) => line.replaceAll('{top}', top));
    writeFileSync(
      join(site, name),
      rest.replace('  </head>', () => `${head.join('')}  </head>`),
    );
  }
}

function headLines(page, scripts, sheet) {
  const own = page.scripts.map((script) => scripts.get(script));
  const chunks = new Set(own.flatMap(({ chunks: all }) => all));
  return [
    ...(sheet ? [`    <link rel="stylesheet" href="{top}${sheet}">\n`] : []),
    ...[...chunks].map((file) => `    <link rel="modulepreload" href="{top}${file}">\n`),
    ...own.map(({ file }) => `    <script type="module" src="{top}${file}"></script>\n`),
  ];
}

/** The pages with the scripts and sheets that they name, as paths from the site's top. */
function pagesOf(site) {
  const names = readdirSync(site, { recursive: true })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.html') && !NOT_BUNDLED.test(name));
  return names.map((name) => {
    const html = readFileSync(join(site, name), 'utf8');
    const named = (pattern) =>
      [...html.matchAll(pattern)].map(([, path]) => posix.join(posix.dirname(name), path));
    return { name, html, scripts: named(SCRIPT), sheets: named(SHEET) };
  });
}

/**
 * entry -> { file, chunks }. Every script is bundled by itself: what several share would be
 * cut into many small files, and each of them is a request to wait for.
 */
async function bundleScripts(transform, site, pages) {
  const plugins = [hashedNames(transform, site), minified(transform)];
  const found = new Map();
  for (const entry of new Set(pages.flatMap(({ scripts }) => scripts))) {
    const [first] = await bundled(site, join(site, entry), plugins, OUTPUT);
    const chunks = first.imports.map((name) => `${FOLDER}/${name}`);
    found.set(entry, { file: `${FOLDER}/${first.fileName}`, chunks });
  }
  return found;
}

/** What was written, the entry first. A warning would be a mistake here. */
async function bundled(site, input, plugins, output) {
  const { rollup } = await import('rollup');
  const onwarn = ({ message }) => {
    throw new Error(message);
  };
  const options = { onwarn, logLevel: 'warn', preserveEntrySignatures: false };
  const bundle = await rollup({ input, plugins, ...options });
  const written = await bundle.write({ dir: join(site, FOLDER), ...output });
  return written.output;
}

const minified = (transform) => ({
  name: 'minified',
  async renderChunk(code) {
    const options = { minify: true, format: 'esm', target: 'es2022', legalComments: 'none' };
    return { ...(await transform(code, options)), map: null };
  },
});

/**
 * `new URL('./x.js', import.meta.url)` is a worker: it is bundled, too, and named by its
 * hash; so is the WebAssembly.
 */
function hashedNames(transform, site) {
  const workers = new Map();
  const workerOf = (file, plugins) => {
    if (!workers.has(file)) {
      const options = { ...OUTPUT, inlineDynamicImports: true };
      workers.set(file, bundled(site, file, plugins, options));
    }
    return workers.get(file);
  };
  const wasm = wasmModule(site);
  const plugin = {
    name: 'hashed-names',
    async load(path) {
      if (path.endsWith('default_wasm.js')) return wasm;
      const source = readFileSync(path, 'utf8');
      const named = /new URL\('(\.\/[\w-]+\.js)', import\.meta\.url\)/.exec(source);
      if (!named) return source;
      const plugins = [plugin, minified(transform)];
      const [{ fileName }] = await workerOf(join(path, '..', named[1]), plugins);
      return source.replace(named[1], `./${fileName}`);
    },
  };
  return plugin;
}

/** The module that knows where the WebAssembly lies, which is copied to that place. */
function wasmModule(site) {
  const [simd, scalar] = ['nqueens', 'nqueens-scalar'].map((name) => {
    const bytes = readFileSync(join(site, `${name}.wasm`));
    const file = `${name}-${hashOf(bytes)}.wasm`;
    writeFileSync(join(site, FOLDER, file), bytes);
    return `'./${file}'`;
  });
  return `export function defaultWasm({ simd }) {
  return new URL(simd ? ${simd} : ${scalar}, import.meta.url);
}`;
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** The sheets of a page as one file; pages with the same sheets share it. */
async function sheetOf(transform, site, { sheets }, made) {
  const key = sheets.join();
  if (sheets.length === 0) return null;
  if (!made.has(key)) {
    const text = sheets.map((path) => readFileSync(join(site, path), 'utf8')).join('\n');
    const { code } = await transform(text, { loader: 'css', minify: true });
    const file = `${FOLDER}/${basename(sheets.at(-1), '.css')}-${hashOf(code)}.css`;
    writeFileSync(join(site, file), code);
    made.set(key, file);
  }
  return made.get(key);
}

/** A page with the single modules in the place of their bundle: coverage tells them apart. */
export function unbundled(html, entry) {
  return html
    .replace(/ *<link rel="modulepreload"[^>]*>\n/g, '')
    .replace(/(<script type="module" src=")[^"]+(")/, `$1${entry}$2`);
}
