/**
 * chart.js -- seconds or nodes by n on a logarithmic axis, drawn at its real width.
 */
import { makeSvg } from '../../../lib/element/dom.js';
import { PAPER, SIZES } from './published-times.js';
import { markerAt } from './shapes.js';

const [TOP, BOTTOM, LEFT] = [14, 34, 58];

/** The axis reaches to this n before anybody has run so far. */
const FEWEST = 14;

/** From the last point to the label of a line. */
const LABEL_GAP = 22;

/** A label's width before it is drawn: Chinese characters are twice as wide. */
const widthOf = (text) => [...text].reduce((sum, c) => sum + (c > '\u2e7f' ? 14 : 7.4), 0);

export class Chart {
  #watcher;
  #draw = () => {};
  /** Told which line is pointed at. */
  onpoint = () => {};

  constructor() {
    this.element = makeSvg('svg', { class: 'chart', role: 'img' });
    for (const type of ['pointerover', 'pointerout']) {
      this.element.addEventListener(type, ({ target }) => {
        const name = type === 'pointerover' ? target.closest('.series')?.dataset.name : '';
        this.onpoint(name ?? '');
      });
    }
    this.#watcher = new ResizeObserver(() => this.#draw());
    this.#watcher.observe(this.element);
  }

  /** `what` is 'seconds' or 'nodes'. */
  show(t, race, what, { paper = true, pointed = '' } = {}) {
    this.#draw = () => {
      const box = this.element.getBoundingClientRect();
      if (box.width < 50) return;
      const lines = linesOf(t, race, what, paper);
      const frame = frameOf(box, lines, what, Math.min(FEWEST, race.most));
      const title = makeSvg('title', {});
      title.textContent = t(what === 'nodes' ? 'race.chart.nodes' : 'race.chart.seconds');
      this.element.replaceChildren(
        title,
        ...axes(t, frame, what),
        ...drawLines(frame, lines, pointed),
      );
    };
    this.#draw();
  }
}

/** Each line is { name, label, look, points: [n, value] }; a zero has no place on a log axis. */
function linesOf(t, race, what, paper) {
  const ours = race.names.map((name) => ({
    name,
    label: name,
    look: name === 'fast' ? 'ours' : '',
    points: [...race.laps.get(name)]
      .filter(([n]) => n <= race.most)
      .map(([n, { ms, nodes }]) => [n, what === 'nodes' ? nodes : ms / 1000]),
  }));
  if (what === 'nodes' || !paper) return ours.map(positive);
  const theirs = Object.entries(PAPER).map(([key, values]) => ({
    name: 'paper',
    label: t(`race.col.${key}`),
    look: 'theirs',
    points: [...values].filter(([n]) => n <= race.most),
  }));
  return [...theirs, ...ours].map(positive);
}

function positive(line) {
  return { ...line, points: line.points.filter(([, value]) => value > 0) };
}

function frameOf({ width, height }, lines, what, fewest) {
  const values = lines.flatMap(({ points }) => points.map(([, value]) => Math.log10(value)));
  const low = Math.floor(Math.min(what === 'nodes' ? 3 : -3, ...values));
  const high = Math.max(what === 'nodes' ? 7 : 1, ...values);
  const right = LABEL_GAP + Math.max(...lines.map((line) => widthOf(line.label)));
  const first = SIZES[0];
  const last = Math.max(fewest, ...lines.flatMap(({ points }) => points.map(([n]) => n)));
  return {
    ...{ width, height, low, high, right, last },
    x: (n) => LEFT + ((n - first) / (last - first || 1)) * (width - LEFT - right),
    y: (value) => TOP + (1 - (Math.log10(value) - low) / (high - low)) * (height - TOP - BOTTOM),
  };
}

function axes(t, frame, what) {
  const parts = [];
  for (let power = frame.low; power <= frame.high; power++) {
    const y = frame.y(10 ** power);
    parts.push(
      makeSvg('line', {
        class: 'gridline',
        x1: LEFT,
        x2: frame.width - frame.right + 12,
        y1: y,
        y2: y,
      }),
    );
    const value =
      what === 'nodes'
        ? t.number(10 ** power, { notation: 'compact' })
        : t.duration(10 ** power * 1000);
    parts.push(label(value, LEFT - 10, y + 4, 'axis', 'end'));
  }
  for (const n of SIZES.filter((size) => size <= frame.last))
    parts.push(label(String(n), frame.x(n), frame.height - 12, 'axis', 'middle'));
  parts.push(label('n', LEFT - 10, frame.height - 12, 'axis it', 'end'));
  return parts;
}

/** Every line with its label at its end; labels that would lie on each other move apart. */
function drawLines(frame, lines, pointed) {
  const drawn = lines.filter(({ points }) => points.length > 0).map((line) => at(frame, line));
  const ends = drawn.map(({ places }) => places.at(-1)[1]);
  const labels = spread(ends, LABEL_HEIGHT, frame.height - BOTTOM);
  return drawn.map((line, i) => drawLine(frame, line, labels[i], pointed));
}

const LABEL_HEIGHT = 15;

function at(frame, line) {
  return { ...line, places: line.points.map(([n, value]) => [frame.x(n), frame.y(value)]) };
}

/** The heights of labels, at least `gap` apart and not below `most`. */
function spread(ends, gap, most) {
  const order = ends.map((_, i) => i).sort((a, b) => ends[a] - ends[b]);
  const placed = [...ends];
  order.forEach((i, k) => {
    if (k > 0) placed[i] = Math.max(placed[i], placed[order[k - 1]] + gap);
  });
  order.toReversed().forEach((i, k, all) => {
    placed[i] = Math.min(placed[i], k > 0 ? placed[all[k - 1]] - gap : most);
  });
  return placed;
}

function drawLine(frame, { name, label: text, look, places }, labelY, pointed) {
  const d = places.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const dim = pointed && pointed !== name ? ' dim' : '';
  const lit = pointed === name ? ' lit' : '';
  const title = makeSvg('title', {});
  title.textContent = text;
  const [x, y] = places.at(-1);
  const labelX = frame.width - frame.right + LABEL_GAP;
  const way = `M${x.toFixed(1)} ${y.toFixed(1)}L${labelX - 4} ${labelY.toFixed(1)}`;
  return makeSvg(
    'g',
    { class: `series${dim}${lit}`, 'data-name': name },
    title,
    makeSvg('path', { class: `ln ${look}`, d }),
    makeSvg('path', { class: 'way', d: way }),
    ...places.map(([px, py]) =>
      makeSvg('path', { class: `mk ${look}`, d: markerAt(name, px, py) }),
    ),
    label(text, labelX, labelY + 4, `lb ${look}`, 'start'),
  );
}

function label(text, x, y, look, anchor) {
  const element = makeSvg('text', { class: look, x, y, 'text-anchor': anchor });
  element.textContent = text;
  return element;
}
