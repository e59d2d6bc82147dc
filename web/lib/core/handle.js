/**
 * handle.js -- something that lives in C and must be given back exactly once.
 *
 *     class Walk extends Closable {
 *       next() {
 *         const { engine, address } = heldBy(this);
 *         …
 *     const walk = new Walk(engine, ['close', address]);
 *     walk.close();
 */

/**
 * The name of the method that `using` calls; where the platform has no such symbol, nobody does.
 *
 * @type {typeof Symbol.dispose}
 */
const DISPOSE = /** @type {any} */ (Symbol.dispose ?? Symbol('dispose'));

/** @typedef {import('./wasm_instance.js').WasmInstance} WasmInstance */
/** @typedef {{ engine: WasmInstance, address: number, closing: [name: string, address: number][] }} Held */

const release = ({ engine, closing }) => {
  if (!engine.dead) engine.ask(...closing);
};

// A safety net for what nobody closed; close() remains the polite way. Not every
// platform has it.
let finalizers;

function netFor(closable, held) {
  if (typeof FinalizationRegistry !== 'function') return;
  finalizers ??= new FinalizationRegistry(release);
  finalizers.register(closable, held, closable);
}

/** @type {(closable: Closable) => Held | null} */
let read;

/** What people get of something in C: they can close it. */
export class Closable {
  /** @type {Held | null} */
  #held;

  /**
   * @param {WasmInstance} engine
   * @param {[name: any, address: number][]} closing the exports that take back what is there
   */
  constructor(engine, ...closing) {
    this.#held = { engine, address: closing[0][1], closing };
    netFor(this, this.#held);
  }

  /** Free the memory. Closing twice is fine. */
  close() {
    if (this.#held === null) return;
    finalizers?.unregister(this);
    const held = this.#held;
    this.#held = null;
    release(held);
  }

  [DISPOSE]() {
    this.close();
  }

  // For the files of what can be closed; those who use it see nothing of it.
  static {
    read = (closable) => closable.#held;
  }
}

/** @param {Closable} closable */
export const isClosed = (closable) => read(closable) === null;

/**
 * The engine, and the address in C; nothing can be asked of what was closed.
 *
 * @param {Closable} closable
 */
export function heldBy(closable) {
  const held = read(closable);
  if (held === null) throw new TypeError('this was closed');
  return held;
}
