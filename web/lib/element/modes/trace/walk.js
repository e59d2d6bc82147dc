/**
 * walk.js -- the events around the present one, each at its depth; deeper is lower.
 */
import { eventMark } from '../../board/shapes.js';
import { brackets } from './brackets.js';

const STEP = 13;
const LEAST = 6;

/** How many events to each side can be seen in a width. */
export function walkReach(width, length) {
  if (length !== undefined && length * LEAST <= width) return length;
  return Math.ceil(width / STEP / 2) + 2;
}

/** Whether all of a trace fits, so that no map is needed. */
export function fitsWholly(width, length) {
  return length !== undefined && length * LEAST <= width;
}

/** `read()` gives { i, length, loop, walk: { from, events } } or null. */
export function walkLayer(read) {
  const placeIn = (width) => {
    const { i, length } = read();
    if (!fitsWholly(width, length)) return { x: (k) => width / 2 + (k - i) * STEP, step: STEP };
    const step = Math.min(3 * STEP, (width - 16) / Math.max(1, length - 1));
    return { x: (k) => 8 + k * step, step };
  };
  return {
    class: 'walk',
    at(x, width) {
      const now = read();
      if (!now) return undefined;
      const { x: place, step } = placeIn(width);
      return now.i + (x - place(now.i)) / step;
    },
    draw(pen, look, width, height) {
      const now = read();
      if (!now) return;
      const { i, walk } = now;
      const { x, step } = placeIn(width);
      const seen = walk.events
        .map((event, k) => ({ ...event, k: walk.from + k }))
        .filter(({ k }) => x(k) > -STEP && x(k) < width + STEP);
      const y = heights(seen, height);
      pen.rect(x(i) - 8, 1, 16, height - 2, { fill: look['indigo-wash'] });
      stairs(pen, look, seen, x, y);
      const size = Math.min(4.4, Math.max(2.6, step * 0.42));
      for (const { kind, depth, k } of seen) {
        eventMark(pen, look, kind, x(k), y(depth), size, k > i ? 0.55 : 1);
      }
      if (now.loop) {
        const [from, to] = now.loop;
        brackets(pen, look, [x(from) - step / 2, x(to) + step / 2], [2, height - 2]);
      }
    },
  };
}

/** The depths that are seen share the height; at least four of them, so that steps stay small. */
function heights(seen, height) {
  const depths = seen.map(({ depth }) => depth);
  const least = Math.min(...depths);
  const span = Math.max(3, Math.max(...depths) - least);
  return (depth) => 12 + ((depth - least) / span) * (height - 24);
}

function stairs(pen, look, seen, x, y) {
  const lines = [];
  for (let j = 1; j < seen.length; j++) {
    const [before, now] = [seen[j - 1], seen[j]];
    lines.push([x(before.k), y(before.depth), x(now.k), y(before.depth)]);
    if (before.depth !== now.depth) lines.push([x(now.k), y(before.depth), x(now.k), y(now.depth)]);
  }
  if (lines.length) pen.lines(lines, { stroke: look.line, width: 1.5 });
}
