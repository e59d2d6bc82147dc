/**
 * scene.js -- what the board shows of a position, as far as `assist` wants it, and of a game:
 * hints, and what the pointer does.
 */
import { drawnHint } from '../../hints.js';
import { notationOf } from '../../names.js';
import { hasCrosses } from './habits.js';

/** `{ board, game, position }` of the state; `assist` and `coordinates` of the settings. */
export function sceneOf({ board, game, position }, { assist, coordinates }) {
  const { n, rules, regions, forbidden } = board;
  const shades = assist === 'attacked' && !position.solved;
  return {
    ...{
      n,
      rules,
      regions,
      forbidden,
      coordinates: coordinates === 'on',
      notation: notationOf(board),
    },
    attacked: shades ? position.shaded : null,
    crossed: true,
    conflicts: assist === 'none' ? [] : position.conflicts,
    crosses: game.crosses,
    queens: game.queens.map((cell) => ({ row: Math.floor(cell / n), column: cell % n })),
  };
}

/** `landed` is the queen that comes down onto its cell: { cell, t }, t from 0 to 1. */
export function gameScene(state, settings, landed) {
  const { board, game, position, pointer, hint, puzzle, habits } = state;
  const { hovered, cursor, lifted } = pointer;
  const { solved } = position;
  const looked = hovered >= 0 ? hovered : cursor;
  const reason = hint?.found && !puzzle ? drawnHint(hint.found, board.n) : null;
  const ghost = ghostOf(state);
  return {
    ...sceneOf(state, settings),
    ...{ cursor, lifted, solved, reason },
    crosses: crossesOf(game, pointer.painting),
    queens: [...queensOf(board, game, pointer, landed), ...ghost],
    letters: Boolean(reason) || habits.letters,
    refusal: settings.assist === 'none' ? undefined : attackOn(looked, state),
    sights: !lifted && !solved && looks(game, looked, ghost) ? [{ cell: looked }] : [],
  };
}

/** A queen has its lines; the first one already before it is placed: so queens move. */
const looks = (game, cell, ghost) =>
  game.has(cell) || (ghost.length > 0 && game.queens.length === 0);

/** Who attacks the cell that is pointed at: drawn, as a trace draws a refusal. */
function attackOn(cell, state) {
  const by = attackerOn(cell, state);
  if (by === undefined) return undefined;
  const square = (at) => ({ row: Math.floor(at / state.board.n), column: at % state.board.n });
  return { from: square(by), to: square(cell) };
}

/** The cell of a queen that attacks an empty cell. */
export function attackerOn(cell, { board, game, position, pointer }) {
  const by = position.attacked[cell];
  const isTaken = game.has(cell) || board.forbidden.includes(cell);
  return pointer.lifted || !by || isTaken ? undefined : by - 1;
}

/** The queen that a click on the cell below the pointer would place. */
function ghostOf({ board, game, position, pointer, habits }) {
  const { hovered, lifted } = pointer;
  if (hovered < 0 || lifted || position.solved || game.has(hovered)) return [];
  if (board.forbidden.includes(hovered)) return [];
  if (hasCrosses({ board, habits }) && !game.isCrossed(hovered)) return [];
  return [{ row: Math.floor(hovered / board.n), column: hovered % board.n, alpha: 0.25 }];
}

export function queensOf({ n }, { queens }, { lifted }, landed) {
  return queens.map((cell) => ({
    ...{ row: Math.floor(cell / n), column: cell % n, ghost: lifted?.from === cell },
    ...(landed?.cell === cell && { alpha: landed.t, scale: 0.86 + 0.14 * landed.t }),
  }));
}

/** The crosses of the game, with those that a drag is just painting or wiping. */
function crossesOf(game, painting) {
  if (!painting) return game.crosses;
  const others = game.crosses.filter((cell) => !painting.cells.includes(cell));
  return painting.on ? [...others, ...painting.cells.filter((c) => !game.has(c))] : others;
}
