/**
 * compile.js -- the compiled Module of what load() is given, or of the package's own.
 */
import { hasSimd } from './compile_bytes.js';
import { compileSource } from './compile_source.js';
import { defaultWasm } from './default_wasm.js';

/** Compile the WebAssembly; the Module can be posted to workers and given to load(). */
export async function compile(source) {
  return compileSource((await source) ?? (await defaultWasm({ simd: hasSimd() })));
}
