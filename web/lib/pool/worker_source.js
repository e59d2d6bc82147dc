/**
 * worker_source.js -- where the worker's code is.
 *
 * In the source tree it is a file beside this one. The build puts the code itself in
 * place of this module, so that no bundler has to be told where to find it.
 */
export function workerSource() {
  return { url: new URL('./worker.js', import.meta.url) };
}
