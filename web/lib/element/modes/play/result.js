/**
 * result.js -- a win as a line of text to share, without the solution.
 */
import { clockText } from '../../parts/stopwatch.js';
import { dailyPuzzle } from './puzzle.js';

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
function dayOf({ n, rules, seed, grade, own }) {
  if (rules !== 'regions' || own) return '';
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(String(seed)) ?? [];
  const daily = year && dailyPuzzle(new Date(Number(year), Number(month) - 1, Number(day)));
  const isDaily = daily && daily.seed === seed && daily.n === n && daily.grade === grade;
  return isDaily ? `${year}-${month}-${day}` : `#${seed}`;
}

/** How hard the puzzle is, or by which rules the board was solved. */
function wordOf(t, { board, graded }) {
  if (board.rules !== 'regions') return board.rules === 'classic' ? '' : t(`rules.${board.rules}`);
  return graded.found?.grade ? t(`grade.${graded.found.grade}`) : '';
}
