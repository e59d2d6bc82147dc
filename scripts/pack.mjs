/**
 * pack.mjs -- the WebAssembly as text, as small as it gets.
 *
 *     const text = packed('dist/nqueens.wasm');      // base64 of zlib's format
 *
 * Zopfli looks longer for the shortest way to write what any DecompressionStream reads:
 * for seconds, so that what it found is kept in build/ until the file is another one.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

import zopfli from '@gfx/zopfli';

import { ROOT } from './say.mjs';

const KEPT = join(ROOT, 'build', 'packed');

export async function packed(file) {
  const bytes = readFileSync(file);
  const kept = join(KEPT, createHash('sha256').update(bytes).digest('hex'));
  if (!existsSync(kept)) keep(kept, Buffer.from(await zopfli.zlibAsync(bytes, {})));
  const small = readFileSync(kept);
  if (!inflateSync(small).equals(bytes)) throw new Error(`${kept} is damaged: delete it`);
  return small.toString('base64');
}

/** Written beside and then renamed: two builds may be at it at the same time. */
function keep(path, bytes) {
  mkdirSync(KEPT, { recursive: true });
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, bytes);
  renameSync(beside, path);
}
