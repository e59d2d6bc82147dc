/**
 * local.js -- the program of the element's workers on the page's own thread, where no worker
 * can be started.
 */
import { load } from '../../core/index.js';
import { startLocalThread } from '../../pool/local_thread.js';
import { WorkerServer } from '../../pool/worker_server.js';
import { addQuestions } from './server.js';

export function startLocalBoard(hears) {
  const server = new WorkerServer(load);
  addQuestions(server);
  return startLocalThread(hears, server);
}
