/**
 * united.mjs -- what several engines counted of one file, put together.
 *
 * Two versions of V8 cut the same function into different ranges, so their lists cannot
 * be added up. What can be added up are characters: one that ran anywhere has run. The
 * ranges of one engine then serve as the list of branches, and each is looked up in the
 * characters of all.
 */

/** Everything that was counted of one file. */
export class Counted {
  #text;
  #ran; // for each character, whether it ran
  #ranges = new Map(); // for each engine, its ranges by "start end"

  constructor(text) {
    this.#text = text;
    this.#ran = new Uint8Array(text.length);
  }

  /** What V8 reports about the file, outer functions first. */
  add(engine, functions) {
    const ran = new Uint8Array(this.#text.length);
    for (const { ranges, isBlockCoverage } of functions) {
      for (const { startOffset, endOffset, count } of ranges) {
        ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
        if (isBlockCoverage) this.#note(engine, startOffset, endOffset);
      }
    }
    for (let i = 0; i < ran.length; i++) this.#ran[i] |= ran[i];
  }

  #note(engine, start, end) {
    if (!this.#ranges.has(engine)) this.#ranges.set(engine, new Map());
    this.#ranges.get(engine).set(`${start} ${end}`, [start, end]);
  }

  /** The same in V8's own form: branches, then lines. */
  functions() {
    const lists = [...this.#ranges.values()].sort((a, b) => b.size - a.size);
    const branches = [...(lists[0]?.values() ?? [])]
      .sort((a, b) => a[0] - b[0] || b[1] - a[1])
      .map(([start, end]) => range(start, end, this.#ran[this.#firstInk(start)]));
    const lines = this.#lines();
    return [
      { functionName: '', isBlockCoverage: true, ranges: branches },
      { functionName: '', isBlockCoverage: false, ranges: lines },
    ];
  }

  /** A line ran if anything in it did; an empty one is as the line before it. */
  #lines() {
    let start = 0;
    let before = 1;
    return this.#text.split('\n').map((line) => {
      const end = start + line.length;
      const ink = this.#ran.subarray(this.#firstInk(start), end);
      if (line.trim() !== '') before = ink.includes(1) ? 1 : 0;
      const found = range(start, end, before);
      start = end + 1;
      return found;
    });
  }

  /** Where something is written, from there on. */
  #firstInk(start) {
    const blank = /\s*/y;
    blank.lastIndex = start;
    return start + blank.exec(this.#text)[0].length;
  }
}

const range = (startOffset, endOffset, count) => ({ startOffset, endOffset, count });
