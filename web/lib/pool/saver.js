/**
 * saver.js -- keeps a count's checkpoint up to date, at most every half second.
 *
 * One save at a time: while one is under way, the next waits. A storage that fails does
 * not stop the count; `lastError` is the error until a later save goes well.
 */

const SAVE_MS = 500;

export class Saver {
  #storage;
  #bytes;
  #timer = null;
  #saving = Promise.resolve();
  #dirty = false;
  #lastTime = -Infinity;
  lastError = null;

  constructor(storage, bytes) {
    this.#storage = storage;
    this.#bytes = bytes;
  }

  /** Something new is to be saved. */
  note() {
    this.#dirty = true;
    this.#soon();
  }

  /** A save that failed is tried again, also when nothing new comes for hours. */
  retry() {
    if (this.lastError) this.#soon();
  }

  #soon() {
    if (this.#timer !== null) return;
    const wait = Math.max(0, this.#lastTime + SAVE_MS - performance.now());
    this.#timer = setTimeout(() => this.#save(), wait);
  }

  #save() {
    clearTimeout(this.#timer);
    this.#timer = null;
    if (!this.#dirty) return this.#saving;
    this.#dirty = false;
    this.#lastTime = performance.now();
    const bytes = this.#bytes();
    this.#saving = this.#saving.then(async () => {
      try {
        await this.#storage.save(bytes);
        this.lastError = null;
      } catch (error) {
        this.lastError = error;
        this.#dirty = true;
      }
    });
    return this.#saving;
  }

  /** Save what is left, and wait for it. */
  async finish() {
    await this.#save();
    await this.#saving;
  }
}
