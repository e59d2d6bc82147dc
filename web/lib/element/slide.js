/**
 * slide.js -- queens that glide along their rows from one solution to another.
 */
import { animate, SLOW_MS } from './motion.js';

/** Starts; gives the function that ends it at once. */
export function slideQueens(view, from, to) {
  return animate(SLOW_MS, (t) => {
    const queens = to.map((column, row) => ({ row, column: from[row] + (column - from[row]) * t }));
    view.update({ queens });
  });
}
