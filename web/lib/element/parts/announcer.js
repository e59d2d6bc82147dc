/**
 * announcer.js -- the one polite live region; it never talks faster than one can listen.
 */
import { make } from '../dom.js';

const PAUSE = 2000;

export class Announcer {
  #waiting = 0;
  #last = 0;

  element = make('p', { class: 'vh', role: 'status', 'aria-live': 'polite' });

  /** At once, for what a person just did. */
  say(text) {
    clearTimeout(this.#waiting);
    this.#last = Date.now();
    this.element.textContent = text;
  }

  /** For what happens by itself: the latest of two seconds is said, the others are not. */
  saySometime(text) {
    clearTimeout(this.#waiting);
    const wait = Math.max(0, this.#last + PAUSE - Date.now());
    this.#waiting = setTimeout(() => this.say(text), wait);
  }

  stop() {
    clearTimeout(this.#waiting);
  }
}
