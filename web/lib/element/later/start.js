/**
 * start.js -- in the package: the element's workers are made of a text, and the WebAssembly is
 * one that counts small boards only, unless the page has loaded the whole one anyway.
 */
import { compileBytes, hasSimd } from '../../core/compile_bytes.js';
import { unpack } from '../../core/unpack.js';
import { whole } from '../../core/whole_wasm.js';
import { makeBlobWorker } from '../../pool/thread.js';
import program from './worker_program.js';

/** The module of boards counts smaller ones by the same algorithms, in the same units. */
const LEAST_LARGE = 12;

/** Where no worker can be started, this thread runs its program. */
export const startHere = async (hears) =>
  (await import('../worker/local.js')).startLocalBoard(hears);

export const makeWorker = () => makeBlobWorker(program);

/** What counts a board of size n. */
export const moduleFor = (n) => (n < LEAST_LARGE ? boardModule : wholeModule);

export async function wholeModule() {
  const { defaultWasm } = await import('../../core/default_wasm.js');
  return defaultWasm({ simd: hasSimd() });
}

let board = null;

/** Compiled once for all boards of a page; after a failure the next one tries again. */
export function boardModule() {
  if (whole.compile) return whole.compile();
  board ??= compileBoard().catch((error) => {
    board = null;
    throw error;
  });
  return board;
}

async function compileBoard() {
  const { packed } = await import('./board_wasm.js');
  return compileBytes(await unpack(packed));
}
