/**
 * handle.js -- something that lives in C and must be given back exactly once.
 *
 *     const handle = new Handle(engine, ['close', address]);
 *     engine.ask('next_solution', handle.address);
 *     handle.close();
 */

/**
 * The name of the method that `using` calls; where the platform has no such symbol, nobody does.
 *
 * @type {typeof Symbol.dispose}
 */
const DISPOSE = /** @type {any} */ (Symbol.dispose ?? Symbol('dispose'));

const release = ({ engine, closing }) => {
  if (!engine.dead) engine.ask(...closing);
};

// A safety net for what nobody closed; close() remains the polite way. Not every
// platform has it.
let finalizers;

function netFor(handle, held) {
  if (typeof FinalizationRegistry !== 'function') return;
  finalizers ??= new FinalizationRegistry(release);
  finalizers.register(handle, held, handle);
}

export class Handle {
  #held;

  /**
   * @param {import('./wasm_instance.js').WasmInstance} engine
   * @param {[name: string, address: number][]} closing the exports that take back what is there
   */
  constructor(engine, ...closing) {
    this.#held = { engine, closing };
    netFor(this, this.#held);
  }

  get closed() {
    return this.#held === null;
  }

  /** The address in C; nothing can be asked of what was closed. */
  get address() {
    if (this.#held === null) throw new TypeError('this was closed');
    return this.#held.closing[0][1];
  }

  /** Closing twice is fine. */
  close() {
    if (this.#held === null) return;
    finalizers?.unregister(this);
    const held = this.#held;
    this.#held = null;
    release(held);
  }
}

/** What people get of something in C: they can close it. */
export class Closable {
  #handle;

  /** @param {Handle} handle */
  constructor(handle) {
    this.#handle = handle;
  }

  /** Free the memory. Closing twice is fine. */
  close() {
    this.#handle.close();
  }

  [DISPOSE]() {
    this.close();
  }
}
