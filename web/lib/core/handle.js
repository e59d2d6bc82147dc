/**
 * handle.js -- something that lives in C and must be given back exactly once.
 *
 *     this.#handle = new Handle(engine, engine.wasm.open(n, algorithm), 'close');
 *     engine.wasm.next_solution(this.#handle.address);
 *     this.#handle.close();
 */

/**
 * The name of the method that `using` calls; where the platform has no such symbol, nobody does.
 *
 * @type {typeof Symbol.dispose}
 */
export const DISPOSE = /** @type {any} */ (Symbol.dispose ?? Symbol('dispose'));

const release = ({ engine, address, closer }) => {
  if (!engine.dead) engine.wasm[closer](address);
};

// A safety net for what nobody closed; close() remains the polite way. Not every
// platform has it.
const finalizers =
  typeof FinalizationRegistry === 'function' ? new FinalizationRegistry(release) : null;

export class Handle {
  #held;

  /** @param closer the export that takes the address back */
  constructor(engine, address, closer) {
    this.#held = { engine, address: engine.unwrap(address), closer };
    finalizers?.register(this, this.#held, this);
  }

  get closed() {
    return this.#held === null;
  }

  /** The address in C; nothing can be asked of what was closed. */
  get address() {
    if (this.#held === null) throw new TypeError('this was closed');
    return this.#held.address;
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
