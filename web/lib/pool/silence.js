/**
 * silence.js -- how long a worker has been silent while somebody listened.
 *
 * A lid that is closed or a process that is held stops the worker and the listener alike.
 * Such a pause counts as one tick, however long it was: nobody is dead because all slept.
 */
const TICKS = 4;

/** Acts after so many milliseconds; gives the function that calls it off. */
export function afterSilence(ms, act) {
  let ticks = 0;
  const timer = setInterval(() => {
    if (++ticks < TICKS) return;
    clearInterval(timer);
    act();
  }, ms / TICKS);
  timer.unref?.();
  return () => clearInterval(timer);
}
