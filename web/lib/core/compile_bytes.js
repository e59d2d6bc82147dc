/**
 * compile_bytes.js -- from bytes to a compiled Module, with advice where that is refused.
 */
import { LoadError } from './errors.js';

// The smallest module that needs SIMD: one function that gives back sixteen zero bytes.
const SIMD_PROBE = [
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // its type: () -> v128
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b], // i8x16.splat(0)
];

/** Whether this platform compiles the SIMD build. */
export function hasSimd() {
  return WebAssembly.validate(new Uint8Array(SIMD_PROBE));
}

export async function compileBytes(bytes, from = 'the WebAssembly') {
  try {
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw new LoadError(`cannot compile ${from}: ${cause.message}${hint(cause)}`, { cause });
  }
}

function hint(cause) {
  if (/disallowed|blocked/i.test(cause.message)) {
    return "; where bytes may not be compiled, load() and init({ wasm }) take the compiled module: import wasm from 'nqueens/nqueens.wasm'";
  }
  return hasSimd() ? '' : ' (this platform has no WebAssembly SIMD: load nqueens-scalar.wasm)';
}
