/**
 * slide.js -- queens that glide along their rows from one solution to another.
 */
const TIME = 280;

const ease = (t) => 1 - (1 - t) ** 3;

/** Starts; gives the function that ends it at once. */
export function slideQueens(view, from, to) {
  const begin = performance.now();
  let frame = requestAnimationFrame(turn);

  function turn(now) {
    const t = ease(Math.min(1, Math.max(0, (now - begin) / TIME)));
    const queens = to.map((column, row) => ({ row, column: from[row] + (column - from[row]) * t }));
    view.update({ queens });
    frame = t < 1 ? requestAnimationFrame(turn) : 0;
  }

  return () => {
    if (frame) cancelAnimationFrame(frame);
    frame = 0;
  };
}
