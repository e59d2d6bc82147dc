/**
 * bundle.mjs -- the site's pages load bundled scripts and style sheets; the single modules
 * stay beside them for tests and examples.
 *
 * Every bundled file has a hash of its content in its name, and a script names its workers
 * and its WebAssembly by their hashed names, so that no cache can mix two builds.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, posix, relative, sep } from 'node:path';

const FOLDER = 'bundle';

const COMMON = {
  bundle: true,
  minify: true,
  format: 'esm',
  splitting: false, // pieces would be requests, one after the other
  target: 'es2022',
  legalComments: 'none',
  ignoreAnnotations: true, // package.json speaks of the package, not of these files
  metafile: true,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  loader: { '.wasm': 'file' },
};

/** These pages hold everything themselves, or are examples of pages without a build. */
const NOT_BUNDLED = /^(embed|nqueens)\.html$|^examples\/\w+\//;

const SCRIPT = / *<script type="module" src="([^"]+)"><\/script>\n/g;
const SHEET = / *<link rel="stylesheet" href="([^"]+)">\n/g;

/** Bundles what the pages of a built site name, and rewrites the pages. */
export async function bundleSite(site) {
  const { build, transform } = await import('esbuild');
  mkdirSync(join(site, FOLDER), { recursive: true });
  const pages = pagesOf(site);
  const scripts = await bundleScripts(build, site, pages);
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
async function bundleScripts(build, site, pages) {
  const found = new Map();
  const plugin = hashedNames(build, site);
  for (const entry of new Set(pages.flatMap(({ scripts }) => scripts))) {
    const { metafile } = await build({
      ...COMMON,
      entryPoints: [join(site, entry)],
      outdir: join(site, FOLDER),
      absWorkingDir: site,
      plugins: [plugin],
    });
    const [file] = Object.entries(metafile.outputs).find(
      ([, { entryPoint }]) => entryPoint === entry,
    );
    found.set(entry, { file, chunks: staticChunks(metafile, file) });
  }
  return found;
}

function staticChunks(metafile, file, found = new Set()) {
  for (const { path, kind } of metafile.outputs[file].imports) {
    if (kind !== 'import-statement' || found.has(path)) continue;
    found.add(path);
    staticChunks(metafile, path, found);
  }
  return [...found];
}

/** `new URL('./x.js', import.meta.url)` is a worker: it is bundled, too, and named by its hash. */
function hashedNames(build, site) {
  const workers = new Map();
  const bundled = (file, plugins) => {
    if (!workers.has(file)) workers.set(file, bundleWorker(build, site, file, plugins));
    return workers.get(file);
  };
  const plugin = {
    name: 'hashed-names',
    setup({ onLoad }) {
      onLoad({ filter: /default_wasm\.js$/ }, () => ({ contents: WASM, resolveDir: site }));
      onLoad({ filter: /[\\/]lib[\\/].*\.js$/ }, async ({ path }) => {
        const source = readFileSync(path, 'utf8');
        const named = /new URL\('(\.\/[\w-]+\.js)', import\.meta\.url\)/.exec(source);
        if (!named) return undefined;
        const file = await bundled(join(path, '..', named[1]), [plugin]);
        return { contents: source.replace(named[1], `./${file}`) };
      });
    },
  };
  return plugin;
}

const WASM = `
import simdFile from './nqueens.wasm';
import scalarFile from './nqueens-scalar.wasm';
export function defaultWasm({ simd }) {
  return new URL(simd ? simdFile : scalarFile, import.meta.url);
}`;

async function bundleWorker(build, site, file, plugins) {
  const { metafile } = await build({
    ...COMMON,
    entryPoints: [file],
    outdir: join(site, FOLDER),
    absWorkingDir: site,
    plugins,
  });
  const entry = relative(site, file).split(sep).join('/');
  const [name] = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === entry,
  );
  return basename(name);
}

/** The sheets of a page as one file; pages with the same sheets share it. */
async function sheetOf(transform, site, { sheets }, made) {
  const key = sheets.join();
  if (sheets.length === 0) return null;
  if (!made.has(key)) {
    const text = sheets.map((path) => readFileSync(join(site, path), 'utf8')).join('\n');
    const { code } = await transform(text, { loader: 'css', minify: true });
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8).toUpperCase();
    const file = `${FOLDER}/${basename(sheets.at(-1), '.css')}-${hash}.css`;
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
