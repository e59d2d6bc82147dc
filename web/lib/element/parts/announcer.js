/**
 * announcer.js -- the one polite live region; it never talks faster than one can listen.
 */
import { make } from '../dom.js';

const PAUSE_MS = 2000;

export class Announcer {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  #last = 0;

  element = make('p', { class: 'vh', role: 'status', 'aria-live': 'polite' });

  /** At once, for what a person just did. */
  announce(text) {
    clearTimeout(this.#waiting);
    this.#last = Date.now();
    this.element.textContent = text;
  }

  /** For what happens by itself: the latest of two seconds is said, the others are not. */
  announceLater(text) {
    clearTimeout(this.#waiting);
    const wait = Math.max(0, this.#last + PAUSE_MS - Date.now());
    this.#waiting = setTimeout(() => this.announce(text), wait);
  }

  stop() {
    clearTimeout(this.#waiting);
  }
}
