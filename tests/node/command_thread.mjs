/**
 * command_thread.mjs -- runs the command for command.mjs, one run after the other.
 */
import { workerData } from 'node:worker_threads';

import { runProgram } from '../../web/lib/cli/program.js';

const { port, turn } = workerData;

/** From now on a stream only keeps what is written to it; the function gives it. */
function captured(stream) {
  const pieces = [];
  stream.setMaxListeners(0); // every run listens for errors
  stream.write = (piece, ...rest) => {
    pieces.push(String(piece));
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  };
  return () => pieces.join('');
}

port.on('message', async (words) => {
  if (words === null) return port.close();
  const [stdout, stderr] = [process.stdout, process.stderr].map(captured);
  const status = await runProgram(words);
  port.postMessage({ status, stdout: stdout(), stderr: stderr() });
  Atomics.store(turn, 0, 1);
  return Atomics.notify(turn, 0);
});
