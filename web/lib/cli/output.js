/**
 * output.js -- standard output, written in large pieces and no faster than it is read.
 */

import { plainJson } from './terminal.js';

/** Standard output cannot be written, as on a disk that is full. */
export class OutputError extends Error {}

/** Enough that a million lines cost few writes, too little to be worth waiting for. */
const PIECE = 16384;

export class Output {
  #stream;
  #waiting = '';

  constructor(stream) {
    this.#stream = stream;
    stream.on('error', () => {}); // each write hears of its own
  }

  /** Write a text; await it, so that a slow or closed reader is noticed. */
  async write(text) {
    this.#waiting += text;
    if (this.#waiting.length >= PIECE) await this.flush();
  }

  async line(text) {
    await this.write(`${text}\n`);
  }

  async json(value) {
    await this.line(plainJson(JSON.stringify(value, countsAsText)));
  }

  async flush() {
    const piece = this.#waiting;
    this.#waiting = '';
    if (piece === '') return;
    await new Promise((resolve, reject) => {
      this.#stream.write(piece, (error) => (error ? reject(failure(error)) : resolve(undefined)));
    });
  }
}

// A reader that has seen enough closes its end; that is no trouble.
function failure(error) {
  if (error.code === 'EPIPE') return error;
  return new OutputError(`standard output cannot be written: ${error.message}`);
}

// JSON has no bigint, and a number would lose the last digits of a large count.
function countsAsText(_key, value) {
  return typeof value === 'bigint' ? String(value) : value;
}
