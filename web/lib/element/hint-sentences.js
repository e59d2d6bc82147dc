/**
 * hint-sentences.js -- a hint in words: its technique, the reason, and what to do.
 */
import { cellNames, groupName } from './group-names.js';
import { movesOf } from './hints.js';
import { cellName } from './names.js';

/** A hint: its technique as heading, the reason, and what the button will do. */
export function describeHint(t, board, hint) {
  const kind = hint.technique ? t(`technique.${hint.technique}`) : t('play.hint');
  const moves = movesOf(hint, board.n);
  const mark = moves?.place ? 'place' : moves?.remove ? 'remove' : 'reject';
  const named = (squares = []) =>
    squares.map(({ row, column }) => cellName(t, board, row * board.n + column));
  const groups = (role) =>
    t.list((hint.groups ?? []).filter((g) => g.role === role).map((g) => groupName(t, board, g)));
  const values = {
    cell: hint.row === undefined ? '' : named([hint])[0],
    by: hint.by ? named([hint.by])[0] : '',
    out: cellNames(
      t,
      board,
      (hint.out ?? []).map(({ row, column }) => row * board.n + column),
    ),
    of: groups('of'),
    in: groups('in'),
    empty: groups('empty'),
    group: hint.group ? groupName(t, board, hint) : '',
    first: named(hint.chain)[0] ?? '',
  };
  const text = withCapital(spaced(t(hintKey(hint), values)));
  return { kind, mark, text, more: spaced(adviceOf(t, moves, values) ?? '') };
}

/** Names in letters and digits stand apart from Chinese characters. */
const spaced = (text) =>
  text
    .replace(/([A-Za-z0-9])(?=\p{Script=Han})/gu, '$1 ')
    .replace(/(\p{Script=Han})(?=[A-Za-z0-9])/gu, '$1 ');

/** A sentence may begin with the name of a row, column or region; squares stay small. */
const withCapital = (text) =>
  text.replace(/^[rc](?=ow|olumn|egion)/, (first) => first.toUpperCase());

function hintKey(hint) {
  if (hint.kind === 'clash' && !hint.by) return 'hint.clash.cell';
  if (hint.kind === 'stuck' && hint.row === undefined) return 'hint.stuck.group';
  return `hint.${hint.kind}`;
}

/** What the second press does. */
function adviceOf(t, moves, { cell, out }) {
  if (moves?.cross) return t('hint.do.cross', { cells: out });
  if (moves?.place) return t('hint.do.place', { cell });
  if (moves?.remove) return t('hint.do.remove', { cell });
  return moves?.uncross ? t('hint.do.uncross', { cell }) : undefined;
}
