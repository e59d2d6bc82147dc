/**
 * sentences.js -- what the narrator says about a position.
 */

import { GENERATE_MAX_N, GENERATE_MIN_N } from '../../../core/limits.js';
import { describeHint } from '../../hint-sentences.js';
import { movesOf } from '../../hints.js';
import { cellName } from '../../names.js';
import { hasSolution } from '../../solvable.js';
import { attackerOn } from './scene.js';

function describePosition(t, state) {
  const { board, game, position } = state;
  const { n } = board;
  const kind = t('play.queens', { k: t.number(game.queens.length), n: t.number(n) });
  if (position.conflicts.length)
    return { kind, mark: 'reject', ...describeConflict(t, board, position.conflicts) };
  if (position.solved) return { kind, mark: 'solution', ...describeWin(t, state) };
  if (game.move === 0 && game.queens.length < n) return { kind, text: describeGoal(t, board) };
  return { kind, text: t('play.go') };
}

/** What is to be done, until the first move; boards without a solution say so. */
export function describeGoal(t, { n, rules, forbidden }) {
  const values = { n: t.number(n), rules: t(`rules.${rules}`) };
  const closed = forbidden?.length ? t('goal.forbidden') : '';
  if (hasSolution({ n, rules }))
    return [t(`goal.${rules}`, values), closed].filter(Boolean).join(' ');
  return t(rules === 'classic' ? 'goal.none' : 'goal.none.rules', values);
}

/** A win says how it came about and which of the solutions it is. */
function describeWin(t, { game, hints, rank }) {
  const own = isOwnWin(game);
  const solved = own ? t('play.solved.moves', { k: t.number(game.move) }) : t('play.solved');
  const text = [solved, rank?.found && describeRank(t, rank.found)].filter(Boolean).join(' ');
  return { text, more: hints ? t('play.solved.hints', { k: t.number(hints) }) : '' };
}

/** Whether the player has done it, not a link or the engine. */
export const isOwnWin = (game) => game.move > 0 && !game.wasSolved;

export function describeRank(t, { i, n }) {
  return t('play.solved.rank', { i: t.number(i), n: t.number(n) });
}

function describeConflict(t, board, conflicts) {
  const [{ one, other, line }] = conflicts;
  const text = t('play.conflicts', { k: t.number(conflicts.length) });
  const values = { a: cellName(t, board, one), b: cellName(t, board, other) };
  return { text, more: t(`play.why.${line}`, values) };
}

/** Who attacks the empty cell below the pointer, in few words. */
export function describeAttack(t, state) {
  const { board, pointer } = state;
  if (board.forbidden.includes(pointer.hovered)) {
    return t('a11y.play.forbidden', { cell: cellName(t, board, pointer.hovered) });
  }
  const by = attackerOn(pointer.hovered, state);
  if (by === undefined) return '';
  const cell = cellName(t, board, pointer.hovered);
  return t('play.attacked', { cell, by: cellName(t, board, by) });
}

// ---- Hints ----

/** The words on the button: ask for a hint, follow the one that is shown, or go on. */
export function hintButton(t, { board, hint, position }) {
  if (position?.solved) {
    return board.rules === 'regions' ? t('play.next') : t('play.larger', { n: board.n + 1 });
  }
  const moves = movesOf(hint?.found, board.n);
  if (!moves) return t('play.hint');
  if (moves.cross) return t('hint.button.cross');
  if (moves.place) return t('hint.button.place');
  return t('hint.button.remove');
}

/** What the narrator says: of the puzzle that is not there, of the hint, or of the position. */
export function describePlay(t, state) {
  const { board, puzzle, hint } = state;
  if (puzzle) return describePuzzle(t, puzzle);
  if (hint?.error) return describeFailure(t, 'play.hint', hint.error);
  if (hint?.found && hint.found.kind !== 'complete') return describeFound(t, board, hint.found);
  return describePosition(t, state);
}

function describeFound(t, board, hint) {
  if (hasSolution(board)) return describeHint(t, board, hint);
  return { kind: t('play.hint'), mark: 'reject', text: describeGoal(t, board) };
}

/** A puzzle that is being made, or cannot be. */
export function describePuzzle(t, puzzle) {
  const kind = t('rules.regions');
  if (puzzle.error) return describeFailure(t, 'rules.regions', puzzle.error);
  if (puzzle === 'making') return { kind, text: t('puzzle.making') };
  const text = t('puzzle.size', { min: GENERATE_MIN_N, max: GENERATE_MAX_N });
  return { kind, mark: 'reject', text };
}

/** What was asked for under some name did not come. */
function describeFailure(t, name, error) {
  return { kind: t(name), mark: 'reject', text: t('err.load'), more: error.message };
}

/** `found` has a verdict; 'yes' comes with ways and atLeast, 'gave-up' with positions. */
export function describeCompletions(t, { verdict, ways, atLeast, positions }) {
  if (verdict === 'failed') return t('err.load');
  if (verdict === 'conflict') return t('play.can.conflict');
  if (verdict === 'some') return t('play.can.some');
  if (verdict === 'gave-up') return t('play.can.gaveup', { k: t.number(positions) });
  if (verdict === 'no' || verdict === 'none') return t(`play.can.${verdict}`);
  if (atLeast) return t('play.can.many', { k: t.number(ways) });
  return t('play.can.yes', { k: t.number(ways) });
}
