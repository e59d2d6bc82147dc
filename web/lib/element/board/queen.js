/**
 * queen.js -- the queen's outline on a box of 100 x 100.
 *
 * Five points that lean outward, pearls, two bands; a crown of three points for small
 * cells. Plain path data, so that a canvas and an SVG file draw the same queen.
 */
const BODY =
  'M30.5 68.5 L15.8 39.5 Q24.5 47.5 32 50.5 L31.8 27.5 Q37.5 41 42.6 48 L50 20.5 L57.4 48 Q62.5 41 68.2 27.5 L68 50.5 Q75.5 47.5 84.2 39.5 L69.5 68.5 Q50 62.5 30.5 68.5 Z';
const BANDS =
  'M30.2 72.6 Q50 66.6 69.8 72.6 L71 77.4 Q50 71.4 29 77.4 Z M25.5 84 Q25.5 81 28.6 80.7 Q50 76 71.4 80.7 Q74.5 81 74.5 84 L74.5 86.4 Q74.5 88.4 72.5 88.4 L27.5 88.4 Q25.5 88.4 25.5 86.4 Z';
const PEARLS = [
  [15.2, 36.2],
  [31.4, 23.6],
  [50, 16.6],
  [68.6, 23.6],
  [84.8, 36.2],
];

const pearl = ([x, y]) => `M${x - 4.7} ${y}a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0 -9.4 0Z`;

export const QUEEN = [BODY, BANDS, ...PEARLS.map(pearl)].join(' ');
const SMALL_QUEEN = 'M14 34 L32 52 L50 16 L68 52 L86 34 L74 86 L26 86 Z';

/** Draws a queen into the cell at (x, y) of size s. */
export function drawQueen(pen, look, x, y, s, { alpha = 1, ghost = false } = {}) {
  if (s < 11) return drawDot(pen, look, x, y, s, alpha);
  const size = s * 0.86;
  const at = { x: x + (s - size) / 2, y: y + (s - size) / 2 - s * 0.012, scale: size / 100 };
  const path = s < 25 ? SMALL_QUEEN : QUEEN;
  if (ghost) {
    const dash = [500 / size, 350 / size];
    return pen.path(path, at, { stroke: look.queen, width: 160 / size, dash, alpha });
  }
  // The halo lifts the queen off hatching.
  if (s >= 25)
    pen.path(path, at, { stroke: look['queen-halo'], width: 320 / size, alpha: 0.85 * alpha });
  pen.path(path, at, { fill: look.queen, alpha });
}

function drawDot(pen, look, x, y, s, alpha) {
  const radius = Math.max(1, s < 8 ? s * 0.48 : s * 0.34);
  pen.circle(x + s / 2, y + s / 2, radius, { fill: look.queen, alpha });
}
