/**
 * browser_worker.js -- timed runs in a module worker of a browser.
 */
import { load } from '../core.js';
import { timed } from './timed.js';

const nq = await load(new URL('../nqueens.wasm', import.meta.url));
globalThis.onmessage = ({ data }) => globalThis.postMessage(timed(nq, data));
globalThis.postMessage('ready');
