/**
 * daily.js -- the puzzle of a day, and the days that were solved, kept where there is storage.
 */

/** Size and difficulty by the day of the week, from Sunday. */
const DAILY = [
  { n: 10, grade: 'hard' },
  { n: 7, grade: 'easy' },
  { n: 7, grade: 'medium' },
  { n: 8, grade: 'medium' },
  { n: 8, grade: 'hard' },
  { n: 9, grade: 'medium' },
  { n: 9, grade: 'hard' },
];

/** The puzzle of a day: the same for everybody whose calendar shows that date. */
export function dailyPuzzle(date) {
  const seed = date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();
  return { ...DAILY[date.getDay()], seed };
}

/** The date whose puzzle a board is; undefined if it is of no day. */
export function dateOf({ n, rules, seed, grade, own }) {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(String(seed)) ?? [];
  if (rules !== 'regions' || own || !year) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  const daily = dailyPuzzle(date);
  return daily.seed === seed && daily.n === n && daily.grade === grade ? date : undefined;
}

/** The last days, today last. */
export function lastDays(today, count) {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  return Array.from({ length: count }, (_, i) => new Date(year, month, day - count + 1 + i));
}

const NAME = 'nqueens-days';

/** By seed: { hints, ms }, ms where the time was taken. What was stored may be anything. */
export function readDays() {
  try {
    const stored = Object.entries(JSON.parse(localStorage.getItem(NAME)) ?? {});
    const isCount = (value) => Number.isInteger(value) && value >= 0;
    return Object.fromEntries(
      stored
        .filter(([seed, day]) => /^\d{8}$/.test(seed) && isCount(day?.hints))
        .map(([seed, { hints, ms }]) => [seed, isCount(ms) ? { hints, ms } : { hints }]),
    );
  } catch {
    return {};
  }
}

export function keepDays(days) {
  try {
    localStorage.setItem(NAME, JSON.stringify(days));
  } catch {
    // Without storage they last as long as the element.
  }
}
