/**
 * command.mjs -- the command without a process of its own: many runs, one start.
 *
 *     const { status, stdout, stderr } = nqueens('count', '8');
 *
 * It runs in a thread beside the tests, which wait for it, so that a run looks like a
 * program. Signals, pipes and exit codes of the real program have tests of their own.
 */
import { after } from 'node:test';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

const turn = new Int32Array(new SharedArrayBuffer(4));
const { port1: port, port2 } = new MessageChannel();
const thread = new Worker(new URL('./command_thread.mjs', import.meta.url), {
  workerData: { port: port2, turn },
  transferList: [port2],
});
port.unref();
thread.unref();

after(() => port.postMessage(null));

/** How a run ended, and what it printed. */
export function nqueens(...words) {
  Atomics.store(turn, 0, 0);
  port.postMessage(words);
  Atomics.wait(turn, 0, 0);
  return receiveMessageOnPort(port).message;
}
