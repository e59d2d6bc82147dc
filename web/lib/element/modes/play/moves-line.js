/**
 * moves-line.js -- the moves of a game as marks on a line, with the present one ringed.
 */
import { eventMark } from '../../board/shapes.js';

const LEFT = 12;

/** Kinds of moves that are not drawn as a queen that goes in. */
const MARKS = { remove: 'remove', mark: 'reject' };

/** `read()` gives the game. */
export function movesLine(read) {
  const stepOf = (width) => Math.min(34, (width - 2 * LEFT) / Math.max(1, read().moves));
  return {
    class: 'line',
    at: (x, width) => (x - LEFT) / stepOf(width) + 1,
    draw(pen, look, width, height) {
      const game = read();
      const y = height / 2;
      const step = stepOf(width);
      const x = (move) => LEFT + (move - 1) * step;
      pen.lines([[LEFT, y, width - 4, y]], { stroke: look.line, width: 2 });
      if (game.move > 1) pen.lines([[LEFT, y, x(game.move), y]], { stroke: look.indigo, width: 2 });
      const size = Math.max(2, Math.min(5, step / 3));
      game.kinds().forEach((kind, i) => {
        const now = i + 1 === game.move;
        const alpha = i + 1 > game.move ? 0.55 : 1;
        if (step > 12) pen.circle(x(i + 1), y, 9, { fill: look.surface });
        if (now) pen.circle(x(i + 1), y, 10, { stroke: look.ink, width: 2, fill: look.surface });
        eventMark(pen, look, MARKS[kind] ?? 'place', x(i + 1), y, size, alpha);
      });
    },
  };
}
