/**
 * compress.mjs -- what pages load, compressed once at build time: `x.js.br` and `x.js.gz`
 * beside `x.js`. The server sends the one that a browser takes.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

const COMPRESSED = /\.(html|js|css|wasm|svg|json|webmanifest)$/;

/** The single modules are for tests. */
const NOT_LOADED = /^(lib|data)\/|\/(experiments|page|race)\//;

/** Smaller files fit into one packet anyway. */
const SMALLEST = 1024;

export async function compressSite(site) {
  const names = readdirSync(site, { recursive: true })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => COMPRESSED.test(name) && !NOT_LOADED.test(name))
    .filter((name) => statSync(join(site, name)).size >= SMALLEST);
  await Promise.all(names.map((name) => compressFile(join(site, name))));
}

/** The last percent takes most of the time: it is for what the page waits for. */
async function compressFile(file) {
  const bytes = readFileSync(file);
  const quality = /[\\/]bundle[\\/]|index\.html$/.test(file) ? 11 : 6;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  writeFileSync(`${file}.br`, await brotli(bytes, { params }));
  writeFileSync(`${file}.gz`, await zip(bytes, { level: 9 }));
}
