/**
 * whole_wasm.js -- whether the package's whole WebAssembly has been loaded, and the way to
 * compile it: what could do with a smaller one takes it then, and the page has one only.
 */
export const whole = {
  /** @type {(() => Promise<WebAssembly.Module>) | null} */
  compile: null,
};
