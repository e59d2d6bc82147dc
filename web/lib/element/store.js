/**
 * store.js -- the one state of an element. Events change it; what is shown follows.
 *
 * However many events a batch holds, it is followed by one render, and that by what
 * listeners are told: they find the new state on the screen.
 */
export class Store {
  #state;
  #reduce;
  #render;
  #depth = 0;
  #stale = false;
  #effects = [];

  /** `reduce(state, event)` gives the next state; `render(state)` shows it. */
  constructor(state, reduce, render) {
    this.#state = state;
    this.#reduce = reduce;
    this.#render = render;
  }

  get state() {
    return this.#state;
  }

  dispatch(event) {
    this.batch(() => {
      const next = this.#reduce(this.#state, event);
      this.#stale ||= next !== this.#state;
      this.#state = next;
    });
  }

  /** Has the state rendered again though it may be the same: what shows it is new. */
  invalidate() {
    this.batch(() => {
      this.#stale = true;
    });
  }

  /** Runs a function; the events of it, and of what it calls, are rendered together. */
  batch(run) {
    this.#depth++;
    try {
      return run();
    } finally {
      if (--this.#depth === 0) this.#settle();
    }
  }

  /** Runs a function after the next render, or at once where none is due. */
  later(effect) {
    if (this.#depth > 0) this.#effects.push(effect);
    else effect();
  }

  #settle() {
    if (this.#stale) {
      this.#stale = false;
      this.#render(this.#state);
    }
    for (const effect of this.#effects.splice(0)) effect();
  }
}
