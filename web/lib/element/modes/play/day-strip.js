/**
 * day-strip.js -- the puzzles of the last seven days: a button each, with what was solved.
 */
import { make, mark, setText } from '../../dom.js';
import { clockText } from '../../parts/stopwatch.js';
import { dailyPuzzle, dateOf, lastDays } from './daily.js';

const DAYS = 7;

export class DayStrip {
  #t;
  #open;
  #days = [];
  #list = make('div', { class: 'days' });

  /** `open(puzzle)` is called with the puzzle of a day. */
  constructor(t, open) {
    this.#t = t;
    this.#open = open;
    const id = 'puzzle-days';
    const title = make('h3', { id }, t('puzzle.daily'));
    this.#list.setAttribute('role', 'group');
    this.#list.setAttribute('aria-labelledby', id);
    this.element = make('div', {}, title, this.#list);
  }

  /** `solved` has the days that were solved, by seed. */
  show(board, solved) {
    this.#followToday();
    const shown = dateOf(board)?.getTime();
    for (const { button, sign, said, name, puzzle, date } of this.#days) {
      const day = solved[puzzle.seed];
      const result = day ? describeDay(this.#t, day) : '';
      setText(sign, day ? '\u2713' : '');
      setText(said, result);
      button.title = [name, result].filter(Boolean).join(': ');
      mark(button, 'aria-current', date.getTime() === shown ? 'true' : undefined);
    }
  }

  /** A page may stay open over midnight. */
  #followToday() {
    const dates = lastDays(new Date(), DAYS);
    if (this.#days.at(-1)?.date.getTime() === dates.at(-1).getTime()) return;
    this.#days = dates.map((date) => this.#day(date));
    this.#list.replaceChildren(...this.#days.map(({ button }) => button));
  }

  #day(date) {
    const language = this.#t.language;
    const format = (options) => new Intl.DateTimeFormat(language, options).format(date);
    const name = format({ weekday: 'long', day: 'numeric', month: 'long' });
    const puzzle = dailyPuzzle(date);
    const sign = make('b', { 'aria-hidden': 'true' });
    const said = make('span', { class: 'vh' });
    const onclick = () => this.#open(puzzle);
    const weekday = make('small', {}, format({ weekday: 'short' }));
    const words = [weekday, ' ', String(date.getDate()), sign, ' ', said];
    const button = make('button', { type: 'button', class: 'btn', onclick }, ...words);
    return { date, name, puzzle, sign, said, button };
  }
}

/** How a day was solved. */
function describeDay(t, { hints, ms }) {
  const parts = [t('play.solved'), t('share.hints', { k: hints }), ms && clockText(ms)];
  return parts.filter(Boolean).join(' ');
}
