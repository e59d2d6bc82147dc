/**
 * gallery-layout.js -- where each thumbnail of a gallery lies, by arithmetic alone.
 *
 * A layout has rows of one height. Classes have a row each, with a label; a plain list
 * flows. Thousands of rows cost as much as ten.
 */
const GAP = 6;

/** Room for the ring of the chosen one. */
const EDGE = 3;
const LABEL = 92;
const LABEL_ABOVE = 26;
const NARROW = 460;

/** Largest thumbnail, and the number of images of a class. */
const LARGEST = 72;
const IMAGES = 8;

/** One row for each class. `starts` and `members` are the classes' lists. */
export function classLayout({ starts, members, n }, outer, ratio) {
  const width = outer - 2 * EDGE;
  const narrow = width < NARROW;
  const left = narrow ? 0 : LABEL + 12;
  const across = narrow ? IMAGES / 2 : IMAGES;
  const size = fitSize(n, Math.min(LARGEST, (width - left - GAP * (across - 1)) / across), ratio);
  const pitch = pitchOf(width - left, size, across);
  const top = narrow ? LABEL_ABOVE : 4;
  const lines = IMAGES / across;
  const height = top + lines * (size + GAP) + 8;
  return {
    size,
    pitch,
    height,
    rows: starts.length - 1,
    labels: true,
    beside: !narrow,
    labelWidth: narrow ? width : LABEL,
    itemsOf(row) {
      const items = [];
      for (let k = starts[row]; k < starts[row + 1]; k++) {
        const [line, column] = [Math.floor((k - starts[row]) / across), (k - starts[row]) % across];
        const x = EDGE + left + column * pitch;
        items.push({ solution: members[k], x, y: top + line * (size + GAP) });
      }
      return items;
    },
  };
}

/** A list that flows, `across` thumbnails a row. `at(k)` is the k-th solution. */
export function plainLayout(n, count, at, outer, ratio) {
  const width = outer - 2 * EDGE;
  const across = Math.max(4, Math.ceil((width + GAP) / (LARGEST + GAP)));
  const size = fitSize(n, (width - GAP * (across - 1)) / across, ratio);
  const pitch = pitchOf(width, size, across);
  return {
    size,
    pitch,
    across,
    height: pitch,
    rows: Math.ceil(count / across),
    labels: false,
    beside: width >= NARROW,
    itemsOf(row) {
      const items = [];
      const end = Math.min(count, (row + 1) * across);
      for (let k = row * across; k < end; k++) {
        items.push({ solution: at(k), x: EDGE + (k - row * across) * pitch, y: EDGE });
      }
      return items;
    },
  };
}

/** The largest size up to `room` that gives every cell whole device pixels, with a frame. */
function fitSize(n, room, ratio) {
  const cell = Math.floor((room * ratio - 2) / n);
  return cell < 1 ? Math.floor(room) : (cell * n + 2) / ratio;
}

/** What whole pixels leave over goes into the gaps, but not too much of it. */
function pitchOf(width, size, across) {
  return Math.min(size + 3 * GAP, (width - size) / Math.max(1, across - 1));
}
