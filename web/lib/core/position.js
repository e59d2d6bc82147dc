/**
 * position.js -- one notation for a board with gaps: `[1, null, [0, 2], 3]` has for each
 * row the column of its queen, null for none, or a list of several. As text it is
 * `1,-,0.2,3`. -1 and [] mean none, too, where a board is taken, and are never given.
 */

/**
 * A row of the notation as a list of columns.
 *
 * @param {any} row
 * @returns {number[]}
 */
export function columnsIn(row) {
  if (row === null || row === undefined || row === -1) return [];
  return Array.isArray(row) ? row : [row];
}

/** A list of columns as a row of the notation. */
export const rowFrom = (columns) => (columns.length > 1 ? columns : (columns[0] ?? null));
