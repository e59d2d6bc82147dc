/**
 * worker.js -- the engine in a worker thread: the program of the package's workers.
 */
import { serve } from './serve.js';
import { WorkerServer } from './worker_server.js';

serve(new WorkerServer());
