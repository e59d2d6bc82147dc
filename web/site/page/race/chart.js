/**
 * chart.js -- seconds or nodes by n on a logarithmic axis, drawn at its real width.
 */
import { makeSvg } from '../../../lib/element/dom.js';
import { PAPER, SIZES } from './published-times.js';
import { RUNNERS } from './runners.js';
import { markerAt } from './shapes.js';

const [TOP, BOTTOM, LEFT] = [14, 34, 58];

export class Chart {
  #watcher;
  #draw = () => {};

  constructor() {
    this.element = makeSvg('svg', { class: 'chart', role: 'img' });
    this.#watcher = new ResizeObserver(() => this.#draw());
    this.#watcher.observe(this.element);
  }

  /** `what` is 'seconds' or 'nodes'. */
  show(t, race, what) {
    this.#draw = () => {
      const box = this.element.getBoundingClientRect();
      if (box.width < 50) return;
      const lines = linesOf(t, race, what);
      const frame = frameOf(box, lines, what);
      const title = makeSvg('title', {});
      title.textContent = t(what === 'nodes' ? 'race.chart.nodes' : 'race.chart.seconds');
      this.element.replaceChildren(
        title,
        ...axes(t, frame, what),
        ...lines.flatMap((l) => drawLine(frame, l)),
      );
    };
    this.#draw();
  }
}

/** Each line is { name, label, look, points: [n, value] }; a zero has no place on a log axis. */
function linesOf(t, race, what) {
  const ours = RUNNERS.map((name) => ({
    name,
    label: name,
    look: name === 'fast' ? 'ours' : '',
    points: [...race.laps.get(name)].map(([n, { ms, nodes }]) => [
      n,
      what === 'nodes' ? nodes : ms / 1000,
    ]),
  }));
  if (what === 'nodes') return ours.map(positive);
  const theirs = Object.entries(PAPER).map(([key, values]) => ({
    name: 'paper',
    key,
    label: t(`race.paper.${key}`),
    look: 'theirs',
    points: [...values],
  }));
  return [...theirs, ...ours].map(positive);
}

function positive(line) {
  return { ...line, points: line.points.filter(([, value]) => value > 0) };
}

function frameOf({ width, height }, lines, what) {
  const values = lines.flatMap(({ points }) => points.map(([, value]) => Math.log10(value)));
  const low = Math.floor(Math.min(what === 'nodes' ? 3 : -3, ...values));
  const high = Math.max(what === 'nodes' ? 8 : 4.5, ...values);
  const right = width < 500 ? 50 : 74;
  const [first, last] = [SIZES[0], SIZES.at(-1)];
  return {
    ...{ width, height, low, high, right },
    x: (n) => LEFT + ((n - first) / (last - first)) * (width - LEFT - right),
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
  for (const n of SIZES)
    parts.push(label(String(n), frame.x(n), frame.height - 12, 'axis', 'middle'));
  parts.push(label('n', LEFT - 10, frame.height - 12, 'axis it', 'end'));
  return parts;
}

function drawLine(frame, { name, key, label: text, look, points }) {
  if (!points.length) return [];
  const at = points.map(([n, value]) => [frame.x(n), frame.y(value)]);
  const d = at.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const parts = [makeSvg('path', { class: `ln ${look}`, d })];
  for (const [x, y] of at)
    parts.push(makeSvg('path', { class: `mk ${look}`, d: markerAt(name, x, y) }));
  parts.push(...lineLabel(at, key ?? name, text, look));
  return parts;
}

/** The paper's lines are named beside themselves, ours where they end; the heat is the legend. */
function lineLabel(at, name, text, look) {
  const [x, y] = at.at(-1);
  if (look === 'theirs') {
    return [paperLabel(at, name, text)];
  }
  return name === 'fast' || name === 'bitmask'
    ? [label(text, x + 11, y + 4, `lb ${look}`, 'start')]
    : [];
}

/** Above the upper line, below the lower one: neither may be written over. */
function paperLabel(at, key, text) {
  const [x, y] = at.at(-3) ?? at.at(-1);
  if (key === 'backtracking') return label(text, x - 14, y - 10, 'lb theirs', 'end');
  return label(text, x + 14, y + 14, 'lb theirs', 'start');
}

function label(text, x, y, look, anchor) {
  const element = makeSvg('text', { class: look, x, y, 'text-anchor': anchor });
  element.textContent = text;
  return element;
}
