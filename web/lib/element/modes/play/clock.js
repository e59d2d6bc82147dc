/**
 * clock.js -- the time of a game: from the first move to the win, while the board can be seen.
 */
import { clockText, Stopwatch } from '../../parts/stopwatch.js';

export class GameClock {
  #host;
  #watch;
  #name = '';
  /** What games took that were left for another board, by its name. */
  #left = new Map();
  #follow = () => this.follow();

  /** `tell()` is called when the text may be another. */
  constructor(host, tell) {
    this.#host = host;
    this.#watch = new Stopwatch(tell);
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
    const { game, position, habits, name } = this.#host.state;
    if (name !== this.#name) this.#change(name);
    if (game.moves === 0) this.#watch.reset();
    const isPlayed = game.move > 0 && !position.solved && !document.hidden;
    this.#watch.follow(habits.timer && isPlayed);
  }

  #change(name) {
    this.#left.set(this.#name, this.#watch.ms);
    this.#watch.reset(this.#left.get(name));
    this.#name = name;
  }

  /** What it took so far; undefined where nobody wants to know. */
  get ms() {
    return this.#host.state.habits.timer ? this.#watch.ms : undefined;
  }

  get text() {
    const { ms } = this;
    return ms === undefined ? '' : clockText(ms);
  }
}
