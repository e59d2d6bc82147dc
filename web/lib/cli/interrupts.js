/**
 * interrupts.js -- Ctrl-C, the end of a batch job's time, a closed connection: a signal that
 * asks the program to end.
 */

/** Exit codes as shells give them: 128 and the signal's number. */
const CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * Listen for signals until `end()` is called. The first one aborts `signal`; `name` is its
 * name then, and `code` what the program ends with. A second one ends it at once.
 */
export function listenForInterrupts() {
  const stop = new AbortController();
  const heard = { signal: stop.signal, name: null, code: undefined, end };
  const listeners = Object.keys(CODES).map((name) => ({ name, listener: () => hear(name) }));
  for (const { name, listener } of listeners) process.on(name, listener);
  return heard;

  function hear(name) {
    Object.assign(heard, { name, code: CODES[name] });
    end();
    stop.abort();
  }

  function end() {
    for (const { name, listener } of listeners) process.off(name, listener);
  }
}
