/**
 * 06-one-word-per-row.js -- the three words after the reader's own queens.
 */
import { experiment } from '../lab.js';
import { drawn, masksAfter } from './lib/masks.js';

/** The first queen that stands outside of the board or is attacked by one before it, or -1. */
function misplaced(n, columns) {
  return columns.findIndex(
    (column, row) =>
      row >= n ||
      column >= n ||
      columns.slice(0, row).some((c, r) => c === column || Math.abs(c - column) === row - r),
  );
}

experiment(async ({ n, queens }) => {
  const columns = queens.trim().split(/\s+/).filter(Boolean).map(Number);
  const wrong = misplaced(n, columns);
  if (wrong >= 0) return [columns.join(' '), `${columns[wrong]} ✗`, '–', '–', '–'];
  const masks = masksAfter(n, columns);
  const shown = ['down', 'right', 'left', 'free'].map((name) => drawn(masks[name], n));
  return [columns.join(' '), ...shown];
});
