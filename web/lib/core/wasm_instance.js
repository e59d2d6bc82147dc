/**
 * wasm_instance.js -- a machine on this thread, which also knows what never changes: limits,
 * names, what a status means. A trap kills it.
 */
import { DeadInstanceError, NQueensError } from './errors.js';
import { Machine } from './machine.js';

/** The limits of nqueens.h, in the order of limit() in src/wasm/transport.c. */
const LIMITS = [
  'check',
  'solve',
  'rank',
  'random',
  'half-turn',
  'quarter-turn',
  'puzzle',
  'generate-least',
  'generate-most',
  'ladder',
  'hint-groups',
];

export class WasmInstance extends Machine {
  #names = new Map();
  /** @type {Error | null} */
  #trap = null;

  /** Whether the instance trapped, so that nothing can be asked of it any more. */
  get dead() {
    return this.#trap !== null;
  }

  // The module has no imports, so whatever comes out of it as an exception is a trap, but
  // for a TypeError: that is a value which is no number, and C was not even called.
  call(name, values) {
    if (this.#trap) {
      const why = `this instance died of "${this.#trap.message}"; load() gives a working one`;
      throw new DeadInstanceError(why, { cause: this.#trap });
    }
    if (!this.has(name)) {
      const message = `this WebAssembly is for boards alone and has no ${name}: nqueens.wasm has it`;
      throw new NQueensError(message, { code: 'unsupported' });
    }
    try {
      return super.call(name, values);
    } catch (trap) {
      if (!(trap instanceof TypeError)) this.#trap = trap;
      throw trap;
    }
  }

  /**
   * The name of a status.
   *
   * @param {number} number
   * @returns {import('./index.js').Status}
   */
  status(number) {
    return this.ask('text', 'status_name', number);
  }

  /** What a status means, as an error. */
  failure(number, before = '') {
    const message = before + this.ask('text', 'status_text', number);
    const code = /** @type {import('./index.js').ErrorCode} */ (this.status(number));
    return new NQueensError(message, { code });
  }

  /** A limit by its name: the largest board that a function takes. */
  limit(name) {
    return this.ask('limit', LIMITS.indexOf(name));
  }

  /**
   * The names that an export such as algorithm_name(i) hands out until it has no more.
   *
   * @param {'algorithm_name' | 'format_name' | 'grade_name' | 'image_name' | 'rules_name' | 'solve_method'} nameAt
   * @returns {readonly string[]}
   */
  names(nameAt) {
    if (!this.#names.has(nameAt)) {
      const names = [];
      const next = () => this.ask('text', nameAt, names.length);
      for (let name = next(); name !== null; name = next()) names.push(name);
      this.#names.set(nameAt, Object.freeze(names));
    }
    return this.#names.get(nameAt);
  }
}
