/**
 * paint.js -- draws a scene with a pen, from the squares up to the cursor.
 *
 * A scene says what is the case, in cells: `{ n, rules, regions, row, column, attacked,
 * crossed, forbidden, struck, tried, crosses, queens, sights, refusal, conflicts, reason, numbers, rings,
 * marks, cursor, lifted, notation }`.
 * Only `n` is needed. The order of drawing is the order of the functions below.
 */
import { letterOf, tintsOf } from '../regions.js';
import { lineBetween, raysOf } from '../rules.js';
import { drawFills, drawSigns } from './paint-marks.js';
import { drawQueen } from './queen.js';
import { borderOf, cross, diamond, hatch } from './shapes.js';

/** What changes only with the size, the theme or the board: squares and frame. */
export function paintGround(pen, look, place, scene) {
  inside(pen, place, () => ground(pen, look, place, scene));
  frame(pen, look, place);
}

/** An enlarged board is cut at the edges of its frame. */
function inside(pen, place, draw) {
  if (place.zoomed) pen.close(place.origin, place.origin, place.side, place.side);
  draw();
  if (place.zoomed) pen.open();
}

function ground(pen, look, place, scene) {
  if (scene.regions) regionTints(pen, look, place, scene);
  else if (place.far) blocks(pen, look, place);
  else checks(pen, look, place);
  if (scene.regions) regionEdges(pen, look, place, scene);
}

/** What changes with every step. */
export function paintMarks(pen, look, place, scene) {
  inside(pen, place, () => marks(pen, look, place, scene));
  if (place.gutter) coordinates(pen, look, place, scene);
  if (place.zoomed) miniature(pen, look, place, scene);
  if (scene.lifted) liftedQueen(pen, look, place, scene.lifted);
}

function marks(pen, look, place, scene) {
  forbiddenCells(pen, look, place, scene.forbidden);
  washes(pen, place, scene.attacked, look['attacked-wash']);
  if (!place.far) hatching(pen, look, place, scene);
  struckCells(pen, look, place, scene.struck);
  drawFills(pen, look, place, scene);
  rowFrame(pen, look, place, scene);
  for (const sight of scene.sights ?? []) lineOfSight(pen, look, place, scene, sight);
  for (const tried of scene.tried ?? []) triedCell(pen, look, place, tried);
  for (const cell of scene.crosses ?? []) crossOn(pen, place, cell, 0.15, look['ink-2']);
  for (const queen of scene.queens ?? []) queenOn(pen, look, place, queen);
  if (scene.refusal) refusal(pen, look, place, scene.refusal);
  conflicts(pen, look, place, scene);
  if (scene.reason) reason(pen, look, place, scene, scene.reason);
  for (const numbered of scene.numbers ?? []) numberOn(pen, look, place, numbered);
  for (const ring of scene.rings ?? []) solvedRing(pen, look, place, ring);
  drawSigns(pen, look, place, scene);
  if (scene.solved) solvedEdge(pen, look, place);
  if (scene.cursor >= 0) cursor(pen, look, place, scene.cursor);
}

function checks(pen, look, place) {
  const { n, cell, rows, columns } = place;
  pen.rect(place.left(0), place.top(0), n * cell, n * cell, { fill: look['cell-light'] });
  for (let row = rows[0]; row < rows[1]; row++) {
    for (let column = columns[0] + ((row + columns[0] + 1) % 2); column < columns[1]; column += 2) {
      pen.rect(place.left(column), place.top(row), cell, cell, { fill: look['cell-dark'] });
    }
  }
  if (look.forced) gridLines(pen, look, place);
}

/** Without two colours the squares need lines. */
function gridLines(pen, look, place) {
  const { n, left, top } = place;
  const lines = [];
  for (let i = 1; i < n; i++) {
    lines.push([left(i), top(0), left(i), top(n)], [left(0), top(i), left(n), top(i)]);
  }
  if (lines.length) pen.lines(lines, { stroke: look.line, width: 1 });
}

/** Squares of five or ten cells: single checks would shimmer. */
function blocks(pen, look, place) {
  const { n } = place;
  const step = n > 50 ? 10 : 5;
  for (let row = 0; row < n; row += step) {
    for (let column = 0; column < n; column += step) {
      const dark = ((row + column) / step) % 2;
      const x = place.snap(place.left(column));
      const y = place.snap(place.top(row));
      const width = place.snap(place.left(Math.min(n, column + step))) - x;
      const height = place.snap(place.top(Math.min(n, row + step))) - y;
      const fill = look[dark ? 'cell-dark' : 'cell-light'];
      pen.rect(x, y, width, height, { fill, alpha: dark ? 0.55 : 1 });
    }
  }
}

function frame(pen, look, place) {
  const side = place.side + 1;
  const at = place.origin - 0.5;
  pen.rect(at, at, side, side, { stroke: look['board-edge'], width: 1 });
}

function regionTints(pen, look, place, { regions }) {
  const { n, cell } = place;
  const tints = tintsOf(n, regions);
  for (let k = 0; k < n * n; k++) {
    const fill = look[`region-${tints[regions[k]] + 1}`];
    pen.rect(place.left(k % n), place.top(Math.floor(k / n)), cell, cell, { fill });
  }
}

/** Heavy edges between regions, hairlines between cells, and a letter for each region. */
function regionEdges(pen, look, place, { regions, letters, forbidden }) {
  const { n } = place;
  const heavy = [];
  const light = [];
  for (let k = 0; k < n * n; k++) {
    const [row, column] = [Math.floor(k / n), k % n];
    const [x, y] = [place.left(column), place.top(row)];
    if (column > 0) (regions[k] === regions[k - 1] ? light : heavy).push([x, y, x, y + place.cell]);
    if (row > 0) (regions[k] === regions[k - n] ? light : heavy).push([x, y, x + place.cell, y]);
  }
  if (light.length) pen.lines(light, { stroke: look['region-edge'], width: 0.5, alpha: 0.35 });
  if (heavy.length) pen.lines(heavy, { stroke: look['region-edge'], width: 2 });
  if (letters || look.contrast || look.forced) regionLetters(pen, look, place, regions, forbidden);
}

/** Tints alone do not separate regions for everybody. */
function regionLetters(pen, look, place, regions, forbidden = []) {
  const { n } = place;
  for (let region = 0; region < n; region++) {
    const k = regions.findIndex((one, cell) => one === region && !forbidden.includes(cell));
    if (k < 0) continue;
    const x = place.left(k % n) + 8;
    const y = place.top(Math.floor(k / n)) + 9;
    pen.text(x, y, letterOf(region), {
      fill: look.ink,
      font: look['font-ui'],
      size: 10,
      weight: 600,
    });
  }
}

/** Where no queen may stand there is no square: the colour of the frame. */
function forbiddenCells(pen, look, place, cells = []) {
  const { n, cell: side } = place;
  for (const cell of cells) {
    const [x, y] = [place.left(cell % n), place.top(Math.floor(cell / n))];
    pen.rect(x, y, side, side, { fill: look['board-edge'] });
  }
}

/** Neighbouring cells of a row share one rectangle: a hundred rows, not ten thousand cells. */
function washes(pen, place, flags, fill) {
  if (!flags) return;
  const { n, cell } = place;
  for (let row = 0; row < n; row++) {
    let from = -1;
    for (let column = 0; column <= n; column++) {
      const on = column < n && flags[row * n + column] > 0;
      if (on && from < 0) from = column;
      if (on || from < 0) continue;
      pen.rect(place.left(from), place.top(row), (column - from) * cell, cell, { fill });
      from = -1;
    }
  }
}

function hatching(pen, look, place, { attacked, crossed }) {
  if (!attacked) return;
  const { n, cell } = place;
  const gap = cell / Math.max(3, Math.round(cell / 11));
  const style = { stroke: look.attacked, width: Math.max(0.7, Math.min(1, cell / 64)) };
  for (let row = place.rows[0]; row < place.rows[1]; row++) {
    for (let column = place.columns[0]; column < place.columns[1]; column++) {
      if (!attacked[row * n + column]) continue;
      // What the rules cross out is smaller than what the player has.
      if (crossed) crossOn(pen, place, row * n + column, 0.09, look.attacked);
      else hatch(pen, place.left(column), place.top(row), cell, gap, style);
    }
  }
}

/** One stroke for each queen that struck the cell, three at most. */
function struckCells(pen, look, place, struck) {
  if (!struck) return;
  washes(pen, place, struck, look['struck-wash']);
  if (place.far) return;
  const { n, cell } = place;
  const strokes = [];
  for (let k = 0; k < n * n; k++) {
    const [x, y] = [place.left(k % n), place.midY(Math.floor(k / n))];
    const times = Math.min(3, struck[k]);
    for (let j = 0; j < times; j++) {
      const at = y + (j - (times - 1) / 2) * cell * 0.15;
      strokes.push([x + cell * 0.3, at, x + cell * 0.7, at]);
    }
  }
  const style = { stroke: look.struck, width: Math.max(1.2, cell / 30), cap: 'butt' };
  if (strokes.length) pen.lines(strokes, style);
}

function rowFrame(pen, look, place, { row }) {
  if (row === undefined || row < 0 || row >= place.n) return;
  const { n, cell } = place;
  const style = { stroke: look.indigo, width: 2 };
  pen.rect(place.left(0) + 1, place.top(row) + 1, n * cell - 2, Math.max(1, cell - 2), style);
}

/** What a queen sees, from its own cell to the edge. */
function lineOfSight(pen, look, place, scene, { cell, down }) {
  const { n } = scene;
  const board = { n, rules: down ? 'classic' : (scene.rules ?? 'classic') };
  const lines = raysOf(board, cell, down).map(({ from, to, rowStep, columnStep }) => {
    // Rays end at the far edge of their last cell; the first begins outside of the queen.
    const start = from === cell ? 0.46 : -0.5;
    return [
      place.midX((from % n) + columnStep * start),
      place.midY(Math.floor(from / n) + rowStep * start),
      place.midX((to % n) + columnStep * 0.5),
      place.midY(Math.floor(to / n) + rowStep * 0.5),
    ];
  });
  if (lines.length) pen.lines(lines, { stroke: look.sight, width: 1.5, alpha: down ? 0.6 : 0.75 });
}

function triedCell(pen, look, place, { row, column, kind, now }) {
  const { cell } = place;
  const [x, y] = [place.midX(column), place.midY(row)];
  const alpha = now || look.contrast ? 1 : 0.6;
  const width = Math.max(place.far ? 1 : 1.5, cell / 34);
  if (kind === 'refused') cross(pen, x, y, cell * 0.1, { stroke: look.tried, width, alpha });
  else diamond(pen, x, y, cell * 0.14, { stroke: look.undone, width, alpha });
}

function queenOn(pen, look, place, { row, column, alpha = 1, scale = 1, ghost = false }) {
  const size = place.cell * scale;
  const inset = (place.cell - size) / 2;
  const [x, y] = [place.left(column) + inset, place.top(row) + inset];
  drawQueen(pen, look, x, y, size, { alpha, ghost });
}

/** The queen that refuses, and the cell refused: a line from it that ends in a cross. */
function refusal(pen, look, place, { from, to, grown = 1 }) {
  const { cell } = place;
  const [x1, y1] = [place.midX(from.column), place.midY(from.row)];
  const [x2, y2] = [place.midX(to.column), place.midY(to.row)];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const end = cell * 0.5 + (length - cell * 0.8) * grown;
  const line = [[x1 + ux * cell * 0.5, y1 + uy * cell * 0.5, x1 + ux * end, y1 + uy * end]];
  pen.lines(line, { stroke: look['queen-halo'], width: 5.5 });
  pen.lines(line, { stroke: look.conflict, width: 2.5 });
  cross(pen, x2, y2, cell * 0.17, { stroke: look.conflict, width: Math.max(2, cell / 18) });
  pen.circle(x1, y1, cell * 0.47, { stroke: look.conflict, width: 2 });
}

/** Every line, but each queen's ring only once. */
function conflicts(pen, look, place, scene) {
  const pairs = scene.conflicts ?? [];
  const ringed = new Set();
  for (const pair of pairs) {
    conflictLine(pen, look, place, scene, pair);
    ringed.add(pair.one).add(pair.other);
  }
  for (const queen of ringed) conflictRing(pen, look, place, queen);
}

function conflictLine(pen, look, place, scene, { one, other, line }) {
  const { n } = scene;
  const direct = line === 'knight' || line === 'region';
  const board = { n, rules: direct ? 'classic' : (scene.rules ?? 'classic') };
  const list = lineBetween(board, one, other).map(({ from, to, rowStep, columnStep }, i, all) => {
    const length = Math.hypot(rowStep, columnStep);
    const [right, below] = [columnStep / length, rowStep / length];
    // Between rings; where a line leaves the board it goes on to the edge, half a cell further.
    const edge = 0.5 * Math.max(Math.abs(right), Math.abs(below)) ** -1;
    const start = i === 0 ? 0.47 : -edge;
    const end = i === all.length - 1 ? -0.47 : edge;
    return [
      place.midX((from % n) + right * start),
      place.midY(Math.floor(from / n) + below * start),
      place.midX((to % n) + right * end),
      place.midY(Math.floor(to / n) + below * end),
    ];
  });
  const dash = line === 'region' ? [6, 6] : [];
  pen.lines(list, { stroke: look['queen-halo'], width: place.far ? 3 : 7 });
  pen.lines(list, { stroke: look.conflict, width: place.far ? 1.5 : 3.5, dash });
}

function conflictRing(pen, look, place, queen) {
  const { cell, n } = place;
  const [x, y] = [place.midX(queen % n), place.midY(Math.floor(queen / n))];
  pen.circle(x, y, cell * 0.47, { stroke: look.conflict, width: place.far ? 1.5 : 2.5 });
  if (place.far) return;
  const [bx, by, radius] = [x + cell * 0.31, y - cell * 0.31, Math.max(5, cell * 0.12)];
  pen.circle(bx, by, radius, { fill: look.conflict });
  cross(pen, bx, by, radius * 0.4, { stroke: look['queen-halo'], width: Math.max(1.6, cell / 36) });
}

/** A cell that is ruled out. */
function crossOn(pen, place, cell, size, stroke) {
  const [x, y] = centreOf(place, cell);
  const width = Math.max(1, (place.cell / 4) * size);
  cross(pen, x, y, place.cell * size, { stroke, width });
}

const centreOf = (place, cell) => [
  place.midX(cell % place.n),
  place.midY(Math.floor(cell / place.n)),
];

/**
 * Why a hint is true: groups whose queens decide have a heavy outline, groups that they use
 * up a dashed one; reason cells have a dot, cells that go out a hollow cross, a cell to
 * take a dashed ring, and what must come off a ring with a cross.
 */
function reason(pen, look, place, scene, { groups, because, out, place: taken, refused, chain }) {
  for (const group of groups) outline(pen, look, place, scene, group);
  for (const cell of because) reasonDot(pen, look, place, cell);
  chain.forEach((cell, i) => {
    chainNumber(pen, look, place, cell, i + 1);
  });
  for (const cell of out) hollowCross(pen, look, place, cell);
  for (const cell of taken) hintRing(pen, place, cell, look.hint);
  for (const cell of refused) {
    hintRing(pen, place, cell, look.conflict);
    const [x, y] = centreOf(place, cell);
    const style = { stroke: look.conflict, width: Math.max(2, place.cell / 22) };
    cross(pen, x, y, place.cell * 0.14, style);
  }
}

function hintRing(pen, place, cell, stroke) {
  const [x, y] = centreOf(place, cell);
  pen.circle(x, y, place.cell * 0.38, { stroke, width: 3, dash: [5, 5], cap: 'butt' });
}

function reasonDot(pen, look, place, cell) {
  const [x, y] = centreOf(place, cell);
  pen.circle(x, y, Math.max(2.5, place.cell * 0.08), { fill: look.indigo });
}

function hollowCross(pen, look, place, cell) {
  const [x, y] = centreOf(place, cell);
  const width = Math.max(2, place.cell / 20);
  cross(pen, x, y, place.cell * 0.17, { stroke: look['queen-halo'], width: width + 3 });
  cross(pen, x, y, place.cell * 0.17, { stroke: look.conflict, width });
}

/** A cell that belongs to a numbered whole, such as one of two solutions. */
function numberOn(pen, look, place, { row, column, number }) {
  const cell = row * place.n + column;
  hintRing(pen, place, cell, look.conflict);
  chainNumber(pen, look, place, cell, number);
}

function chainNumber(pen, look, place, cell, number) {
  const [x, y] = centreOf(place, cell);
  const style = { fill: look.indigo, font: look['font-ui'], weight: 700 };
  pen.text(x, y, String(number), { ...style, size: Math.max(11, place.cell * 0.3) });
}

/** The border of a row, column or region. */
function outline(pen, look, place, { n, regions }, { group, index, role }) {
  const belongs = (row, column) => {
    if (group === 'row') return row === index;
    return group === 'column' ? column === index : regions?.[row * n + column] === index;
  };
  const lines = borderOf(place, belongs);
  const dash = role === 'in' ? [7, 5] : [];
  pen.lines(lines, { stroke: look['queen-halo'], width: 6 });
  pen.lines(lines, { stroke: role === 'empty' ? look.conflict : look.indigo, width: 3.5, dash });
}

function solvedRing(pen, look, place, { row, column, alpha }) {
  const style = { stroke: look.malachite, width: Math.max(2, place.cell / 20), alpha };
  pen.circle(place.midX(column), place.midY(row), place.cell * 0.45, style);
}

/** A solved board has a green edge. */
function solvedEdge(pen, look, place) {
  const style = { stroke: look.malachite, width: 4 };
  pen.rect(place.origin + 2, place.origin + 2, place.side - 4, place.side - 4, style);
}

/** Two rings, so that one of them shows on any ground. */
function cursor(pen, look, place, cell) {
  const s = Math.max(6, place.cell);
  const x = place.midX(cell % place.n) - s / 2;
  const y = place.midY(Math.floor(cell / place.n)) - s / 2;
  pen.rect(x + 2.5, y + 2.5, s - 5, s - 5, { stroke: look['focus-gap'], width: 5, cap: 'butt' });
  pen.rect(x + 1.5, y + 1.5, s - 3, s - 3, { stroke: look.focus, width: 3, cap: 'butt' });
}

function coordinates(pen, look, place, { row, column, notation }) {
  const { n, cell } = place;
  const [rowName, columnName] = NOTATIONS[notation ?? 'indices'](n);
  // Numbers need some twenty pixels each; nearer ones are left out.
  const every = [1, 5, 10].find((step) => step * cell >= 20) ?? 10;
  const shown = (at) =>
    at > place.origin && at < place.origin + place.side - (place.zoomed ? 7 : 0);
  for (let k = 0; k < n; k++) {
    const [x, y] = [place.midX(k), place.midY(k)];
    if ((k % every === 0 || k === row) && shown(y)) {
      label(pen, look, place, k, row, [9, y], every, rowName(k));
    }
    if ((k % every === 0 || k === column) && shown(x)) {
      label(pen, look, place, k, column, [x, 10], every, columnName(k));
    }
  }
}

/** How rows and columns are called beside the board. */
const NOTATIONS = {
  indices: () => [String, String],
  numbers: () => [(row) => String(row + 1), (column) => String(column + 1)],
  chess: (n) => [(row) => String(n - row), (column) => String.fromCharCode(97 + column)],
};

function label(pen, look, place, k, current, [x, y], every, name) {
  const on = k === current;
  // A number beside the current one would be written over it.
  if (!on && current !== undefined && every > 1 && Math.abs(k - current) * place.cell < 14) return;
  const style = { fill: look[on ? 'indigo' : 'ink-3'], font: look['font-ui'], size: 12 };
  pen.text(place.snap(x), place.snap(y), name, { ...style, weight: on ? 700 : 400 });
}

/** The whole board in a corner of an enlarged one, with a frame around what is seen. */
function miniature(pen, look, place, { queens = [] }) {
  const { n, side, origin } = place;
  const size = Math.min(96, side / 4);
  const [left, top] = [origin + side - size - 8, origin + side - size - 8];
  const dot = size / n;
  pen.rect(left - 4, top - 4, size + 8, size + 8, { fill: look.surface, alpha: 0.92 });
  pen.rect(left, top, size, size, { fill: look['cell-light'], stroke: look['board-edge'] });
  for (const { row, column } of queens) {
    const [x, y] = [left + (column + 0.5) * dot, top + (row + 0.5) * dot];
    pen.circle(x, y, Math.max(0.8, dot * 0.6), { fill: look.queen });
  }
  const scale = size / (n * place.cell);
  const seen = [left + place.x * scale, top + place.y * scale, side * scale, side * scale];
  pen.rect(...seen, { stroke: look.indigo, width: 2 });
}

function liftedQueen(pen, look, place, { x, y }) {
  const { cell } = place;
  drawQueen(pen, look, x - cell / 2, y - cell / 2, cell, { alpha: 0.6 });
}
