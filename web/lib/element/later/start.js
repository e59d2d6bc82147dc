/**
 * start.js -- in the package: the element's workers are made of texts, and a desk has a WebAssembly
 * of its own, unless the page has loaded the whole one anyway.
 */
import { compileBytes, hasSimd } from '../../core/compile_bytes.js';
import { unpack } from '../../core/unpack.js';
import { whole } from '../../core/whole_wasm.js';
import { makeBlobWorker } from '../../pool/thread.js';
import { piecesOf } from './loaded.js';
import base from './worker_base.js';

/** By desk: the program of its worker, and its WebAssembly. Names are literal for bundlers. */
const DESKS = {
  positions: {
    program: () => import('./positions_program.js'),
    wasm: () => import('./positions_wasm.js'),
  },
  searches: {
    program: () => import('./searches_program.js'),
    wasm: () => import('./searches_wasm.js'),
  },
  texts: {
    program: () => import('./texts_program.js'),
    wasm: () => import('./texts_wasm.js'),
  },
};

/** The module of searches counts smaller boards by the same algorithms, in the same units. */
const LEAST_LARGE = 12;

/** Where no worker can be started, this thread runs its program. */
export const startHere = async (hears) =>
  (await import('../worker/local.js')).startLocalBoard(hears);

export async function makeWorker(desk) {
  const program = await DESKS[desk].program();
  return makeBlobWorker(base + program.default);
}

/** What counts a board of size n. */
export const moduleFor = (n) => (n < LEAST_LARGE ? searchesModule : wholeModule);

const searchesModule = () => deskModule('searches');

export async function wholeModule() {
  const { defaultWasm } = await import('../../core/default_wasm.js');
  return defaultWasm({ simd: hasSimd() });
}

/** Compiled once for all boards of a page; after a failure the next one tries again. */
export const deskModule = (desk) => whole.compile?.() ?? compiled(desk);

const compiled = piecesOf(async (desk) => {
  const { packed } = await DESKS[desk].wasm();
  return compileBytes(await unpack(packed));
});
