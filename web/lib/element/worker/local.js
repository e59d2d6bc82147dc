/**
 * local.js -- the program of the element's workers on the page's own thread, where no worker
 * can be started.
 */
import { startLocalThread } from '../../pool/local_thread.js';
import { DESKS } from './desks/index.js';
import { boardServer } from './server.js';

export const startLocalBoard = (hears) => startLocalThread(hears, boardServer(...DESKS));
