/**
 * engine.js -- an instance of the C library on this thread, tried out before it is trusted.
 */
import { LoadError } from './errors.js';
import { WasmInstance } from './wasm_instance.js';

/**
 * `boardsOf` asks it for the boards of size 6; a module without walks has others who can tell them.
 *
 * @param {WebAssembly.Module} module
 * @param {(engine: WasmInstance) => any[][]} [boardsOf]
 */
export async function engineOf(module, boardsOf = walked) {
  try {
    const { exports } = await WebAssembly.instantiate(module, {});
    const engine = new WasmInstance(exports);
    const found = boardsOf(engine)
      .map((board) => board.join(' '))
      .join(' / ');
    if (found !== SIX) throw new Error(`for n = 6 it finds ${found || 'nothing'}`);
    return engine;
  } catch (cause) {
    // The engine of JavaScript says so by a RangeError; the file itself may be fine.
    const full = cause instanceof RangeError;
    const why = full
      ? 'there is no memory for WebAssembly'
      : 'this WebAssembly is not that of nqueens';
    throw new LoadError(`${why}: ${cause.message}`, { cause });
  }
}

// A damaged file may well compile. Four boards of size 6 tell whether it can be trusted.
export const SIX = '1 3 5 0 2 4 / 2 5 1 4 0 3 / 3 0 4 1 5 2 / 4 2 0 5 3 1';

function walked(engine) {
  const walk = engine.ask('open', 6, -1);
  const boards = [];
  const next = () => engine.ask('numbers', 6, 'next_solution', walk);
  for (let columns = next(); columns; columns = next()) boards.push(columns);
  engine.ask('close', walk);
  return boards;
}
