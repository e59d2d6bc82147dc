/**
 * start.js -- in the package: the element's workers are made of texts, and the WebAssembly
 * is one that cannot count by `fast`, unless the page has loaded the whole one anyway.
 */
import { compileSource } from '../../core/compile_source.js';
import { unpack } from '../../core/unpack.js';
import { whole } from '../../core/whole_wasm.js';
import { makeBlobWorker } from '../../pool/thread.js';
import { workerSource } from '../../pool/worker_source.js';
import addition from './worker_addition.js';

/** Where no worker can be started, this thread runs its program. */
export const startHere = async (hears) =>
  (await import('../worker/local.js')).startLocalBoard(hears);

export const makeWorker = () => makeBlobWorker(workerSource().code + addition);

/** A solver finds the whole one itself. */
export const wholeModule = () => undefined;

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
  return compileSource(await unpack(packed));
}
