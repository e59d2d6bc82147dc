/**
 * output.js -- standard output, written in large pieces and no faster than it is read.
 */

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
    await this.line(JSON.stringify(value, countsAsText));
  }

  async flush() {
    const piece = this.#waiting;
    this.#waiting = '';
    if (piece === '') return;
    await new Promise((resolve, reject) => {
      this.#stream.write(piece, (error) => (error ? reject(error) : resolve(undefined)));
    });
  }
}

// JSON has no bigint, and a number would lose the last digits of a large count.
function countsAsText(_key, value) {
  return typeof value === 'bigint' ? String(value) : value;
}
