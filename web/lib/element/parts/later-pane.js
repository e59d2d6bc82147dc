/**
 * later-pane.js -- a pane that is loaded when it is first shown; until then its section is
 * empty.
 */
import { make } from '../dom.js';

/** `load(host)` promises the class of the pane, which is given the host and the section to fill. */
export const laterPane = (load) =>
  class {
    element = make('section');
    #host;
    #pane = null;
    #loading = null;
    #shown;

    constructor(host) {
      this.#host = host;
    }

    show(...shown) {
      this.#shown = shown;
      if (this.#pane) this.#pane.show(...shown);
      else this.#loading ??= this.#load();
    }

    /** What cannot be loaded now is tried again at the next step. */
    async #load() {
      try {
        const Pane = await load(this.#host);
        this.#pane = new Pane(this.#host, this.element);
        this.#pane.show(...this.#shown);
      } catch {
        this.#loading = null;
      }
    }
  };
