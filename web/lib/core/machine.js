/**
 * machine.js -- a running copy of the C library, asked in steps.
 *
 * A step can be sent to another thread. It names an export and gives its values, or says in
 * front of that how to read what lies at the address that the export answers with:
 *
 *     ['rank', 4, columns]                   a list at the end goes into the input block first
 *     ['numbers', 8, 'unrank', 8, 45n]       eight 32-bit numbers; null where the answer is 0
 *     ['numbers', 8, 65536]                  those at that address
 *     ['text', 'status_text', 5]             up to its zero byte
 *     ['output', 'dimacs_next', formula]     a text of output_length() bytes
 *     [['finish', walk], ['close', walk]]    several steps: a list of answers, which a null ends
 *
 * What is read is a copy. Views of the memory are made afresh each time, because a memory
 * that grows detaches the old ones. See src/wasm/transport.h.
 */
import { decodeText } from './text.js';

const KINDS = {
  __proto__: null,
  numbers: Uint32Array,
  bigints: BigUint64Array,
  doubles: Float64Array,
  bytes: Uint8Array,
};

export class Machine {
  #exports;

  constructor(exports) {
    this.#exports = exports;
  }

  /**
   * What a step, or each of several steps, answers.
   *
   * @type {(...step: import('./sync.js').Step) => any}
   */
  ask(...step) {
    return this.#answer(step);
  }

  /** @param {any} step */
  #answer(step) {
    const [name, ...values] = step;
    if (Array.isArray(name)) return this.#answers(step);
    const Kind = KINDS[name];
    if (Kind) return this.#list(Kind, values);
    if (name === 'text' || name === 'output') return this.#text(name, values);
    const input = values.at(-1);
    if (!ArrayBuffer.isView(input)) return this.call(name, values);
    return this.#isWritten(input) ? this.call(name, values.slice(0, -1)) : null;
  }

  #answers(steps) {
    const answers = [];
    for (const step of steps) {
      answers.push(this.#answer(step));
      if (answers.at(-1) === null) break; // its status is the last one
    }
    return answers;
  }

  /** Whether there is an export of that name: nqueens-board.wasm has not all. */
  has(name) {
    return name in this.#exports;
  }

  /** Calls an export. */
  call(name, values) {
    return this.#exports[name](...values);
  }

  #address(from) {
    return (typeof from[0] === 'number' ? from[0] : this.#answer(from)) >>> 0;
  }

  #list(Kind, [length, ...from]) {
    const address = this.#address(from);
    if (address === 0) return null;
    const list = new Kind(this.#exports.memory.buffer, address, length);
    return Kind === Uint32Array ? Array.from(list) : list.slice();
  }

  #text(name, from) {
    const address = this.#address(from);
    if (address === 0) return null;
    const bytes = new Uint8Array(this.#exports.memory.buffer, address);
    const length = name === 'text' ? bytes.indexOf(0) : this.call('output_length', []) >>> 0;
    return decodeText(bytes.subarray(0, length));
  }

  #isWritten({ buffer, byteOffset, byteLength }) {
    const address = this.call('input', [byteLength]) >>> 0;
    if (address === 0) return false;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    new Uint8Array(this.#exports.memory.buffer, address, byteLength).set(bytes);
    return true;
  }
}
