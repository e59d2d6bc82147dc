/**
 * aborts.js -- any number of functions that run when a signal is aborted.
 *
 * A signal gets one listener, however many functions there are: Node prints a warning of a
 * memory leak at the eleventh, and a count has one function per worker.
 */

const functionsOf = new WeakMap(); // by signal, while there are any

/** Run `stop` when the signal is aborted; the function returned takes it back. */
export function onAbort(signal, stop) {
  if (!signal) return () => {};
  const { functions, listener } = functionsOf.get(signal) ?? listened(signal);
  functions.add(stop);
  return () => {
    functions.delete(stop);
    if (functions.size > 0 || functionsOf.get(signal)?.functions !== functions) return;
    signal.removeEventListener('abort', listener);
    functionsOf.delete(signal);
  };
}

function listened(signal) {
  const functions = new Set();
  const listener = () => {
    for (const stop of functions) stop();
  };
  signal.addEventListener('abort', listener);
  functionsOf.set(signal, { functions, listener });
  return functionsOf.get(signal);
}
