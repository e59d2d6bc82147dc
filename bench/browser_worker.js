/**
 * browser_worker.js -- timed runs in a module worker of a browser.
 */
import { load } from '../core.js';
import { timed } from './timed.js';

const ready = load(new URL('../nqueens.wasm', import.meta.url));
globalThis.onmessage = async ({ data }) => globalThis.postMessage(timed(await ready, data));
