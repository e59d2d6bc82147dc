/**
 * layout.js -- where the cells of a board lie inside a square of a given width.
 */
const GUTTER = 22;

/** Below this many pixels single checks would shimmer, so blocks of cells are drawn. */
const SMALLEST_CHECK = 9;

/** The whole board, not moved. */
const WHOLE = { zoom: 1, x: 0, y: 0 };

const isFar = (size) => size < SMALLEST_CHECK;

const wholePixels = (size, ratio) => (isFar(size) ? size : Math.floor(size * ratio) / ratio);

/**
 * Cells are whole device pixels, so that every edge is sharp; what remains is left empty
 * at the right and bottom. Far away cells are fractions instead, or little would remain.
 *
 * `lens` enlarges the board: `zoom` times, with `x` and `y` pixels of it hidden at the left
 * and top. What it cannot show is corrected, and the result says what it shows.
 */
export function layoutBoard(n, width, ratio, coordinates, lens = WHOLE) {
  const gutter = coordinates ? GUTTER : 0;
  const room = width - gutter - 2;
  const cellAs = (zoom) => wholePixels((room * zoom) / n, ratio);
  const cell = cellAs(lens.zoom);
  const far = isFar((room * lens.zoom) / n);
  const origin = gutter + 1;
  const hidden = Math.max(0, n * cell - room);
  const near = (value) => Math.round(Math.max(0, Math.min(hidden, value)) * ratio) / ratio;
  const [x, y] = [near(lens.x), near(lens.y)];
  const zoomed = lens.zoom > 1 && hidden > 0;
  const first = (offset) => (zoomed ? Math.floor(offset / cell) : 0);
  const last = (offset) => (zoomed ? Math.min(n, Math.ceil((offset + room) / cell)) : n);
  return {
    ...{ n, width, ratio, gutter, far, cell, origin, zoomed, hidden, x, y },
    /** How large a cell would be with another zoom. */
    cellAs,
    side: zoomed ? room : n * cell,
    rows: [first(y), last(y)],
    columns: [first(x), last(x)],
    left: (column) => origin + column * cell - x,
    top: (row) => origin + row * cell - y,
    midX: (column) => origin + (column + 0.5) * cell - x,
    midY: (row) => origin + (row + 0.5) * cell - y,
    snap: (value) => Math.round(value * ratio) / ratio,
    /** The cell at a point, or -1 outside. */
    cellAt(px, py) {
      const inside = [px, py].every((at) => at >= origin && at < origin + this.side);
      if (!inside) return -1;
      return Math.floor((py - origin + y) / cell) * n + Math.floor((px - origin + x) / cell);
    },
  };
}
