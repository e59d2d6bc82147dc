/**
 * formats.js -- boards as text, and text as boards.
 */

/** @import { Steps, Sync, Work } from './sync.js' */
import { choiceOf, columnsOf, optionsOf, show, sizeWithin } from './arguments.js';
import { NQueensError } from './errors.js';
import { askedNow } from './steps.js';
import { decodeText, encodeText } from './text.js';

/** The format's index, and whether rows and columns change places. */
function styleOf(engine, name, options) {
  const { transpose = false } = optionsOf(options);
  if (typeof transpose !== 'boolean') {
    throw new TypeError(`transpose must be true or false, not ${show(transpose)}`);
  }
  const names = engine.names('format_name');
  const index = choiceOf('format', name, names);
  return { format: Math.max(index, 0), transpose };
}

/**
 * The piece of a text for a board, with what belongs in front of it.
 *
 * @returns {any} a step
 */
function boardStep(engine, { format, transpose }, place, columns) {
  const board = columnsOf(engine, columns);
  const name = engine.names('format_name')[format];
  sizeWithin(board.length, engine.ask('format_limit', format), `boards that ${name} writes`);
  return ['output', 'format_board', format, transpose, place, board.length, board];
}

/** @returns {any} a step */
const endStep = ({ format }, boards) => ['output', 'format_end', format, boards];

/** A text that is written board by board. */
class Formatter {
  /** @type {import('./wasm_instance.js').WasmInstance} */
  #engine;
  #style;
  #boards = 0n;

  constructor(engine, style) {
    this.#engine = engine;
    this.#style = style;
  }

  /** The next board, with what belongs in front of it. */
  board(columns) {
    const step = boardStep(this.#engine, this.#style, this.#boards, columns);
    const text = askedNow(this.#engine, step);
    this.#boards++;
    return text;
  }

  /** What ends the text; the next board begins a new one. */
  end() {
    const boards = this.#boards;
    this.#boards = 0n;
    return askedNow(this.#engine, endStep(this.#style, boards));
  }
}

/**
 * A text that is written board by board.
 *
 * @type {Sync<'formatter'>}
 */
export function formatter(engine, name, options) {
  return new Formatter(engine, styleOf(engine, name, options));
}

const isBoard = (value) =>
  ArrayBuffer.isView(value) || (Array.isArray(value) && typeof value[0] === 'number');

/**
 * One board, or many, as text.
 *
 * @type {Steps<'format'>}
 */
export function* format(engine, boards, name, options) {
  const style = styleOf(engine, name, options);
  if (typeof boards?.[Symbol.iterator] !== 'function' || typeof boards === 'string') {
    throw new TypeError(`a board or a list of boards is needed, not ${show(boards)}`);
  }
  const list = /** @type {Iterable<ArrayLike<number>>} */ (isBoard(boards) ? [boards] : boards);
  const steps = [];
  for (const columns of list) {
    steps.push(boardStep(engine, style, BigInt(steps.length), columns));
  }
  const pieces = yield [...steps, endStep(style, BigInt(steps.length))];
  if (pieces.includes(null)) throw engine.failure(yield ['status']);
  return pieces.join('');
}

/**
 * The boards in a text.
 *
 * @type {Steps<'parse'>}
 */
export function* parse(engine, text, name, options) {
  if (typeof text !== 'string') throw new TypeError(`text must be a string, not ${show(text)}`);
  const { format, transpose } = styleOf(engine, name, options);
  const bytes = encodeText(`${text}\0`);
  const address = yield ['parse', format, transpose, bytes.length - 1, bytes];
  if (!address) throw yield* unreadable(engine, bytes, text, format);
  const [n, boards] = yield ['numbers', 2, address];
  const columns = yield ['numbers', n * boards, address + 8];
  return Array.from({ length: boards }, (_, i) => columns.slice(n * i, n * (i + 1)));
}

// C counts bytes, people count characters.
/** @returns {Work<Error>} */
function* unreadable(engine, bytes, text, format) {
  const status = yield ['status'];
  const code = engine.status(status);
  if (code !== 'bad-format') return engine.failure(status);
  const position = decodeText(bytes.subarray(0, (yield ['parse_bad']) >>> 0)).length;
  const found = position < text.length ? show(text[position]) : 'its end';
  const name = engine.names('format_name')[format];
  return new NQueensError(`this text is not ${name}: stopped at ${found}, position ${position}`, {
    code,
  });
}
