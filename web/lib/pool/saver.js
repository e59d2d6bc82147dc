/**
 * saver.js -- keeps a count's checkpoint up to date, at most every half second.
 *
 * One save at a time: while one is under way, the next waits. What another process saved
 * meanwhile is part of what is saved, where the storage can tell (`update`). A storage that fails does
 * not stop the count; `lastError` is the error until a later save goes well.
 */

const SAVE_MS = 500;

export class Saver {
  #storage;
  #change;
  #timer = null;
  #saving = Promise.resolve();
  #dirty = false;
  #lastTime = -Infinity;
  lastError = null;

  /** `change` gives the bytes to save; it is told those that are there, or null. */
  constructor(storage, change) {
    this.#storage = storage;
    this.#change = change;
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
    this.#saving = this.#saving.then(async () => {
      try {
        await this.#replace();
        this.lastError = null;
      } catch (error) {
        this.lastError = error;
        this.#dirty = true;
      }
    });
    return this.#saving;
  }

  #replace() {
    if (this.#storage.update) return this.#storage.update(this.#change);
    return this.#storage.save(this.#change(null));
  }

  /** Save what is left, and wait for it. */
  async finish() {
    await this.#save();
    await this.#saving;
  }
}
