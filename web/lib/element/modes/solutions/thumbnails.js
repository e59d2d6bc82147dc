/**
 * thumbnails.js -- small boards: quiet checks drawn once, and a dot for each queen.
 */
import { context2d } from '../../platform.js';

export class Thumbnails {
  #empty = null;
  #key = '';

  /** Prepares the empty board for a size; the same one again costs nothing. */
  prepare(n, size, ratio, look) {
    const key = [n, size, ratio, look['cell-light'], look['cell-dark']].join();
    if (key !== this.#key) this.#empty = emptyBoard(n, size, ratio, look);
    this.#key = key;
    this.dot = look.queen;
    return this;
  }

  /** Draws a board at a place of a canvas, in device pixels. `columns` is any list of n. */
  draw(context, x, y, columns, from = 0) {
    const { image, cell, inset, n } = this.#empty;
    context.drawImage(image, x, y);
    context.fillStyle = this.dot;
    const radius = Math.max(0.8, cell < 6 ? cell * 0.55 : cell * 0.42);
    context.beginPath();
    for (let row = 0; row < n; row++) {
      const cx = x + inset + (columns[from + row] + 0.5) * cell;
      const cy = y + inset + (row + 0.5) * cell;
      context.moveTo(cx + radius, cy);
      context.arc(cx, cy, radius, 0, 2 * Math.PI);
    }
    context.fill();
  }
}

function emptyBoard(n, size, ratio, look) {
  const side = Math.round(size * ratio);
  const image = document.createElement('canvas');
  image.width = side;
  image.height = side;
  // Whole pixels a cell as long as there are any to spare.
  const cell = side >= n ? Math.floor((side - 2) / n) : (side - 2) / n;
  const inset = Math.max(0, Math.floor((side - cell * n) / 2));
  const g = context2d(image);
  g.fillStyle = look['cell-light'];
  g.fillRect(inset, inset, cell * n, cell * n);
  g.globalAlpha = 0.5;
  g.fillStyle = look['cell-dark'];
  for (let row = 0; row < n; row++) {
    for (let column = (row + 1) % 2; column < n; column += 2) {
      g.fillRect(inset + column * cell, inset + row * cell, cell, cell);
    }
  }
  g.globalAlpha = 1;
  g.strokeStyle = look.line;
  g.strokeRect(inset - 0.5, inset - 0.5, cell * n + 1, cell * n + 1);
  return { image, cell, inset, n };
}
