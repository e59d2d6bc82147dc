/**
 * shapes.js -- the small marks that stand for events, on boards and time lines alike.
 */
export function cross(pen, x, y, r, style) {
  pen.lines(
    [
      [x - r, y - r, x + r, y + r],
      [x + r, y - r, x - r, y + r],
    ],
    style,
  );
}

export function diamond(pen, x, y, r, style) {
  const points = [
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
  ];
  pen.shape(points, style);
}

/** A triangle that points down (deeper) or up (back). */
export function triangle(pen, x, y, r, up, style) {
  const d = up ? 1 : -1;
  const points = [
    [x, y - d * r],
    [x + r, y + d * r * 0.8],
    [x - r, y + d * r * 0.8],
  ];
  pen.shape(points, style);
}

/** 45 degree strokes in the board's phase, so that neighbouring cells join up. */
export function hatch(pen, x, y, s, gap, style) {
  const strokes = [];
  for (let k = Math.ceil((x + y) / gap) * gap; k < x + y + 2 * s; k += gap) {
    const top = Math.max(y, k - x - s);
    const bottom = Math.min(y + s, k - x);
    if (bottom > top) strokes.push([k - top, top, k - bottom, bottom]);
  }
  if (strokes.length) pen.lines(strokes, { ...style, cap: 'butt' });
}

/** The edges around the cells that belong together, as lines. */
export function borderOf(place, belongsTo) {
  const { n, cell } = place;
  const inside = (at) => at >= 0 && at < n;
  const belongs = (row, column) => inside(row) && inside(column) && belongsTo(row, column);
  const lines = [];
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      if (!belongs(row, column)) continue;
      const [x, y] = [place.left(column), place.top(row)];
      if (!belongs(row - 1, column)) lines.push([x, y, x + cell, y]);
      if (!belongs(row + 1, column)) lines.push([x, y + cell, x + cell, y + cell]);
      if (!belongs(row, column - 1)) lines.push([x, y, x, y + cell]);
      if (!belongs(row, column + 1)) lines.push([x + cell, y, x + cell, y + cell]);
    }
  }
  return lines;
}

/** The mark of an event: a kind has the same shape and pigment wherever it is drawn. */
export function eventMark(pen, look, kind, x, y, r, alpha = 1) {
  const stroke = look[PIGMENTS[kind] ?? 'ink-3'];
  const thin = { stroke, width: 1.7, alpha };
  const hollow = { ...thin, fill: look.surface };
  if (kind === 'reject') cross(pen, x, y, r * 0.72, thin);
  else if (kind === 'place') triangle(pen, x, y, r, false, { fill: stroke, alpha });
  else if (kind === 'remove') triangle(pen, x, y, r * 0.92, true, hollow);
  else if (kind === 'solution') diamond(pen, x, y, r * 1.5, { fill: stroke, alpha });
  else if (kind === 'test') pen.circle(x, y, r * 0.6, hollow);
  else if (kind === 'mark') {
    const strokes = [-0.35, 0.35].map((d) => [x - r * 0.7, y + d * r, x + r * 0.7, y + d * r]);
    pen.lines(strokes, thin);
  } else pen.lines([[x, y - r * 0.55, x, y + r * 0.55]], { stroke, width: 1.5, alpha });
}

const PIGMENTS = {
  enter: 'ink-3',
  test: 'ink-2',
  reject: 'cinnabar',
  mark: 'struck',
  place: 'indigo',
  remove: 'ochre',
  solution: 'malachite',
  leave: 'ink-3',
};
