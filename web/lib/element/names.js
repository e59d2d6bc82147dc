/**
 * names.js -- what players call cells, rows, columns and regions.
 *
 * Chess players count ranks from the bottom and name files by letters; puzzles count rows
 * and columns from 1, and their regions have letters. Traces and programs count from 0.
 */
import { letterOf } from './regions.js';

const FILES = 26;

/** `chess` has names such as c4, `numbers` rows and columns from 1. */
export function notationOf({ n, rules }) {
  return rules === 'regions' || n > FILES ? 'numbers' : 'chess';
}

export function cellName(t, board, cell) {
  const { n } = board;
  const [row, column] = [Math.floor(cell / n), cell % n];
  if (notationOf(board) === 'chess') return `${fileOf(column)}${n - row}`;
  return t('cell.numbers', { r: row + 1, c: column + 1 });
}

/** A cell's name for screen readers, with its region and what is on it. */
export function describeCell(t, board, { queens, crosses }, position, cell) {
  const region = board.regions
    ? t('a11y.cell.region', { i: letterOf(board.regions[cell]) })
    : undefined;
  const name = [cellName(t, board, cell), region].filter(Boolean).join(t('a11y.comma'));
  return t(`a11y.play.${contentOf(board, { queens, crosses }, position, cell)}`, {
    cell: name,
    by: attackerOf(t, board, queens, position, cell),
  });
}

function contentOf({ forbidden = [] }, { queens, crosses }, position, cell) {
  if (queens.includes(cell)) {
    const isHit = position.conflicts.some(({ one, other }) => one === cell || other === cell);
    return isHit ? 'conflict' : 'queen';
  }
  if (forbidden.includes(cell)) return 'forbidden';
  if (crosses.includes(cell)) return 'crossed';
  return position.attacked[cell] ? 'attacked' : 'free';
}

/** The name of the cell whose queen attacks this one. */
function attackerOf(t, board, queens, position, cell) {
  const pair = position.conflicts.find(({ one, other }) => one === cell || other === cell);
  if (queens.includes(cell) && pair) {
    return cellName(t, board, pair.one === cell ? pair.other : pair.one);
  }
  const by = position.attacked[cell];
  return by ? cellName(t, board, by - 1) : '';
}

export const fileOf = (column) => String.fromCharCode(97 + column);
