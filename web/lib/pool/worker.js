/**
 * worker.js -- the engine in a worker thread: the program of the package's workers.
 *
 * What is appended to its text finds the server as `nqueensWorker.server`.
 */
import { load } from '../core/index.js';
import { serve } from './serve.js';
import { WorkerServer } from './worker_server.js';

export const server = new WorkerServer(load);

serve(server);
