/**
 * group-names.js -- what players call rows, columns and regions, and several cells at once.
 */
import { cellName, fileOf, notationOf } from './names.js';
import { letterOf } from './regions.js';

/** Several cells; in numbers, those of one row are named together. */
export function cellNames(t, board, cells) {
  if (notationOf(board) === 'chess') return t.list(cells.map((cell) => cellName(t, board, cell)));
  const rows = new Map();
  for (const cell of cells) {
    const row = Math.floor(cell / board.n);
    rows.set(row, [...(rows.get(row) ?? []), (cell % board.n) + 1]);
  }
  const names = [...rows].map(([row, columns]) =>
    columns.length === 1
      ? t('cell.numbers', { r: row + 1, c: columns[0] })
      : t('cell.several', { r: row + 1, c: columns.join(t('cell.comma')) }),
  );
  return names.join(t('cell.semicolon'));
}

/** The name of a row beside the board. */
export function rowName(board, row) {
  return String(notationOf(board) === 'chess' ? board.n - row : row + 1);
}

/** A row, column or region, as in "row 3" or "region B". */
export function groupName(t, board, { group, index }) {
  if (group === 'region') return t('group.region', { i: letterOf(index) });
  if (notationOf(board) === 'numbers') return t(`group.${group}`, { i: index + 1 });
  return group === 'row'
    ? t('group.row', { i: board.n - index })
    : t('group.column', { i: fileOf(index) });
}
