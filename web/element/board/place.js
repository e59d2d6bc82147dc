/**
 * place.js -- where the cells of a board lie inside a square of a given width.
 */
export const GUTTER = 22;

/** Below this many pixels single checks would shimmer, so blocks of cells are drawn. */
const SMALLEST_CHECK = 9;

/**
 * Cells are whole device pixels, so that every edge is sharp; what remains is left empty
 * at the right and bottom. Far away cells are fractions instead, or little would remain.
 */
export function placeBoard(n, width, ratio, coordinates) {
  const gutter = coordinates ? GUTTER : 0;
  const raw = (width - gutter - 2) / n;
  const far = raw < SMALLEST_CHECK;
  const cell = far ? raw : Math.floor(raw * ratio) / ratio;
  const origin = gutter + 1;
  return {
    ...{ n, width, ratio, gutter, far, cell, origin },
    left: (column) => origin + column * cell,
    top: (row) => origin + row * cell,
    midX: (column) => origin + (column + 0.5) * cell,
    midY: (row) => origin + (row + 0.5) * cell,
    snap: (value) => Math.round(value * ratio) / ratio,
    /** The cell at a point, or -1 outside. */
    cellAt(x, y) {
      const column = Math.floor((x - origin) / cell);
      const row = Math.floor((y - origin) / cell);
      const inside = row >= 0 && column >= 0 && row < n && column < n;
      return inside ? row * n + column : -1;
    },
  };
}
