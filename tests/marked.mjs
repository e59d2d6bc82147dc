/**
 * marked.mjs -- tables of a document that tests write, each between two marks.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** Rows of cells as Markdown; the first one is the head. */
export function markdownTable(rows) {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  const line = (cells) => `| ${cells.map((text, i) => text.padEnd(widths[i])).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const [head, ...others] = rows.map(line);
  return [head, rule, ...others].join('\n');
}

/** What stands between two marks of a file, and the way to replace it. */
export class Marked {
  #file;
  #begin;
  #end;

  constructor(file, begin, end) {
    this.#file = file;
    this.#begin = begin;
    this.#end = end;
  }

  /** What comes before, between and after the two marks. */
  #parts() {
    const [before, rest] = readFileSync(this.#file, 'utf8').split(this.#begin);
    const [between, after] = rest.split(this.#end);
    return [before, between, after];
  }

  get text() {
    return this.#parts()[1].trim();
  }

  replace(text) {
    const [before, , after] = this.#parts();
    const between = `${this.#begin}\n\n${text}\n\n${this.#end}`;
    writeFileSync(this.#file, `${before}${between}${after}`);
  }
}
