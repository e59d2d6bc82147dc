/**
 * scene.js -- what the board shows of a position, as far as `assist` wants it.
 */
import { notationOf } from '../../names.js';

/** `{ board, game, position }` of the state; `assist` and `coordinates` of the settings. */
export function sceneOf({ board, game, position }, { assist, coordinates }) {
  const { n, rules, regions } = board;
  const shades = assist === 'attacked' && !position.solved;
  return {
    ...{ n, rules, regions, coordinates: coordinates === 'on', notation: notationOf(board) },
    attacked: shades ? position.shaded : null,
    free: shades && game.queens.length ? position.free : [],
    conflicts: assist === 'none' ? [] : position.conflicts,
    crosses: game.crosses,
    queens: game.queens.map((cell) => ({ row: Math.floor(cell / n), column: cell % n })),
  };
}
