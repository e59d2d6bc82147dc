/**
 * fragile.mjs -- the worker of the package with a switch for every way to die.
 *
 * The `fate` of a request decides what its first work unit does to this thread. It dies
 * for real: the trap is one of WebAssembly, the throw is caught by nobody.
 */
import { parentPort } from 'node:worker_threads';

/** (func (export "f") unreachable) */
const TRAP = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x04, 0x01, 0x60, 0x00, 0x00],
  ...[0x03, 0x02, 0x01, 0x00, 0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
  ...[0x0a, 0x05, 0x01, 0x03, 0x00, 0x00, 0x0b],
]);

const OUT_OF_MEMORY = 12;

let fate = null;
let full = false;

const listen = parentPort.on.bind(parentPort);
parentPort.on = (name, hear) =>
  listen(name, (request) => {
    fate = request.fate ?? null;
    if (fate === 'throw') throw new Error('injected');
    hear(request);
  });

const FATES = {
  trap() {
    return new WebAssembly.Instance(new WebAssembly.Module(TRAP)).exports.f();
  },
  memory() {
    full = true;
    return -1n;
  },
  hang() {
    for (;;);
  },
  exit() {
    process.exit(9);
  },
};

const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...values) => {
  const { exports } = await instantiate(...values);
  const count_run = (...words) => {
    const end = FATES[fate];
    fate = null;
    return end ? end() : exports.count_run(...words);
  };
  const status = () => (full ? OUT_OF_MEMORY : exports.status());
  return { exports: { ...exports, count_run, status } };
};

await import('../../../dist/worker.js');
