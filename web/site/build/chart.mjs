/**
 * chart.mjs -- lines over a board size, on a logarithmic axis of seconds, as SVG.
 *
 * Colours and strokes are those of the style sheet's classes line-0, line-1 …; each line
 * also has its name at its end, so that nobody needs to tell colours apart.
 */
import { escaped } from './head.mjs';

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 64;
const RIGHT = 160;
const TOP = 12;
const BOTTOM = 34;
const LABEL_GAP = 15;

/** `lines` are `{ name, points: [[n, seconds], …] }`. */
export function chart({ title, lines }) {
  const all = lines.flatMap(({ points }) => points);
  const scale = scales(all);
  const labels = spread(lines.map(({ points }) => endOf(points, scale)));
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" class="chart">
<title>${escaped(title)}</title>
${scale.decades.map((power) => gridLine(power, scale)).join('\n')}
${scale.sizes.map((n) => text(scale.x(n), HEIGHT - 12, `n = ${n}`, 'middle')).join('\n')}
${lines.map((line, i) => drawn(line, i, labels[i], scale)).join('\n')}
</svg>`;
}

/** Whole powers of ten below and above, and every board size. */
function scales(points) {
  const sizes = [...new Set(points.map(([n]) => n))].sort((a, b) => a - b);
  const powers = points.map(([, seconds]) => Math.log10(seconds));
  const low = Math.floor(Math.min(...powers));
  const high = Math.max(low + 1, Math.ceil(Math.max(...powers)));
  const [first, last] = [sizes[0], sizes.at(-1)];
  const across = (WIDTH - LEFT - RIGHT) / Math.max(1, last - first);
  const down = (HEIGHT - TOP - BOTTOM) / (high - low);
  return {
    sizes,
    decades: Array.from({ length: high - low + 1 }, (_, i) => low + i),
    x: (n) => round(LEFT + (n - first) * across),
    y: (seconds) => round(TOP + (high - Math.log10(seconds)) * down),
  };
}

const round = (number) => Math.round(number * 10) / 10;

function gridLine(power, { y }) {
  const at = y(10 ** power);
  const line = `<path class="grid" d="M${LEFT} ${at}H${WIDTH - RIGHT}"/>`;
  return line + text(LEFT - 8, at + 4, `${secondsText(10 ** power)}`, 'end');
}

export function secondsText(seconds) {
  if (seconds >= 1) return `${Number(seconds.toPrecision(3))} s`;
  if (seconds >= 1e-3) return `${Number((seconds * 1e3).toPrecision(3))} ms`;
  return `${Number((seconds * 1e6).toPrecision(3))} µs`;
}

function text(x, y, words, anchor) {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

function drawn({ name, points }, i, label, { x, y }) {
  const path = points.map(([n, seconds], k) => `${k ? 'L' : 'M'}${x(n)} ${y(seconds)}`).join('');
  const dots = points.map(([n, seconds]) => `<circle cx="${x(n)}" cy="${y(seconds)}" r="3"/>`);
  const end = x(points.at(-1)[0]) + 8;
  return `<g class="line-${i % 8}"><path d="${path}"/>${dots.join('')}${text(end, label + 4, name, 'start')}</g>`;
}

function endOf(points, { x, y }) {
  const [n, seconds] = points.at(-1);
  return { x: x(n), y: y(seconds) };
}

/** Where lines end together, labels one below the other, each as near to its line as can be. */
function spread(ends) {
  const order = ends.map((end, i) => ({ ...end, i })).sort((a, b) => a.y - b.y);
  const placed = [];
  const free = {};
  for (const { x, y, i } of order) {
    placed[i] = Math.max(y, free[x] ?? y);
    free[x] = placed[i] + LABEL_GAP;
  }
  return placed;
}
