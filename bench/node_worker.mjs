/**
 * node_worker.mjs -- timed runs in a plain worker thread of Node.
 */
import { parentPort } from 'node:worker_threads';

import { load } from '../dist/core.js';
import { timed } from './timed.js';

const nq = await load();
parentPort.on('message', (task) => parentPort.postMessage(timed(nq, task)));
parentPort.postMessage('ready');
