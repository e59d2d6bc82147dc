/**
 * this_thread.js -- what a program loads whose calling thread does the work of a worker.
 */
export { startLocalThread } from './local_thread.js';
export { WorkerServer } from './worker_server.js';
