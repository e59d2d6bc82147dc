/**
 * stopwatch.js -- the time that somebody has spent, told once a second while it runs.
 */
const SECOND = 1000;

export class Stopwatch {
  #tell;
  #spent = 0;
  #since = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticker;

  /** `tell()` is called when the number of seconds may be another. */
  constructor(tell) {
    this.#tell = tell;
  }

  get ms() {
    return this.#spent + (this.#since === null ? 0 : performance.now() - this.#since);
  }

  /** Runs or stands still, as is wanted. */
  follow(running) {
    if (running === (this.#since !== null)) return;
    this.#spent = this.ms;
    this.#since = running ? performance.now() : null;
    clearInterval(this.#ticker);
    if (running) this.#ticker = setInterval(this.#tell, SECOND);
  }

  /** Stands still, at what was spent before. */
  reset(spent = 0) {
    this.follow(false);
    this.#spent = spent;
  }
}

/** Minutes and seconds, as clocks show them. */
export function clockText(ms) {
  const seconds = Math.floor(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
