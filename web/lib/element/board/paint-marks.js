/**
 * paint-marks.js -- draws what a page draws on a board: fills below the queens, signs above.
 */
import { cellsOf } from '../marks.js';
import { borderOf, cross } from './shapes.js';

const PIGMENTS = { good: 'malachite', bad: 'cinnabar', note: 'ochre' };

const pigmentOf = (look, mark) => look[PIGMENTS[mark.tone] ?? 'indigo'];

export function drawFills(pen, look, place, scene) {
  for (const mark of scene.marks ?? []) {
    if (mark.kind !== 'fill') continue;
    const fill = pigmentOf(look, mark);
    for (const cell of cellsOf(mark, scene)) {
      pen.rect(
        place.left(cell % place.n),
        place.top(Math.floor(cell / place.n)),
        place.cell,
        place.cell,
        { fill, alpha: 0.34 },
      );
    }
  }
}

export function drawSigns(pen, look, place, scene) {
  for (const mark of scene.marks ?? []) {
    const cells = cellsOf(mark, scene);
    if (cells.length) SIGNS[mark.kind](pen, look, place, { ...mark, cells, scene });
  }
}

const SIGNS = {
  fill() {},
  ring: (pen, look, place, mark) =>
    mark.cells.length === 1 ? ring(pen, look, place, mark) : border(pen, look, place, mark),
  dot: onEach(dot),
  x: onEach(saltire),
  text: onEach(label),
  line(pen, look, place, { cells, ...mark }) {
    const [[x1, y1], [x2, y2]] = [centre(place, cells[0]), centre(place, cells.at(-1))];
    stroke(pen, look, place, mark, [x1, y1, x2, y2]);
  },
  arrow,
};

function onEach(draw) {
  return (pen, look, place, mark) => {
    for (const cell of mark.cells) draw(pen, look, place, mark, cell);
  };
}

const centre = ({ n, midX, midY }, cell) => [midX(cell % n), midY(Math.floor(cell / n))];

/** A light edge on both sides lifts a sign off queens and hatching. */
function lifted(look, mark, width) {
  const edge = { stroke: look['queen-halo'], width: width + 3, alpha: 0.85 };
  return [edge, { stroke: pigmentOf(look, mark), width }];
}

const strokeWidth = (place) => Math.max(2, place.cell / 17);

function ring(pen, look, place, mark) {
  const [x, y] = centre(place, mark.cells[0]);
  for (const style of lifted(look, mark, strokeWidth(place))) {
    pen.circle(x, y, place.cell * 0.43, style);
  }
}

/** Around several cells a ring is their outline. */
function border(pen, look, place, mark) {
  const cells = new Set(mark.cells);
  const lines = borderOf(place, (row, column) => cells.has(row * place.n + column));
  for (const style of lifted(look, mark, strokeWidth(place))) pen.lines(lines, style);
}

function dot(pen, look, place, mark, cell) {
  const [x, y] = centre(place, cell);
  const radius = Math.max(2.5, place.cell * 0.13);
  pen.circle(x, y, radius + 1.5, { fill: look['queen-halo'], alpha: 0.85 });
  pen.circle(x, y, radius, { fill: pigmentOf(look, mark) });
}

function saltire(pen, look, place, mark, cell) {
  const [x, y] = centre(place, cell);
  for (const style of lifted(look, mark, Math.max(2, place.cell / 13))) {
    cross(pen, x, y, place.cell * 0.24, style);
  }
}

/** A long text is smaller; on a plate, because a queen may stand below it. */
function label(pen, look, place, mark, cell) {
  const [x, y] = centre(place, cell);
  const letters = [...mark.text].length;
  const size = Math.max(8, Math.min(place.cell * 0.42, (place.cell * 1.4) / letters));
  if (hasQueen(place, mark.scene, cell)) {
    const [width, height] = [Math.min(place.cell, size * 0.62 * letters + 8), size * 1.25];
    const plate = { fill: look.surface, alpha: 0.9, round: 3 };
    pen.rect(x - width / 2, y - height / 2, width, height, plate);
  }
  const style = { fill: pigmentOf(look, mark), font: look['font-ui'], weight: 700, size };
  pen.text(x, y, mark.text, style);
}

function hasQueen({ n }, { queens = [] }, cell) {
  return queens.some(({ row, column }) => row * n + column === cell);
}

function stroke(pen, look, place, mark, line) {
  for (const style of lifted(look, mark, strokeWidth(place))) pen.lines([line], style);
}

/** From near the middle of the first cell to the middle of the last, where its head ends. */
function arrow(pen, look, place, mark) {
  const { cells } = mark;
  const [[x1, y1], [x2, y2]] = [centre(place, cells[0]), centre(place, cells.at(-1))];
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return;
  const [right, down] = [(x2 - x1) / length, (y2 - y1) / length];
  const along = (far, aside = 0) => [
    x1 + right * far - down * aside,
    y1 + down * far + right * aside,
  ];
  const head = Math.max(7, place.cell * 0.3);
  const points = [along(length), along(length - head, head / 2), along(length - head, -head / 2)];
  const shaft = [...along(place.cell * 0.2), ...along(length - head * 0.8)];
  stroke(pen, look, place, mark, shaft);
  const [edge] = lifted(look, mark, 0);
  pen.shape(points, edge);
  pen.shape(points, { fill: pigmentOf(look, mark) });
}
