/**
 * streams.js -- what is handed out one thing after another, until there is no more.
 *
 * It is opened in steps, which give what the next one is asked by (`next`), what tells how
 * many queens were tried when it gives up (`tried`), and what gives its memory back.
 */
import { Closable, heldBy, isClosed } from './handle.js';
import { found, runNow } from './steps.js';

/** @typedef {import('./sync.js').Step} Step */
/** @typedef {{ next: Step, tried?: Step, closing: [any, number][] }} Opened */

/** A stream on this thread. */
export class Stream extends Closable {
  #opened;

  /**
   * @param {import('./wasm_instance.js').WasmInstance} engine
   * @param {Opened} opened
   */
  constructor(engine, opened) {
    super(engine, ...opened.closing);
    this.#opened = opened;
  }

  /** The next one. When the search gives up it throws; calling again goes on from there. */
  next() {
    if (isClosed(this)) return { done: true, value: undefined };
    const { engine } = heldBy(this);
    const { next, tried } = this.#opened;
    const value = runNow(engine, found(engine, next, tried));
    return value === null ? this.return() : { done: false, value };
  }

  /** Called by for...of on break, return and throw. */
  return(value) {
    this.close();
    return { done: true, value };
  }

  [Symbol.iterator]() {
    return this;
  }
}
