/**
 * traces.js -- what an algorithm does, event by event, told by the algorithm itself.
 */

/** @import { Image, TraceEvent, TraceLevel, TraceOptions, TraceVariable } from './index.js' */
/** @import { Sync, Work } from './sync.js' */
/** @import { WasmInstance } from './wasm_instance.js' */
import { choiceOf, optionsOf, resolveAlgorithm, TASKS, wholeNumber } from './arguments.js';
import { Closable, heldBy, isClosed } from './handle.js';
import { asked, runNow } from './steps.js';

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
export const LENGTH_SCAN_EVENTS = 2 ** 20;

/** A list cut into pieces of one size; no list has pieces of size 0. */
function piecesOf(list, size) {
  return Array.from({ length: list.length / size }, (_, i) => list.slice(i * size, (i + 1) * size));
}

/**
 * A trace that is open, with the labels and names that were read, by address. `after` are steps
 * that are done with each event, where a message for them alone would cost too much; `told` are
 * their last answers.
 *
 * @typedef {{
 *   n: number, address: number, words: Map<number, string>, closing: [any, number][],
 *   after?: any[], told?: any[],
 * }} OpenTrace
 */

/**
 * @param {WasmInstance} engine
 * @param {number} n
 * @param {TraceOptions} [options]
 * @returns {Work<OpenTrace>}
 */
export function* openTrace(engine, n, options) {
  const algorithm = resolveAlgorithm(engine, n, options, TASKS.trace);
  const level = choiceOf('level', optionsOf(options).level, LEVELS);
  const address = yield* asked(engine, ['trace_open', n, algorithm, Math.max(level, 0)]);
  return { n, address, words: new Map(), closing: [['trace_close', address]] };
}

// ---- Questions about an open trace ----

/** The next event; undefined after the last one. */
export const next = (_engine, trace) => move(trace, 'trace_next');

/** The event before; undefined at the first one. */
export const previous = (_engine, trace) => move(trace, 'trace_previous');

/** Event i of this level, from 0; undefined if there is none. */
export function at(_engine, trace, i) {
  wholeNumber('i', i, 0, Number.MAX_SAFE_INTEGER);
  return move(trace, 'trace_at', i);
}

function* move(trace, name, ...where) {
  const { address, after = [] } = trace;
  const [fields, step, ...told] = yield [
    ['doubles', FIELDS, name, address, ...where],
    ['trace_step', address],
    ...after,
  ];
  trace.told = told;
  return fields === null ? undefined : eventOf(fields, yield* wordAt(trace, step));
}

/** A text that is part of the module, and so has one address. */
function* wordAt({ words }, address) {
  if (!words.has(address)) words.set(address, yield ['text', address]);
  return words.get(address);
}

/** @returns {TraceEvent} */
function eventOf(fields, step) {
  const [i, type, row, column, depth, verdict, by, cells, image, ...counters] = fields;
  const event = /** @type {TraceEvent} */ ({ i, type: TYPES[type], row });
  if (column >= 0) event.column = column;
  event.depth = depth;
  if (event.type === 'test') event.verdict = VERDICTS[verdict];
  if (by >= 0) event.by = by;
  if (event.type === 'mark') event.cells = cells;
  if (event.type === 'solution') event.image = IMAGES[image];
  event.step = step;
  const [tests, placements, removals, solutions] = counters;
  return Object.assign(event, { tests, placements, removals, solutions });
}

/** Looks ahead through at most so many events; their number, or undefined. */
export function* measure(_engine, { address }, budget) {
  wholeNumber('budget', budget, 0, Number.MAX_SAFE_INTEGER);
  const length = yield ['trace_length', address, budget];
  return length < 0 ? undefined : length;
}

/** The queens that stand after the current event: a column or null for each row. */
export function* board(engine, { n, address }) {
  const columns = yield* asked(engine, ['numbers', n, 'trace_board', address]);
  return columns.map((column) => ((column | 0) < 0 ? null : column));
}

/** The cells that the sieve has struck out: 1 or 0 for each cell, row by row. */
export function* struck(engine, { n, address }) {
  return yield* asked(engine, ['bytes', n * n, 'trace_struck', address]);
}

/** The algorithm's own variables after the current event, and what it changed in them. */
export function* variables(engine, trace) {
  const address = yield* asked(engine, ['trace_variables', trace.address]);
  const fields = yield ['numbers', yield ['output_length'], address];
  const all = [];
  for (const variable of piecesOf(fields, VARIABLE_FIELDS)) {
    all.push(yield* variableOf(trace, variable));
  }
  return all;
}

function* variableOf(trace, [name, valuesAt, changedAt, kind, local, rows, columns]) {
  const [bytes, flags] = yield [
    ['bytes', rows * columns, valuesAt],
    ['bytes', rows * columns, changedAt],
  ];
  const values = Array.from(bytes, (value) => (value === NO_VALUE ? null : value));
  return {
    name: yield* wordAt(trace, name),
    kind: KINDS[kind],
    local: local > 0,
    values: kind >= BITS ? piecesOf(values, columns) : values,
    changed: [...flags.keys()].filter((i) => flags[i]),
  };
}

/** A place in the story of a search. Like an array it has at(), length and an iterator. */
class Trace extends Closable {
  #trace;

  /**
   * @param {WasmInstance} engine
   * @param {OpenTrace} trace
   */
  constructor(engine, trace) {
    super(engine, ...trace.closing);
    this.#trace = trace;
  }

  /** Asks one of the questions; a trace that was closed answers nothing. */
  #tell(question, ...values) {
    if (isClosed(this)) return undefined;
    const { engine } = heldBy(this);
    return runNow(engine, question(engine, this.#trace, ...values));
  }

  /** How many events have been gone through: 0 before the first, 1 at the first. */
  get position() {
    if (isClosed(this)) return 0;
    const { engine, address } = heldBy(this);
    return engine.ask('trace_position', address);
  }

  /** The number of events; undefined while a long search has not been seen to its end. */
  get length() {
    return this.measure(LENGTH_SCAN_EVENTS);
  }

  next() {
    return this.#tell(next);
  }

  previous() {
    return this.#tell(previous);
  }

  at(i) {
    return this.#tell(at, i);
  }

  measure(budget) {
    return this.#tell(measure, budget);
  }

  board() {
    return this.#tell(board) ?? [];
  }

  struck() {
    return this.#tell(struck) ?? new Uint8Array();
  }

  variables() {
    return this.#tell(variables) ?? [];
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
  return new Trace(engine, runNow(engine, openTrace(engine, n, options)));
}
