/**
 * scene.js -- what the board shows of a step: the position before it, and its reason.
 */
import { drawnHint } from '../../hints.js';
import { notationOf } from '../../names.js';
import { toCells } from '../../position.js';

export const boardOf = ({ n, rules, forbidden }, { regions }) => ({
  ...{ n, rules, regions, forbidden: toCells(n, forbidden) },
});

export function sceneOf(board, { event, queens, crosses }, position) {
  const { n } = board;
  const solved = event.kind === 'solution';
  return {
    ...board,
    ...{ crosses, solved, letters: true, conflicts: position.conflicts },
    notation: notationOf(board),
    queens: queens.map((cell) => ({ row: Math.floor(cell / n), column: cell % n })),
    attacked: solved ? null : position.shaded,
    reason: solved ? null : drawnHint(event.hint, n),
  };
}
