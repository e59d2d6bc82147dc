/**
 * formats.js -- boards as text, and text as boards.
 */

/** @import { Sync } from './sync.js' */
import { choiceOf, columnsOf, optionsOf, show, sizeWithin } from './arguments.js';
import { NQueensError } from './errors.js';
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
    const copy = columnsOf(this.#engine, columns);
    const { format, transpose } = this.#style;
    const { wasm } = this.#engine;
    const name = this.#engine.names('format_name')[format];
    sizeWithin(copy.length, wasm.format_limit(format), `boards that ${name} writes`);
    const n = this.#engine.write(copy);
    const piece = wasm.format_board(format, transpose, this.#boards, n);
    const text = this.#engine.outputText(piece);
    this.#boards++;
    return text;
  }

  /** What ends the text; the next board begins a new one. */
  end() {
    const boards = this.#boards;
    this.#boards = 0n;
    return this.#engine.outputText(this.#engine.wasm.format_end(this.#style.format, boards));
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
 * @type {Sync<'format'>}
 */
export function format(engine, boards, name, options) {
  const text = formatter(engine, name, options);
  if (typeof boards?.[Symbol.iterator] !== 'function' || typeof boards === 'string') {
    throw new TypeError(`a board or a list of boards is needed, not ${show(boards)}`);
  }
  let written = '';
  const list = /** @type {Iterable<ArrayLike<number>>} */ (isBoard(boards) ? [boards] : boards);
  for (const columns of list) written += text.board(columns);
  return written + text.end();
}

/**
 * The boards in a text.
 *
 * @type {Sync<'parse'>}
 */
export function parse(engine, text, name, options) {
  if (typeof text !== 'string') throw new TypeError(`text must be a string, not ${show(text)}`);
  const { format, transpose } = styleOf(engine, name, options);
  const address = engine.wasm.parse(format, transpose, engine.writeText(text));
  if (address === 0) throw unreadable(engine, text, format);
  const [n, boards] = engine.numbers(address, 2);
  const columns = engine.numbers(address + 8, n * boards);
  return Array.from({ length: boards }, (_, i) => columns.slice(n * i, n * (i + 1)));
}

// C counts bytes, people count characters.
function unreadable(engine, text, format) {
  const code = engine.status();
  if (code !== 'bad-format') return engine.failure();
  const before = encodeText(text).subarray(0, engine.wasm.parse_bad() >>> 0);
  const position = decodeText(before).length;
  const found = position < text.length ? show(text[position]) : 'its end';
  const name = engine.names('format_name')[format];
  return new NQueensError(`this text is not ${name}: stopped at ${found}, position ${position}`, {
    code,
  });
}
