/**
 * dimacs.js -- a puzzle as a formula for SAT solvers, in DIMACS CNF.
 */

/** @import { Sync } from './sync.js' */
import { DISPOSE, Handle } from './handle.js';
import { Puzzle } from './puzzle.js';

/** The text in pieces of whole lines. */
class Formula {
  /** @type {import('./wasm_instance.js').WasmInstance} */
  #engine;
  #puzzle;
  #handle;

  constructor(engine, n, options) {
    this.#engine = engine;
    this.#puzzle = new Puzzle(engine, n, options);
    try {
      this.#handle = new Handle(engine, this.#puzzle.ask('dimacs_open'), 'dimacs_close');
    } catch (error) {
      this.#puzzle.close();
      throw error;
    }
  }

  next() {
    if (this.#handle.closed) return { done: true, value: undefined };
    const address = this.#engine.wasm.dimacs_next(this.#handle.address);
    if (address === 0) return this.return();
    return { done: false, value: this.#engine.outputText(address) };
  }

  /** Called by for...of on break, return and throw. */
  return(value) {
    this.close();
    return { done: true, value };
  }

  /** Free the memory. Closing twice is fine. */
  close() {
    this.#handle.close();
    this.#puzzle.close();
  }

  [DISPOSE]() {
    this.close();
  }

  [Symbol.iterator]() {
    return this;
  }
}

/**
 * The formula piece by piece. Variable row * n + column + 1 is a queen on that cell, and
 * every solution is one model.
 *
 * @type {Sync<'dimacs'>}
 */
export function dimacs(engine, n, options) {
  return new Formula(engine, n, options);
}
