/**
 * pace.js -- calls back as many times a second as asked, in step with the screen.
 */

/** After a pause of the tab, playing goes on; it does not catch up. */
const LONGEST_FRAME_MS = 250;

export class Pace {
  #run = 0;
  #running = false;
  #last = 0;
  #due = 0;
  #tick;
  speed = 4;

  /** `tick(steps)` is told how many steps are due; it may answer with a promise. */
  constructor(tick) {
    this.#tick = tick;
  }

  start() {
    this.#running = true;
    this.#last = performance.now();
    this.#due = 0;
    this.#next(++this.#run);
  }

  stop() {
    this.#running = false;
    this.#run++;
  }

  /** Runs or stands still, as is wanted. */
  follow(running, speed) {
    this.speed = speed;
    if (!running) this.stop();
    else if (!this.#running) this.start();
  }

  #next(run) {
    requestAnimationFrame((now) => this.#turn(now, run));
  }

  /** A run that was stopped while it waited for its tick is not gone on with. */
  async #turn(now, run) {
    if (run !== this.#run) return;
    this.#due += (Math.min(LONGEST_FRAME_MS, Math.max(0, now - this.#last)) * this.speed) / 1000;
    this.#last = now;
    const steps = Math.floor(this.#due);
    if (steps > 0) {
      this.#due -= steps;
      await this.#tick(steps);
    }
    if (run === this.#run) this.#next(run);
  }
}
