/**
 * result.js -- a win as a line of text to share, without the solution.
 */
import { copyText } from '../../parts/clipboard.js';
import { clockText } from '../../parts/stopwatch.js';
import { dateOf } from './daily.js';

/**
 * By the system's own sheet where there is one, else by the clipboard; then `say(text)` shows
 * that it was copied. `ms` is as below.
 */
export async function shareResult({ t, state, element, announcer }, ms, say) {
  const link = element.shareLink({ queens: undefined, crosses: undefined });
  const text = resultText(t, state, { ms, link });
  if (navigator.share) return navigator.share({ text }).catch(() => {});
  const said = t((await copyText(text)) ? 'copy.done' : 'copy.failed');
  say(said);
  return announcer.announce(said);
}

/** `ms` is the time it took, if it was taken; `link` leads to the board as it was at first. */
export function resultText(t, state, { ms, link }) {
  const { board, game, hints, rank } = state;
  const { n } = board;
  const parts = [
    ['nqueens', dayOf(board)].filter(Boolean).join(' '),
    [`${n} × ${n}`, wordOf(t, state)].filter(Boolean).join(' '),
    rank.found && t('share.rank', { i: t.number(rank.found.i), n: t.number(rank.found.n) }),
    t('share.moves', { k: game.move }),
    t('share.hints', { k: hints }),
    ms === undefined ? '' : clockText(ms),
  ];
  return `${parts.filter(Boolean).join(' · ')}\n${link}`;
}

/** The date of a puzzle of the day, the seed of another one. */
function dayOf(board) {
  if (board.rules !== 'regions' || board.own) return '';
  const { seed } = board;
  if (!dateOf(board)) return `#${seed}`;
  return String(seed).replace(/(....)(..)(..)/, '$1-$2-$3');
}

/** How hard the puzzle is, or by which rules the board was solved. */
function wordOf(t, { board, graded }) {
  if (board.rules !== 'regions') return board.rules === 'classic' ? '' : t(`rules.${board.rules}`);
  return graded.found?.grade ? t(`grade.${graded.found.grade}`) : '';
}
