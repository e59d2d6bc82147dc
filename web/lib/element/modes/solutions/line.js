/**
 * line.js -- all solutions on a line: a tick as tall as the first queen's column.
 */
import { diamond, triangle } from '../../board/shapes.js';

const EDGE = 6;

/** `read()` gives { data, solution } or null. */
export function solutionLine(read) {
  return {
    class: 'line',
    at(x, width) {
      const now = read();
      return now ? ((x - EDGE) / (width - 2 * EDGE)) * (now.data.count - 1) : undefined;
    },
    draw(pen, look, width, height) {
      const now = read();
      if (!now?.data.count) return;
      const { data, solution } = now;
      const x = (k) => EDGE + (k / Math.max(1, data.count - 1)) * (width - 2 * EDGE);
      const tall = (k) => 5 + (data.boards[k * data.n] * (height - 26)) / Math.max(1, data.n - 1);
      const base = height - 10;
      ticks(pen, look, data, x, tall, base, width);
      for (const k of imagesOf(data, solution)) {
        pen.rect(x(k) - 1, base - tall(k), 2, tall(k), { fill: look.indigo });
        diamond(pen, x(k), base - tall(k) - 5, 3, { fill: look.indigo });
      }
      triangle(pen, x(solution), height - 4, 4.5, true, { fill: look.ink });
    },
  };
}

/** More ticks than pixels would only be painted over each other. */
function ticks(pen, look, { count }, x, tall, base, width) {
  const most = Math.floor(width / 3);
  const number = Math.min(count, most);
  const style = { fill: look['line-strong'], alpha: 0.55 };
  for (let j = 0; j < number; j++) {
    const k = number < 2 ? 0 : Math.round((j * (count - 1)) / (number - 1));
    pen.rect(x(k) - 1, base - tall(k), 2, tall(k), style);
  }
}

function imagesOf({ classOf, members, starts }, solution) {
  if (!classOf) return [];
  const row = classOf[solution];
  return members.subarray(starts[row], starts[row + 1]);
}
