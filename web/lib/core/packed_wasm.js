/**
 * packed_wasm.js -- the WebAssembly that load() takes when none is given, in the package.
 *
 * The build puts this file in place of default_wasm.js, and a compressed text of the
 * bytes where it says `wasm.js`, so that no bundler has to be told where to find them.
 * Only the SIMD build is in it: nearly everybody has SIMD, and two would be too much.
 */
import { packed } from '../wasm.js';
import { compileBytes, hasSimd } from './compile_bytes.js';
import { LoadError } from './errors.js';
import { unpack } from './unpack.js';
import { whole } from './whole_wasm.js';

const ADVICE = 'give load() or init({ wasm }) the address of nqueens-scalar.wasm';

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;

/** Compiled once for all who ask; after a failure the next one tries again. */
export function defaultWasm({ simd }) {
  if (!simd) throw new LoadError(`this platform has no WebAssembly SIMD: ${ADVICE}`);
  compiled ??= unpack(packed)
    .then((bytes) => compileBytes(bytes))
    .catch((error) => {
      compiled = null;
      throw error;
    });
  return compiled;
}

whole.compile = async () => defaultWasm({ simd: hasSimd() });
