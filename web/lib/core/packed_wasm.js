/**
 * packed_wasm.js -- the WebAssembly that load() takes when none is given, in the package.
 *
 * The build puts this file in place of default_wasm.js, and a compressed text of the
 * bytes where it says `wasm.js`, so that no bundler has to be told where to find them.
 * Only the SIMD build is in it: nearly everybody has SIMD, and two would be too much.
 */
import { packed } from '../wasm.js';
import { LoadError } from './errors.js';
import { unpack } from './unpack.js';

const ADVICE = 'give load() or init({ wasm }) the address of nqueens-scalar.wasm';

export function defaultWasm({ simd }) {
  if (!simd) throw new LoadError(`this platform has no WebAssembly SIMD: ${ADVICE}`);
  return unpack(packed);
}
