/**
 * compile.js -- the compiled Module of what load() is given, or of the package's own.
 *
 * Who gives nothing, or a Module, does not load what reads addresses.
 */
import { hasSimd } from './compile_bytes.js';
import { defaultWasm } from './default_wasm.js';
import { isA } from './kind.js';

const isModule = (value) => isA(value, 'WebAssembly.Module');

/** Compile the WebAssembly; the Module can be posted to workers and given to load(). */
export async function compile(source) {
  const given = (await source) ?? (await defaultWasm({ simd: hasSimd() }));
  if (isModule(given)) return given;
  const { compileSource } = await import('./compile_source.js');
  return compileSource(given);
}
