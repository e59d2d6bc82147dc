/**
 * canvas-pen.js -- draws on a canvas; svg-pen.js has the same methods and writes SVG.
 *
 * A style is `{ fill, stroke, width, alpha, dash, cap }`, for a rectangle also `round`.
 */
const paths = new Map();

function pathOf(d) {
  if (!paths.has(d)) paths.set(d, new Path2D(d));
  return paths.get(d);
}

export class CanvasPen {
  #g;

  constructor(context) {
    this.#g = context;
    context.lineJoin = 'round';
  }

  rect(x, y, width, height, style) {
    const g = this.#g;
    this.#style(style);
    if (style.round) return this.#roundRect([x, y, width, height], style);
    if (style.fill) g.fillRect(x, y, width, height);
    if (style.stroke) g.strokeRect(x, y, width, height);
    return undefined;
  }

  #roundRect(box, style) {
    const g = this.#g;
    g.beginPath();
    g.roundRect(...box, style.round);
    if (style.fill) g.fill();
    if (style.stroke) g.stroke();
  }

  /** Separate lines `[x1, y1, x2, y2]` in one stroke. */
  lines(list, style) {
    const g = this.#g;
    this.#style(style);
    g.beginPath();
    for (const [x1, y1, x2, y2] of list) {
      g.moveTo(x1, y1);
      g.lineTo(x2, y2);
    }
    g.stroke();
  }

  /** A closed shape through points. */
  shape(points, style) {
    const g = this.#g;
    this.#style(style);
    g.beginPath();
    for (const [x, y] of points) g.lineTo(x, y);
    g.closePath();
    if (style.fill) g.fill();
    if (style.stroke) g.stroke();
  }

  circle(x, y, radius, style) {
    const g = this.#g;
    this.#style(style);
    g.beginPath();
    g.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
    if (style.fill) g.fill();
    if (style.stroke) g.stroke();
  }

  /** SVG path data, moved and scaled; widths are in the path's own units. */
  path(d, { x, y, scale }, style) {
    const g = this.#g;
    this.#style(style);
    g.save();
    g.translate(x, y);
    g.scale(scale, scale);
    if (style.fill) g.fill(pathOf(d));
    if (style.stroke) g.stroke(pathOf(d));
    g.restore();
  }

  /** Until open() nothing is drawn outside of a rectangle. */
  close(x, y, width, height) {
    this.#g.save();
    this.#g.beginPath();
    this.#g.rect(x, y, width, height);
    this.#g.clip();
  }

  open() {
    this.#g.restore();
  }

  text(x, y, string, { fill, font, weight = 400, size, align = 'center', alpha = 1 }) {
    const g = this.#g;
    g.globalAlpha = alpha;
    g.fillStyle = fill;
    g.font = `${weight} ${size}px ${font}`;
    g.textAlign = align;
    g.textBaseline = 'middle';
    g.fillText(string, x, y);
  }

  #style({ fill, stroke, width = 1, alpha = 1, dash = [], cap = 'round' }) {
    const g = this.#g;
    g.globalAlpha = alpha;
    if (fill) g.fillStyle = fill;
    if (!stroke) return;
    g.strokeStyle = stroke;
    g.lineWidth = width;
    g.lineCap = cap;
    g.setLineDash(dash);
  }
}
