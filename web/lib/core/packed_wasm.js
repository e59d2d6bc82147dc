/**
 * packed_wasm.js -- the WebAssembly that load() takes when none is given, in the package.
 *
 * The build puts this file in place of default_wasm.js, and a compressed text of the
 * bytes where it says `wasm.js`, so that no bundler has to be told where to find them.
 * Only the SIMD build is in it: nearly everybody has SIMD, and two would be too much.
 */
import { packed } from '../wasm.js';
import { LoadError } from './errors.js';

const ADVICE = 'give load() or init({ wasm }) the address of nqueens-scalar.wasm';

export function defaultWasm({ simd }) {
  if (!simd) throw new LoadError(`this platform has no WebAssembly SIMD: ${ADVICE}`);
  return unpacked(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)));
}

// A Response would read the stream in one line, but in Node it takes as long to start as
// all the rest of this package.
async function unpacked(bytes) {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  const [pieces] = await Promise.all([allOf(readable), writer.write(bytes), writer.close()]);
  return new Blob(pieces).arrayBuffer();
}

async function allOf(stream) {
  const pieces = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
  }
  return pieces;
}
