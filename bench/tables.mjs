/**
 * tables.mjs -- results as tables for a terminal.
 */

/** Columns aligned to the right, but for the first one. */
export function table(header, rows) {
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '')));
  const all = [header, ...texts];
  const widths = header.map((_, i) => Math.max(...all.map((row) => row[i].length)));
  const line = (row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return [line(header), widths.map((width) => '-'.repeat(width)).join('  '), ...texts.map(line)]
    .join('\n')
    .concat('\n');
}

export const seconds = (value) => (value === undefined ? '' : `${value.toPrecision(3)} s`);

/** How many times faster than another result; nothing where there is none. */
export function ratio(result, other) {
  if (!result || !other) return '';
  const times = other.seconds / result.seconds;
  return `${times >= 10 ? times.toFixed(0) : times.toFixed(2)} x`;
}
