/**
 * wasm_instance.js -- one running copy of the C library, spoken to in numbers and texts.
 *
 * `engine.wasm.name(…)` calls the export of that name (see src/wasm/transport.h). The methods
 * carry across what is longer than a number. Views of the memory are made afresh each
 * time, because a memory that grows detaches the old ones.
 */
import { DeadInstanceError, NQueensError } from './errors.js';
import { decodeText, encodeText } from './text.js';

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

/** What nqueens-board.wasm does not have is refused by name. */
const MISSING = new Proxy(
  {},
  {
    get(_, name) {
      const message = `this WebAssembly is for boards alone and has no ${String(name)}: nqueens.wasm has it`;
      throw new NQueensError(message, { code: 'unsupported' });
    },
  },
);

export class WasmInstance {
  #memory;
  #names = new Map();
  /** @type {Error | null} */
  #trap = null;

  constructor(exports) {
    this.#memory = exports.memory;
    /** @type {import('./wasm_exports.js').Wasm} */
    this.wasm = /** @type {any} */ (Object.create(MISSING));
    for (const [name, value] of Object.entries(exports)) {
      if (typeof value === 'function') this.wasm[name] = this.#guarded(value);
    }
  }

  /** Whether the instance trapped, so that nothing can be asked of it any more. */
  get dead() {
    return this.#trap !== null;
  }

  // The module has no imports, so whatever comes out of it as an exception is a trap, but
  // for a TypeError: that is a value which is no number, and C was not even called.
  #guarded(run) {
    return (...values) => {
      if (this.#trap) throw this.#refusal();
      try {
        return run(...values);
      } catch (trap) {
        if (!(trap instanceof TypeError)) this.#trap = trap;
        throw trap;
      }
    };
  }

  #refusal() {
    const why = `this instance died of "${this.#trap?.message}"; load() gives a working one`;
    return new DeadInstanceError(why, { cause: this.#trap });
  }

  /**
   * Pass on what an export returned, or throw its status when it returned `errorValue`.
   *
   * @template {number | bigint} T
   * @param {T} result
   * @param {number | bigint} errorValue
   * @returns {T}
   */
  unwrap(result, errorValue = 0) {
    if (result !== errorValue) return result;
    throw this.failure();
  }

  /**
   * The name of a status, of the last one without a number.
   *
   * @returns {import('./index.js').Status}
   */
  status(number = this.wasm.status()) {
    return /** @type {any} */ (this.text(this.wasm.status_name(number)));
  }

  /** What a status means, as an error; the last one without a number. */
  failure(number = this.wasm.status(), before = '') {
    const message = before + this.text(this.wasm.status_text(number));
    const code = /** @type {import('./index.js').ErrorCode} */ (this.status(number));
    return new NQueensError(message, { code });
  }

  /** A limit by its name: the largest board that a function takes. */
  limit(name) {
    return this.wasm.limit(LIMITS.indexOf(name));
  }

  /** The text at an address, up to its zero byte. */
  text(address) {
    const bytes = new Uint8Array(this.#memory.buffer, address >>> 0);
    return decodeText(bytes.subarray(0, bytes.indexOf(0)));
  }

  /** The text that a call wrote to the output; throws its status if it was refused. */
  outputText(address) {
    const start = this.unwrap(address) >>> 0;
    const length = this.wasm.output_length() >>> 0;
    return decodeText(new Uint8Array(this.#memory.buffer, start, length));
  }

  /** The names that an export such as algorithm_name(i) hands out until it has no more. */
  names(nameAt) {
    if (!this.#names.has(nameAt)) this.#names.set(nameAt, this.#allNames(this.wasm[nameAt]));
    return this.#names.get(nameAt);
  }

  #allNames(nameAt) {
    const names = [];
    for (let name = nameAt(0); name !== 0; name = nameAt(names.length)) {
      names.push(this.text(name));
    }
    return Object.freeze(names);
  }

  /** A copy of 32-bit numbers at an address. */
  numbers(address, length) {
    return Array.from(new Uint32Array(this.#memory.buffer, address >>> 0, length));
  }

  /** A copy of 64-bit numbers at an address. */
  bigints(address, length) {
    return new BigUint64Array(this.#memory.buffer, address >>> 0, length).slice();
  }

  /** A copy of doubles at an address. */
  doubles(address, length) {
    return new Float64Array(this.#memory.buffer, address >>> 0, length).slice();
  }

  /** A copy of bytes at an address. */
  bytes(address, length) {
    return new Uint8Array(this.#memory.buffer, address >>> 0, length).slice();
  }

  /** Put bytes where the next call reads them; gives back how many. */
  writeBytes(bytes) {
    const address = this.unwrap(this.wasm.input(bytes.length));
    new Uint8Array(this.#memory.buffer, address >>> 0, bytes.length).set(bytes);
    return bytes.length;
  }

  /** Put 32-bit numbers where the next call reads them; gives back how many. */
  write(numbers) {
    const address = this.unwrap(this.wasm.input(4 * numbers.length));
    new Uint32Array(this.#memory.buffer, address >>> 0, numbers.length).set(numbers);
    return numbers.length;
  }

  /** Put a text where the next call reads it; gives back its length in bytes. */
  writeText(text) {
    const bytes = encodeText(`${text}\0`);
    const address = this.unwrap(this.wasm.input(bytes.length));
    new Uint8Array(this.#memory.buffer, address >>> 0, bytes.length).set(bytes);
    return bytes.length - 1;
  }
}
