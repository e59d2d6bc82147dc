/**
 * default_wasm.js -- the WebAssembly that load() takes when none is given.
 *
 * In the source tree it lies in dist/. The build puts the bytes themselves in place of
 * this file, so that no bundler has to be told where to find them.
 */
export function defaultWasm({ simd }) {
  const name = simd ? 'nqueens.wasm' : 'nqueens-scalar.wasm';
  return new URL(`../../../dist/${name}`, import.meta.url);
}
