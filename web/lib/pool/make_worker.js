/**
 * make_worker.js -- a worker of the package, in Node and in browsers: at an address, or, without
 * one, of the code that comes with the package.
 */
import { inNode, nodeModule } from '../core/node.js';
import { makeBlobWorker } from './thread.js';
import { workerSource } from './worker_source.js';

export async function makeWorker(url) {
  if (inNode()) return makeNodeWorker(url);
  const { code, url: own } = workerSource();
  const address = url ?? own;
  return address ? new Worker(address, { type: 'module' }) : makeBlobWorker(code);
}

async function makeNodeWorker(url) {
  const { Worker } = await nodeModule('node:worker_threads');
  const { code, url: own } = workerSource();
  const file = url ?? own;
  const execArgv = []; // what the program was started with is not for its workers
  return file
    ? new Worker(new URL(file), { execArgv })
    : new Worker(code, { eval: true, execArgv });
}
