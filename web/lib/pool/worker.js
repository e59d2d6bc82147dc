/**
 * worker.js -- the engine in a worker thread: the program of the package's workers.
 */
import { load } from '../core/index.js';
import { serve } from './serve.js';
import { WorkerServer } from './worker_server.js';

serve(new WorkerServer(load));
