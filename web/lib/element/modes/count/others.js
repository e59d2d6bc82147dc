/**
 * others.js -- other tabs and other boards at the same count: what they tell each other,
 * and whether one of them counts.
 *
 * Who counts holds the checkpoint's lock and tells how far it is. The browser takes the
 * lock away from a tab that was closed or killed, so that nobody watches a dead one.
 */
export class Others {
  #name = '';
  #channel = null;
  #heard;

  /** `heard` is called with what the others tell. */
  constructor(heard) {
    this.#heard = heard;
  }

  /** Listens to those at the count of this name. Without a name there are no others. */
  join(name) {
    if (name && name === this.#name && this.#channel) return;
    this.leave();
    this.#name = name;
    this.#channel = name && navigator.locks ? openChannel(name) : null;
    if (this.#channel) this.#channel.onmessage = ({ data }) => this.#heard(data);
  }

  leave() {
    this.#channel?.close();
    this.#channel = null;
  }

  tell(message) {
    this.#channel?.postMessage(message);
  }

  /** Whether it is known that somebody counts now. */
  async counting() {
    if (!this.#channel) return false;
    try {
      const { held } = await navigator.locks.query();
      return held.some(({ name }) => name === this.#name);
    } catch {
      this.leave();
      return false;
    }
  }
}

/** Some browsers have it and refuse it, as they refuse to store anything. */
function openChannel(name) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
