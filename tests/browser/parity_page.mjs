/**
 * parity_page.mjs -- the engine's signature as a page, or a worker of it, computes it.
 *
 * parity.test.mjs serves this file and tests/signature.mjs beside the site.
 */
import { load } from '/lib/core/index.js';
import { linesOf } from '/signature.mjs';

export async function lines(sizes, traced) {
  const nq = await load();
  return nq.algorithms.flatMap((algorithm) => linesOf(nq, algorithm, sizes, traced));
}

/** Only a worker has this; it answers whoever asks. */
if (typeof WorkerGlobalScope !== 'undefined') {
  globalThis.onmessage = async ({ data }) => postMessage(await lines(...data));
}
