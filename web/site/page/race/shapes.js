/**
 * shapes.js -- a marker for each runner, the same in chart, heat and legend.
 */
const SHAPES = {
  board: (x, y) => `M${x - 3.5} ${y - 3.5}h7v7h-7z`,
  array: (x, y) => `M${x} ${y - 4.5}l4.5 8h-9z`,
  sieve: (x, y) => `M${x} ${y - 5}l5 5-5 5-5-5z`,
  lookup: (x, y) => `M${x} ${y + 4.5}l4.5-8h-9z`,
  'sieve-bits': (x, y) => `M${x - 5} ${y}h10M${x} ${y - 5}v10`,
  bitmask: (x, y) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`,
  fast: (x, y) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0z`,
  other: (x, y) => `M${x - 4} ${y - 4}l8 8M${x - 4} ${y + 4}l8-8`,
  paper: (x, y) => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`,
};

/** Path data of a runner's marker at a point. */
export function markerAt(name, x, y) {
  return (SHAPES[name] ?? SHAPES.other)(Math.round(x * 10) / 10, Math.round(y * 10) / 10);
}
