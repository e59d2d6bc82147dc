/**
 * lens.js -- how large a board is seen, and which part of it.
 *
 * Boards of more than 32 rows can be enlarged until a cell is as large as a fingertip.
 */
const FROM = 32;
const LARGEST_CELL = 28;
const STEP = 1.5;

export class Lens {
  zoom = 1;
  x = 0;
  y = 0;

  reset() {
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
  }

  /** The largest zoom for a board of n rows in so many pixels; 1 where it is not needed. */
  static most(n, width) {
    return n > FROM ? Math.max(1, (LARGEST_CELL * n) / Math.max(1, width)) : 1;
  }

  /** Enlarges by a factor; the point of the board below (px, py) stays where it is. */
  zoomBy(factor, n, place, px = place.width / 2, py = place.width / 2) {
    const most = Lens.most(n, place.width);
    const next = Math.max(1, Math.min(most, this.zoom * factor));
    const grown = place.cellAs(next) / place.cell;
    const [dx, dy] = [px - place.origin, py - place.origin];
    this.x = (place.x + dx) * grown - dx;
    this.y = (place.y + dy) * grown - dy;
    this.zoom = next;
  }

  step(direction, n, place) {
    this.zoomBy(direction > 0 ? STEP : 1 / STEP, n, place);
  }

  /** From where it was, not from the pixel that was shown: many small moves add up. */
  moveBy(dx, dy, { hidden }) {
    const within = (offset) => Math.max(0, Math.min(hidden, offset));
    this.x = within(this.x) + dx;
    this.y = within(this.y) + dy;
  }

  /** Moves just as far as it takes to see a cell with a little around it. */
  reveal(cell, place) {
    const { n, cell: size, side } = place;
    const margin = 2 * size;
    const fit = (at, offset) => {
      const low = at * size - margin;
      const high = (at + 1) * size + margin - side;
      return Math.max(high, Math.min(low, offset));
    };
    this.x = fit(cell % n, place.x);
    this.y = fit(Math.floor(cell / n), place.y);
  }
}
