/**
 * clock.js -- the time of a game: from the first move to the win, while the board can be seen.
 */
import { clockText, Stopwatch } from '../../parts/stopwatch.js';

export class GameClock {
  #host;
  #watch = new Stopwatch(() => this.#tell());
  #follow = () => this.follow();

  constructor(host) {
    this.#host = host;
  }

  start() {
    document.addEventListener('visibilitychange', this.#follow);
  }

  stop() {
    this.#watch.follow(false);
    document.removeEventListener('visibilitychange', this.#follow);
  }

  /** Keeps up with the game. */
  follow() {
    const { game, position, habits } = this.#host.state;
    if (game.moves === 0) this.#watch.reset();
    const isPlayed = game.move > 0 && !position.solved && !document.hidden;
    this.#watch.follow(habits.timer && isPlayed);
    this.#tell();
  }

  /** What it took so far; undefined where nobody wants to know. */
  get ms() {
    return this.#host.state.habits.timer ? this.#watch.ms : undefined;
  }

  #tell() {
    const { ms } = this;
    this.#host.narrator.note(ms === undefined ? '' : clockText(ms));
  }
}
