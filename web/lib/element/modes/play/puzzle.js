/**
 * puzzle.js -- a coloured-region puzzle by difficulty and seed, the one of the day, and one
 * of the player's own.
 */
import { make, mark, setText } from '../../dom.js';
import { GRADES, readKey } from '../../keys.js';
import { picker, textButton } from '../../parts/buttons.js';
import { LARGEST_OWN, writeRegions } from '../../regions.js';
import { describeGrade } from './sentences.js';

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

export function puzzleRow(host) {
  const { t, settings } = host;
  const seed = numberField(t('puzzle.seed'), (text) => open({ seed: readKey('seed', text) }));
  const options = [['', t('puzzle.any')], ...GRADES.map((name) => [name, t(`grade.${name}`)])];
  const grade = picker(t('puzzle.grade'), options, settings.grade ?? '', (chosen) =>
    open({ grade: chosen || undefined }),
  );
  const own = ownField(t, (regions) => open({ regions }));
  const verdict = make('p', { class: 'note', role: 'status' });

  /** A value that could not be read marks its field and changes nothing. */
  const open = (changes) => {
    const refused = Object.entries(changes).some(
      ([key, value]) => value === undefined && key !== 'grade',
    );
    mark(seed.input, 'aria-invalid', refused ? 'true' : undefined);
    if (!refused) host.change({ rules: 'regions', ...changes });
  };
  const paint = () => {
    const { n, regions } = host.state.board;
    host.open('paint', { type: 'begin', n: Math.min(n, LARGEST_OWN), regions });
  };
  const next = () => open({ seed: (host.settings.seed + 1) >>> 0 });

  const element = make(
    'section',
    { class: 'puzzle' },
    make('h2', {}, t('rules.regions')),
    make(
      'div',
      { class: 'row wrap' },
      grade,
      textButton(t('puzzle.new'), next),
      textButton(t('puzzle.daily'), () => open(dailyPuzzle(new Date()))),
      seed.element,
    ),
    verdict,
    make('div', { class: 'row wrap' }, own.element, textButton(t('paint.open'), paint)),
  );
  element.show = (shown, { board, graded }) => {
    seed.input.value = String(shown.seed);
    grade.show(shown.grade ?? '');
    seed.input.removeAttribute('aria-invalid');
    own.show(board.regions ? writeRegions(board.n, board.regions) : '');
    setText(verdict, board.rules === 'regions' ? describeGrade(t, graded.found) : '');
  };
  return element;
}

/** A puzzle as text, rows of letters. What cannot be read is marked and changes nothing. */
export function ownField(t, onread) {
  const read = () => {
    const regions = readKey('regions', input.value);
    mark(input, 'aria-invalid', regions ? undefined : 'true');
    if (regions) onread(regions);
  };
  const input = make('input', {
    ...{ autocomplete: 'off', spellcheck: 'false', 'aria-label': t('puzzle.own') },
    ...{ placeholder: 'accdd/aacbd/ccccd/ecccd/eeedd', title: t('puzzle.own.hint') },
    onchange: read,
  });
  const element = make('label', { class: 'field own' }, make('span', {}, t('puzzle.own')), input);
  const show = (text) => {
    if (text !== input.value) input.value = text;
    mark(input, 'aria-invalid', undefined);
  };
  return { element, show };
}

function numberField(label, onchange) {
  const input = make('input', {
    ...{ inputMode: 'numeric', autocomplete: 'off', size: 10 },
    onchange: () => onchange(input.value),
  });
  return { input, element: make('label', { class: 'field' }, make('span', {}, label), input) };
}
