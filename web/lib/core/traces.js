/**
 * traces.js -- what an algorithm does, event by event, told by the algorithm itself.
 */

/** @import { Image, TraceEvent, TraceLevel, TraceVariable } from './index.js' */
/** @import { Sync } from './sync.js' */
import { choiceOf, optionsOf, resolveAlgorithm, TASKS, wholeNumber } from './arguments.js';
import { DISPOSE, Handle } from './handle.js';

// The names of nq_event_type, nq_verdict, nq_image, nq_level and nq_variable_kind, in their order.
/** @type {TraceEvent['type'][]} */
const TYPES = ['enter', 'test', 'place', 'mark', 'remove', 'solution', 'leave'];
/** @type {NonNullable<TraceEvent['verdict']>[]} */
const VERDICTS = ['free', 'column', 'diagonal', 'struck'];
/** @type {Image[]} */
const IMAGES = ['base', 'flip-columns', 'flip-rows', 'half-turn'];
/** @type {TraceLevel[]} */
const LEVELS = ['full', 'story', 'outline'];
/** @type {TraceVariable['kind'][]} */
const KINDS = ['number', 'array', 'bits', 'matrix'];
const BITS = 2; // from here on the values of a kind are rows of values

const FIELDS = 13;
const VARIABLE_FIELDS = 7;
const NO_VALUE = 255;

/** Events that `length` looks through before it says that it does not know yet. */
const LENGTH_SCAN_EVENTS = 2 ** 20;

/** A list cut into pieces of one size; no list has pieces of size 0. */
function piecesOf(list, size) {
  return Array.from({ length: list.length / size }, (_, i) => list.slice(i * size, (i + 1) * size));
}

/** A place in the story of a search. Like an array it has at(), length and an iterator. */
class Trace {
  /** @type {import('./wasm_instance.js').WasmInstance} */
  #engine;
  #handle;
  #n;
  #words = new Map(); // labels and names by address

  constructor(engine, n, algorithm, level) {
    this.#engine = engine;
    this.#n = n;
    this.#handle = new Handle(engine, engine.wasm.trace_open(n, algorithm, level), 'trace_close');
  }

  /** The next event; undefined after the last one. */
  next() {
    return this.#tell('trace_next');
  }

  /** The event before; undefined at the first one. */
  previous() {
    return this.#tell('trace_previous');
  }

  /** Event i of this level, from 0; undefined if there is none. */
  at(i) {
    wholeNumber('i', i, 0, Number.MAX_SAFE_INTEGER);
    return this.#tell('trace_at', i);
  }

  #tell(move, ...where) {
    if (this.#handle.closed) return undefined;
    const address = this.#engine.wasm[move](this.#handle.address, ...where);
    return address === 0 ? undefined : this.#event(this.#engine.doubles(address, FIELDS));
  }

  /** @param {Float64Array} fields @returns {TraceEvent} */
  #event([i, type, row, column, depth, verdict, by, cells, image, ...counters]) {
    const event = /** @type {TraceEvent} */ ({ i, type: TYPES[type], row });
    if (column >= 0) event.column = column;
    event.depth = depth;
    if (event.type === 'test') event.verdict = VERDICTS[verdict];
    if (by >= 0) event.by = by;
    if (event.type === 'mark') event.cells = cells;
    if (event.type === 'solution') event.image = IMAGES[image];
    event.step = this.#step();
    const [tests, placements, removals, solutions] = counters;
    return Object.assign(event, { tests, placements, removals, solutions });
  }

  #step() {
    return this.#word(this.#engine.wasm.trace_step(this.#handle.address));
  }

  /** A text that is part of the module, and so has one address. */
  #word(address) {
    if (!this.#words.has(address)) this.#words.set(address, this.#engine.text(address));
    return this.#words.get(address);
  }

  /** How many events have been gone through: 0 before the first, 1 at the first. */
  get position() {
    return this.#handle.closed ? 0 : this.#engine.wasm.trace_position(this.#handle.address);
  }

  /** The number of events; undefined while a long search has not been seen to its end. */
  get length() {
    return this.measure(LENGTH_SCAN_EVENTS);
  }

  /** Look ahead through at most so many events; their number, or undefined. */
  measure(budget) {
    wholeNumber('budget', budget, 0, Number.MAX_SAFE_INTEGER);
    if (this.#handle.closed) return undefined;
    const length = this.#engine.wasm.trace_length(this.#handle.address, budget);
    return length < 0 ? undefined : length;
  }

  /** The queens that stand after the current event: a column or null for each row. */
  board() {
    if (this.#handle.closed) return [];
    return this.#engine
      .numbers(this.#address('trace_board'), this.#n)
      .map((column) => ((column | 0) < 0 ? null : column));
  }

  /** The cells that the sieve has struck out: 1 or 0 for each cell, row by row. */
  struck() {
    if (this.#handle.closed) return new Uint8Array();
    return this.#engine.bytes(this.#address('trace_struck'), this.#n * this.#n);
  }

  /** The algorithm's own variables after the current event, and what it changed in them. */
  variables() {
    if (this.#handle.closed) return [];
    const address = this.#address('trace_variables');
    const fields = this.#engine.numbers(address, this.#engine.wasm.output_length());
    return piecesOf(fields, VARIABLE_FIELDS).map((of) => this.#variable(of));
  }

  /** @returns {TraceVariable} */
  #variable([name, valuesAt, changedAt, kind, local, rows, columns]) {
    const [bytes, flags] = [valuesAt, changedAt].map((address) => [
      ...this.#engine.bytes(address, rows * columns),
    ]);
    const values = bytes.map((value) => (value === NO_VALUE ? null : value));
    return /** @type {TraceVariable} */ ({
      name: this.#word(name),
      kind: KINDS[kind],
      local: local > 0,
      values: kind >= BITS ? piecesOf(values, columns) : values,
      changed: [...flags.keys()].filter((i) => flags[i]),
    });
  }

  /** Where an answer about the current event is. */
  #address(question) {
    return this.#engine.unwrap(this.#engine.wasm[question](this.#handle.address));
  }

  /** Free the memory. Closing twice is fine. */
  close() {
    this.#handle.close();
  }

  [DISPOSE]() {
    this.close();
  }

  /** All events from the first on. */
  *[Symbol.iterator]() {
    for (let i = 0, event = this.at(0); event; event = this.at(++i)) yield event;
  }
}

/**
 * The story of a search by an algorithm, on a level: full, story or outline.
 *
 * @type {Sync<'trace'>}
 */
export function trace(engine, n, options) {
  const algorithm = resolveAlgorithm(engine, n, options, TASKS.trace);
  const level = choiceOf('level', optionsOf(options).level, LEVELS);
  return new Trace(engine, n, algorithm, Math.max(level, 0));
}
